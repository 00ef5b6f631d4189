/** The files for Caddy and nginx as they stand in deploy/, but with the ports, the certificate and the server of a test. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tls from 'node:tls'

const DEPLOY = join(import.meta.dirname, '../../../deploy')
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8')

export interface Certificate {
  readonly key: string
  readonly certificate: string
}

export interface Here extends Certificate {
  readonly plain: number
  readonly secure: number
  /** Where the server is, as host and port. */
  readonly server: string
}

/** A certificate for this machine. @param folder where it is put */
export const certificateIn = (folder: string): Certificate => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')] as const
  const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-days', '1', '-nodes', ...whose]
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  return { key, certificate }
}

/** From now on this process takes it for a good one. */
export const trust = ({ certificate }: Certificate): void =>
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(certificate, 'utf8')])

/** @param folder for what it keeps */
export const nginxConf = ({ key, certificate, plain, secure, server }: Here, folder: string): string => {
  const here = read('nginx.conf')
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${plain};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${secure} `)
    .replaceAll('table.example.org', 'localhost')
    .replace('127.0.0.1:3000', server)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  return `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${here}\n}\n`
}

export const caddyfile = ({ key, certificate, secure, server }: Here): string =>
  `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${read('Caddyfile')
    .replace(/^table\.example\.org \{/m, `https://localhost:${secure} {\n\ttls ${certificate} ${key}`)
    .replace('127.0.0.1:3000', server)}`

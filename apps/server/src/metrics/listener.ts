/** The address that Prometheus reads: a listener of its own, since what it tells is for whoever runs the server. */
import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

export interface MetricsListener {
  readonly url: string
  close(): Promise<void>
}

/** @param port 0 takes a free one @throws if the port is taken */
export const listenForMetrics = async (
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsListener> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  const at = typeof bound === 'object' && bound !== null ? bound.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${at}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

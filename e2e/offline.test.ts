/** A page that is opened while there is no line says so, and opens by itself when there is one; the app can be installed. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { looked } from './looked.ts'
import { browser, comes, house } from './opened.ts'

const SHOTS = process.env['SHOTS']

test('without a line there is a page that says so, at the same address, and back again', async () => {
  const { page, context } = await person(browser, { width: 360, theme: 'dark' })
  const table = await house.table()
  await page.goto(house.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.goto(table.links.spectator)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(page.url()).toBe(table.links.spectator)
  expect(await faults(page)).toEqual([])
  if (SHOTS !== undefined) {
    mkdirSync(SHOTS, { recursive: true })
    await page.screenshot({ path: join(SHOTS, 'offline.png') })
  }
  await context.setOffline(false)
  await page
    .getByRole('region', { name: 'The table' })
    .or(page.getByRole('navigation', { name: 'Places' }))
    .first()
    .waitFor()
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept.sort()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js', '/theme.js'])
})

test('LANG-1 without a line it is said in the language of whoever is there', async () => {
  const german = await comes({ width: 360, locale: 'de-AT' })
  const table = await house.table()
  await german.goto(house.url)
  await german.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await german.context().setOffline(true)
  await german.goto(table.links.spectator)
  await german.getByRole('heading', { name: 'Du bist offline' }).waitFor()
  expect(await german.getByRole('heading').count()).toBe(1)
  expect(await german.evaluate(() => document.documentElement.lang)).toBe('de')
  await looked(german, 'offline-german')
})

test('what is needed to install it is there', async () => {
  const { page } = await person(browser, { width: 1440, theme: 'light' })
  await page.goto(house.url)
  const client = await page.context().newCDPSession(page)
  const { errors, data } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as { name: string; icons: { src: string }[] }
  expect(manifest.name).toBe('Homestake')
  for (const { src } of manifest.icons) expect((await page.request.get(`${house.url}${src}`)).status()).toBe(200)
})

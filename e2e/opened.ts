/** The house and the browser of one file of tests: open before its first test, closed after its last. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { launch, person, type Device } from './chromium.ts'
import { openHouse } from './house.ts'

export const house = await openHouse()
export const browser = await launch()

afterAll(async () => {
  await browser.close()
  await house.close()
})

const leaving: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(leaving.splice(0).map((leave) => leave()))
})

/** A person of one test alone: their browser is closed when the test is over. */
export const comes = async (device: Device): Promise<Page> => {
  const { context, page } = await person(browser, device)
  leaving.push(() => context.close())
  return page
}

/**
 * The house and the browser of one file of tests: open before its first test, closed after its last (`each-file.ts` sees to
 * it). What is imported is loaded once for many files.
 */
import type { Browser, Page } from 'playwright-core'
import { launch, person, type Device } from './chromium.ts'
import { openHouse, type House } from './house.ts'

export let house: House
export let browser: Browser

export const open = async (): Promise<void> => {
  house = await openHouse()
  browser = await launch()
}

export const close = async (): Promise<void> => {
  await browser.close()
  await house.close()
}

const leaving: (() => Promise<void>)[] = []

/** Whoever came for one test alone goes. */
export const leave = async (): Promise<void> => {
  await Promise.all(leaving.splice(0).map((go) => go()))
}

/** A person of one test alone: their browser is closed when the test is over. */
export const comes = async (device: Device): Promise<Page> => {
  const { context, page } = await person(browser, device)
  leaving.push(() => context.close())
  return page
}

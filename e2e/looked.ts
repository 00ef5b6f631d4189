/** A screen is looked at: by eye, if `SHOTS` names a folder for the pictures, and by what a machine can tell. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from './axe.ts'

export const SHOTS = process.env['SHOTS']

/** Nothing is wrong with a page, and it is no wider than its screen. */
export const looked = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) {
    mkdirSync(SHOTS, { recursive: true })
    await page.screenshot({ path: join(SHOTS, `${name}.png`) })
  }
  expect(await faults(page), name).toEqual([])
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide, name).toBeLessThanOrEqual(screen ?? 0)
}

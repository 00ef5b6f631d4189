/** Several people at one table, each in a browser of their own: what they all see, what goes wrong on anybody's screen. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from './axe.ts'
import { person, type Device } from './chromium.ts'
import { stage } from './settlers.ts'

const SHOTS = process.env['SHOTS']

export class Company<Who extends string> {
  readonly pages: Readonly<Record<Who, Page>>
  /** Errors of scripts and of the console, of anybody. */
  readonly troubles: readonly string[]

  private constructor(pages: Record<Who, Page>, troubles: readonly string[]) {
    this.pages = pages
    this.troubles = troubles
  }

  static async come<Who extends string>(browser: Browser, devices: Record<Who, Device>): Promise<Company<Who>> {
    const troubles: string[] = []
    const come = async ([who, device]: [string, Device]): Promise<[string, Page]> => {
      const { page } = await person(browser, device)
      page.on('pageerror', (error) => troubles.push(`${who}: ${error.message}`))
      page.on('console', (message) => message.type() === 'error' && troubles.push(`${who}: ${message.text()}`))
      return [who, page]
    }
    const pages = await Promise.all(Object.entries<Device>(devices).map(come))
    return new Company(Object.fromEntries(pages) as Record<Who, Page>, troubles)
  }

  get everyone(): [Who, Page][] {
    return Object.entries<Page>(this.pages) as [Who, Page][]
  }

  /** Wait until all see a text on the stage. */
  async allSee(text: string | RegExp): Promise<void> {
    await Promise.all(this.everyone.map(([, page]) => stage(page).getByText(text).first().waitFor()))
  }

  async axe(): Promise<void> {
    for (const [who, page] of this.everyone) expect(await faults(page), who).toEqual([])
  }

  /** Nothing scrolls sideways on anybody's screen. */
  async fits(): Promise<void> {
    for (const [who, page] of this.everyone)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), who).toBeLessThanOrEqual(0)
  }

  /** Pictures of every screen, into the folder `SHOTS` if it is set. */
  async shoot(name: string): Promise<void> {
    if (SHOTS === undefined) return
    mkdirSync(SHOTS, { recursive: true })
    for (const [who, page] of this.everyone) await page.screenshot({ path: join(SHOTS, `${name}-${who}.png`) })
  }
}

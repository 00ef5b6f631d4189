/** What people do in the Inverted Tower, by what they see. */
import { makeTable } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import type { House } from './house.ts'

export const towerTable = async (house: House, title: string, options: Record<string, string>): Promise<MadeTable> => {
  const made = await makeTable(house.url, { game: 'inverted-tower', title, options })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

/** The host takes a seat too. */
export const takeSeat = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('What are you called?').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.getByRole('heading', { name: 'Who goes down?' }).waitFor()
}

/** What is told of the newest command in the tower that the page shows. */
export const newest = (page: Page) => page.getByRole('region', { name: 'What happened last' })

/** Prepare the faces of one throw, do what throws it, and wait for what it comes to. */
export const thrown = async (
  house: House,
  page: Page,
  faces: readonly number[],
  act: () => Promise<void>,
  told: string | RegExp,
): Promise<void> => {
  house.faces.push([...faces])
  await act()
  await newest(page).getByText(told).first().waitFor()
}

/** Everything that comes down a page's sockets, from now on. */
export const framesOf = (page: Page): string[] => {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(payload.toString())))
  return frames
}

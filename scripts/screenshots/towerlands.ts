/** Tables of Towerlands, each brought to another moment of a conflict. */
import { must, seatOf } from '../../apps/server/test/nml-table.ts'
import { join, table, until } from '../../apps/server/test/table.ts'
import { conflictOf, fight, finish, goOn, inConflict, playOf, tlTable, type TlTable } from '../../apps/server/test/tl-table.ts'
import type { House } from '../../e2e/house.ts'
import { goTo } from '../../e2e/people.ts'
import { openDesk } from './acts.ts'
import { asChair, asPlayer, forAll, type Screen } from './screen.ts'

const all = (name: string, { made, ann }: Pick<TlTable, 'made' | 'ann'>): readonly Screen[] =>
  forAll(`towerlands ${name}`, made, ann)

/** A conflict that has gone on until it waits for something of this kind, or the newest try. */
const fightUntil = async (house: House, stage: string): Promise<TlTable> => {
  for (let tries = 1; ; tries++) {
    const people = await tlTable(house.url)
    await fight(people)
    while (playOf(people.gm).conflict !== null && conflictOf(people.gm).stage !== stage) await goOn(people)
    if (playOf(people.gm).conflict !== null || tries === 12) return people
  }
}

const propose = async ({ gm, ann }: TlTable): Promise<void> => {
  await must(ann, { type: 'propose-conflict', first: seatOf(ann), second: 'gm', other: null, opposition: 'The abbot', win: 'The bell of Highmark rings again', lose: 'Her word counts for nothing', goal: '' })
  await until(gm, () => playOf(gm).conflict !== null)
} // prettier-ignore

export const tlScreens = async (house: House): Promise<readonly Screen[]> => {
  const made = await table(house.url, { game: 'towerlands', title: 'Highmark' })
  const ann = await join(house.url, made, { player: 'Ann' })
  const calm = await tlTable(house.url)
  const stakes = await tlTable(house.url)
  await propose(stakes)
  const domain = await tlTable(house.url)
  await propose(domain)
  const conflict = conflictOf(domain.gm).id
  await must(domain.gm, { type: 'write-stakes', conflict, side: 'second', win: 'silence', lose: 'the bell', goal: '' })
  await until(domain.ann, () => playOf(domain.ann).conflict?.sides.second.win === 'silence')
  await inConflict(domain.ann, { type: 'accept-stakes', side: 'first' })
  await inConflict(domain.gm, { type: 'accept-stakes', side: 'second' })
  const rolled = await tlTable(house.url)
  await fight(rolled)
  const burden = await fightUntil(house, 'burden')
  const told = await fightUntil(house, 'narrate')
  const aftermath = await fightUntil(house, 'aftermath')
  const closed = await tlTable(house.url)
  await fight(closed)
  await finish(closed)
  await must(closed.gm, { type: 'end-play' })
  const anns = asPlayer(calm.made, calm.ann)
  return [
    ...all('making', { made, ann }),
    ...all('calm', calm),
    { name: 'towerlands sheet player', ...anns, act: (page) => goTo(page, 'Sheet') },
    { name: 'towerlands desk GM', ...asChair(calm.made), act: openDesk },
    ...all('stakes', stakes),
    ...all('domain', domain),
    ...all('dice', rolled),
    ...all('burden', burden),
    ...all('telling', told),
    ...all('aftermath', aftermath),
    ...all('ended', closed),
  ]
}

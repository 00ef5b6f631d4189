import { describe, expect, it } from 'vitest'
import {
  RUTH,
  agreed,
  bear,
  gm,
  inScene,
  inSeason,
  playing,
  quarrel,
  ruth,
  silas,
  thrown,
  type Outcome,
} from '../../test/given.ts'
import type { Names } from '../contract/game.ts'
import { isHouseEvent } from '../house/events.ts'
import type { NmlEvent } from './events.ts'
import { say } from './say.ts'
import { shown } from './shown.ts'

const names: Names = { seat: (seat) => `${seat}’s player`, chair: 'the GM' }
const game = ({ events }: Outcome): NmlEvent[] =>
  events.flatMap(({ event }) => (isHouseEvent(event) ? [] : [event as unknown as NmlEvent]))
const told = (outcome: Outcome) => game(outcome).flatMap((event) => say(event, names) ?? [])

const rollOf = (options: Parameters<typeof bear>[0], ...faces: number[]) =>
  agreed(bear(options))
    .do(ruth, { type: 'call-aspect', aspect: '1' })
    .do(ruth, { type: 'ready', side: 'first' })
    .when(gm, { type: 'ready', side: 'second' }, faces)

describe('what is said', () => {
  it('a roll says the verdict first, then the number, then what made it up', () => {
    expect(told(rollOf({}, 6, 6, 1, 2, 5))).toEqual([
      {
        kind: 'roll',
        text: 'Ruth rolls 18 against 9 and leads.',
        details: [
          'Ruth: 13 on the dice and 5 Grit.',
          '6+6+1 = 13 (Ruth, taking part)',
          '2 (Ruth, Strong Arm)',
          'Grizzly: 5 on the dice and 4 Conflict Pool.',
          '5 (Grizzly, taking part)',
        ],
      },
    ])
  })

  it('a tie is said in words', () => {
    expect(told(rollOf({}, 1, 2, 3))[0]?.text).toBe('A tie at 7 between Ruth and Grizzly.')
  })

  it('D1 sealed: the table hears the verdict and the settlers’ number, the GM hers', () => {
    const ahead = rollOf({ dramaDice: 'sealed' }, 5, 2, 1)
    expect(told(ahead).map(({ kind, text }) => [kind, text])).toEqual([
      ['roll', 'Ruth rolls 10 and leads over Grizzly.'],
      ['secret', 'Your side rolls 5: 1 on the dice and 4 Conflict Pool.'],
    ])
    expect(told(ahead)[0]?.details).toContain('Grizzly: 1 die behind the screen.')
    expect(told(rollOf({ dramaDice: 'sealed' }, 1, 1, 5))[0]?.text).toBe('Grizzly leads over a 6.')
  })

  it('what is thrown is shown, die by die; sealed, the GM’s dice are shown to her alone', () => {
    const open = game(rollOf({}, 6, 1, 2, 5)).flatMap(shown)
    expect(open).toEqual([
      { number: 1, dice: [{ die: 0, sides: 6, faces: [6, 1] }, { die: 1, sides: 6, faces: [2] }, { die: 2, sides: 6, faces: [5] }] },
    ]) // prettier-ignore
    const sealed = rollOf({ dramaDice: 'sealed' }, 5, 2, 1)
    expect(
      game(sealed)
        .flatMap(shown)
        .map(({ dice }) => dice.map(({ die }) => die)),
    ).toEqual([[0, 1], [2]])
  })

  it('declaring, going on, giving in and winning are told with names, pools and stakes', () => {
    const declared = inScene().when(ruth, {
      type: 'declare-conflict', first: RUTH, second: 'gm', pool: 'grit', stakes: 'the honey', opposition: '',
    }) // prettier-ignore
    expect(told(declared)[0]).toEqual({
      kind: 'deed',
      text: 'Ruth against the opposition, with Grit at risk.',
      details: ['Ruth wants: the honey'],
    })
    const behind = thrown(agreed(quarrel()), 1, 5)
    const on = behind.when(ruth, { type: 'escalate', side: 'first', stakes: 'his farm' })
    expect(told(on)).toEqual([
      { kind: 'deed', text: 'Ruth goes on and raises the stakes: his farm', details: ['Ruth pays 1 Heart; 4 left.'] },
    ])
    expect(told(behind.when(ruth, { type: 'concede', side: 'first' }))[0]).toEqual({
      kind: 'turn',
      text: 'Silas wins against Ruth: her blessing',
      details: ['Ruth gave in.', 'A Victory Die for Silas.'],
    })
  })

  it('what only changes the state says nothing', () => {
    expect(told(bear().when(ruth, { type: 'accept-stakes', side: 'first' }))).toEqual([])
    expect(told(agreed(quarrel()).when(silas, { type: 'ready', side: 'second' }))).toEqual([])
    expect(told(playing().when(gm, { type: 'prepare-opposition', name: 'x' }))).toEqual([])
  })

  it('D1 a closed season says how to check the GM’s commitment', () => {
    const season = inSeason({}, 4)
    const { salt } = season.gmSeason
    const [closed] = told(season.when(gm, { type: 'close-season' }))
    expect(closed?.text).toBe('Travel is over. Its Rating was 4; of 12 Drama Dice 12 were left.')
    expect(closed?.details?.[0]).toBe(
      `“rating 4, supply 12” with salt ${salt} makes ${season.table.season?.commitment}`,
    )
  })
})

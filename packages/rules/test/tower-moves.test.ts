import { describe, expect, it } from 'vitest'
import { movesOf, type Move } from '../src/inverted-tower/index.ts'
import { BRYN, MOBS, ODO, SEATS, TRAP, bonfire, bryn, cleared, hit, host, inside, meet, merchant, odo, seated, stairs, together, type Play, type Who } from './tower-play.ts' // prettier-ignore

const moves = (play: Play, who: Who = bryn): Move[] => movesOf(play.view(who), who.viewer.seat ?? BRYN)
const kinds = (play: Play, who: Who = bryn): string[] => [...new Set(moves(play, who).map(({ kind }) => kind))]
const of = <K extends Move['kind']>(play: Play, kind: K): Extract<Move, { readonly kind: K }>[] =>
  moves(play).flatMap((move) => (move.kind === kind ? [move as Extract<Move, { readonly kind: K }>] : []))

describe('what may be done now', () => {
  it('3.4 every state has one obvious command, which comes first', () => {
    expect(kinds(seated())[0]).toBe('enter')
    expect(kinds(inside())[0]).toBe('new-room')
    expect(kinds(meet(inside(), 2))[0]).toBe('attack')
    expect(kinds(inside().do(bryn, { type: 'new-room' }, TRAP.int))[0]).toBe('face-trap')
    expect(kinds(hit(meet(inside(), 2).being({ xp: 10, kills: 10 }), [6]))[0]).toBe('raise')
    expect(kinds(meet(inside(), 2).being({ hp: 1 }))[0]).toBe('drink')
    expect(kinds(inside().do(bryn, { type: 'retire' }))).toEqual(['enter'])
  })

  it('I-R20 each blow with its chance; the obvious one is the strongest, and keeps daggers that would be spent', () => {
    const blows = of(meet(inside(), 1), 'attack')
    expect(blows).toHaveLength(6)
    expect(blows[0]?.blow).toMatchObject({ attribute: 'str', daggers: 1, chance: 1 / 2 })
    expect(of(meet(inside({ daggers: 'spent' }), 1), 'attack')[0]?.blow).toMatchObject({ daggers: 0, chance: 1 / 3 })
  })

  it('I-R6 I-R16 I-R23 IA9 rooms, traps, ways back and stairs with their chances', () => {
    expect(of(inside(), 'new-room')[0]?.rooms.events.trap).toBeCloseTo(1 / 6, 12)
    expect(of(inside().do(bryn, { type: 'new-room' }, TRAP.str), 'face-trap')[0]).toMatchObject({ attribute: 'str', chance: 1 / 2 }) // prettier-ignore
    const play = cleared(stairs(inside()))
    expect(of(play, 'move-back')).toMatchObject([{ command: { room: 1 }, chance: 1 / 3, waiting: 0 }])
    expect(of(play, 'descend')).toEqual([])
    const there = play.do(bryn, { type: 'move-back', room: 1 }, [1])
    expect(of(there, 'descend')[0]).toMatchObject({ floor: 2, first: { armed: 1 / 3 } })
    expect(of(stairs(inside({ lastFloor: '3' }).with(({ table }) => {
      const run = table.play.runs[BRYN]
      if (run) run.floor = 3
    })), 'descend')[0]?.first).toBeNull() // prettier-ignore
    expect(of(cleared(bonfire(inside({ wanderInEventRooms: 'off' }))), 'move-back')[0]?.chance).toBe(0)
    const fled = meet(cleared(inside({ flee: 'on' })), 3).do(bryn, { type: 'flee' }, [1])
    expect(of(fled, 'move-back')[0]).toMatchObject({ command: { room: 2 }, chance: 0, waiting: 3 })
    expect(of(meet(cleared(inside({ flee: 'on' })), 3), 'flee')[0]).toMatchObject({ room: 1, chance: 1 / 3 })
  })

  it('IA13 I-R13 a potion, and what the merchant sells, where they can be had', () => {
    expect(kinds(inside())).not.toContain('drink')
    expect(of(inside().being({ hp: 3 }), 'drink')[0]?.hp).toBe(5)
    expect(of(merchant(inside()).being({ gold: 5 }), 'buy').map(({ command }) => command.item)).toEqual(['potion', 'dagger']) // prettier-ignore
  })

  it('IA18 in a party whoever has to wait may still give, drink and go home', () => {
    const play = together({ mode: 'party' })
    expect(kinds(play, odo)).toEqual(['give', 'retire'])
    expect(kinds(play.do(bryn, { type: 'new-room' }, MOBS[1]), odo)).toEqual(['give'])
    // The chair, for whoever is away, sees the same.
    expect(movesOf(play.view(host), BRYN).map(({ kind }) => kind)).toContain('new-room')
  })

  it('D11 in a race each sees their own moves, and nobody another’s', () => {
    const play = together({ race: 'on' })
    for (const seat of SEATS) expect(kinds(play, { viewer: { chair: false, seat } })[0]).toBe('new-room')
    expect(movesOf(play.view(odo), BRYN)).toEqual([])
    expect(movesOf(play.view(host), ODO)).toEqual([])
  })
})

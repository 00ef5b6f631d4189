import { by, certain, delverOf } from '../acting.ts'
import { draftedDelver } from '../drafted.ts'
import { PRICE } from '../numbers.ts'
import type { RunRule } from '../rule.ts'

const POUCH = { dagger: 'daggers', potion: 'potions', gold: 'gold' } as const

/** I-R2, I-R13, I-R19, IA7, IA13, IA18: what is done between two rolls. It raises no step: whoever rolls meanwhile may. */
export const between: RunRule<
  'raise' | 'drink' | 'buy' | 'give',
  'attribute-raised' | 'potion-drunk' | 'bought' | 'given'
> = {
  decide: {
    raise: (acting, { attribute }) => [
      {
        type: 'attribute-raised',
        ...by(acting),
        attribute,
        value: delverOf(acting).attributes[attribute] + 1,
      },
    ],
    drink: (acting) => {
      const { maxHp, potions } = delverOf(acting)
      return [{ type: 'potion-drunk', ...by(acting), hp: maxHp, potions: potions - 1 }]
    },
    buy: (acting, { item }) => [{ type: 'bought', ...by(acting), item, gold: delverOf(acting).gold - PRICE }],
    give: (acting, { to, item, count }) => [
      {
        type: 'given',
        ...by(acting),
        to,
        toName: certain(acting.run.delvers[to], `delver of ${to}`).name,
        item,
        count,
      },
    ],
  },
  evolve: {
    'attribute-raised': ({ seat, attribute, value }, run) => {
      const delver = draftedDelver(run, seat)
      delver.attributes[attribute] = value
      delver.points -= 1
    },
    'potion-drunk': ({ seat, hp, potions }, run) => {
      Object.assign(draftedDelver(run, seat), { hp, potions })
    },
    bought: ({ seat, item, gold }, run) => {
      const delver = draftedDelver(run, seat)
      delver.gold = gold
      delver[POUCH[item]] += 1
    },
    given: ({ seat, to, item, count }, run) => {
      draftedDelver(run, seat)[POUCH[item]] -= count
      draftedDelver(run, to)[POUCH[item]] += count
    },
  },
}

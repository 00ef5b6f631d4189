import { setImmediate as others } from 'node:timers/promises'

/** How many are done before others have their turn. */
const AT_ONCE = 250

/** Map many in order, and let everything else that waits have its turn in between. */
export const unhurried = async <A, B>(items: readonly A[], one: (item: A, i: number) => B): Promise<B[]> => {
  const done: B[] = []
  for (const [i, item] of items.entries()) {
    if (i > 0 && i % AT_ONCE === 0) await others()
    done.push(one(item, i))
  }
  return done
}

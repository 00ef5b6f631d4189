/**
 * The files that take longest begin first, so that none of them is still at it alone when all others are done. Vitest
 * knows that by itself only from the second run on.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Over ten seconds on two cores, or long in the full run; the longest first. */
const LONG: readonly string[] = [
  'e2e/year',
  'e2e/keyboard-nml',
  'e2e/keyboard-tl',
  'e2e/access',
  'e2e/everyone',
  'e2e/seats',
  'e2e/chronicle',
  'e2e/watching',
  'e2e/join',
  'e2e/budget-play',
  'e2e/conflict',
  'e2e/pause',
  'test/soak',
  'test/two-worlds',
  'test/replay-worlds',
  'test/cluster-haproxy-trouble',
  'test/every-game',
  'test/scenarios-keeping',
  'test/abuse-fuzz',
  'postgres/postgres',
  'test/ending',
  'sqlite/sqlite',
  'test/cluster-trouble',
  'test/cluster-scenarios',
  'test/cluster-asleep',
  'test/backup',
  'test/bots',
  'test/copies',
  'test/copies-claims',
  'test/undo-worlds',
  'src/load',
  'test/towerlands-random',
  'test/random-play',
  'test/tower-random',
  'test/undo-random',
  'test/tower-two-worlds',
  'test/tower-simulation',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return at === -1 ? LONG.length : at
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Projects stay one after the other, as vitest has them: those without isolation last, where they fill what is left.
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((own) =>
      own.toSorted((a, b) => placeOf(a) - placeOf(b)),
    )
  }
}

import { expect, test } from 'vitest'
import { untilNextRoundMs } from './cycle-floor.ts'

const now = Temporal.Instant.from('2026-06-01T00:00:00Z')

test.each<[string, number | null, number]>([
  ['the first round does not wait', null, 0],
  ['a round after the minimum cycle', -2500, 0],
  ['a round one millisecond too early', -2499, 1],
  ['one at once', 0, 2500],
  ['a round after the clock was set back', 65 * 60_000, 2500],
])('%s', (_title, lastMs, expected) => {
  const lastStart = lastMs === null ? undefined : now.add({ milliseconds: lastMs })
  expect(untilNextRoundMs({ floorMs: 2500, lastStart }, now)).toBe(expected)
})

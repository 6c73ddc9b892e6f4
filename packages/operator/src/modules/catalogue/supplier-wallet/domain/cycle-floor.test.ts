import { expect, test } from 'vitest'
import { untilNextRoundMs } from './cycle-floor.ts'

/** Starts rounds these milliseconds apart, and answers which of them had to wait how long. */
function waits(floorMs: number, gaps: readonly number[]): number[] {
  const starts: Temporal.Instant[] = []
  let now = Temporal.Instant.from('2026-06-01T00:00:00Z')
  return gaps.map((gap) => {
    now = now.add({ milliseconds: gap })
    const wait = untilNextRoundMs({ floorMs, starts }, now)
    if (wait === 0) starts.unshift(now)
    return wait
  })
}

test.each<[string, number, number[], number[]]>([
  ['the first round waits for nothing', 2500, [0], [0]],
  ['rounds a floor apart', 2500, [0, 2500, 2500, 2500], [0, 0, 0, 0]],
  ['a bet whose predecessor was late', 2500, [0, 2900, 2100, 2500], [0, 0, 0, 0]],
  ['a bet far too early', 2500, [0, 1000], [0, 1500]],
  ['a pace that gains a little each time', 2500, [0, 2300, 2300, 2300], [0, 0, 0, 600]],
  ['and catches up by waiting', 2500, [0, 2300, 2300, 2300, 600], [0, 0, 0, 600, 0]],
])('%s', (_title, floorMs, gaps, expected) => {
  expect(waits(floorMs, gaps)).toEqual(expected)
})

test('ten rounds gain half a second at most, whatever the pace', () => {
  const taken = waits(
    2500,
    Array.from({ length: 400 }, () => 100),
  ).flatMap((wait, place) => (wait === 0 ? [place * 100] : []))
  for (const [place, start] of taken.entries()) {
    const tenLater = taken[place + 10]
    if (tenLater !== undefined) expect(tenLater - start).toBeGreaterThanOrEqual(10 * 2500 - 500)
  }
})

import type { Counts } from '../../title-maths.ts'
import type { Strips } from './window.ts'

/** Counts the outcome of each stop of the reels, or of one part of them. For short cycles: it visits every stop. */
export function countEveryStop(
  strips: Strips,
  { part, parts, outcome }: { part: number; parts: number; outcome: (stops: readonly number[]) => string },
): Counts {
  const counts = new Map<string, bigint>()
  const stops = strips.map(() => 0)
  const turn = (reel: number): void => {
    if (reel === strips.length) {
      const key = outcome(stops)
      counts.set(key, (counts.get(key) ?? 0n) + 1n)
      return
    }
    const length = strips[reel]?.length ?? 0
    for (let stop = reel === 0 ? part : 0; stop < length; stop += reel === 0 ? parts : 1) {
      stops[reel] = stop
      turn(reel + 1)
    }
  }
  turn(0)
  return counts
}

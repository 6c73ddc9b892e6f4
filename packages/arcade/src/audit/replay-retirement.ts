import type { Meter } from '../jackpots/draw-levels.ts'
import { openingMeter } from '../jackpots/draw-levels.ts'
import { type LevelMoved, receive, retireLevel } from '../jackpots/retire-level.ts'
import type { Retirement } from '../jackpots/store-moves.ts'
import { meterName, million } from '../jackpots/terms.ts'
import type { Findings } from './findings.ts'

/** Replays a retirement on the levels of one of its two pools: computes again the sums that left; those that came are those that left the other. */
export function replayRetirement(
  { pool: from, into, levels }: Pick<Retirement, 'pool' | 'into' | 'levels'>,
  { pool, levels: meters, findings }: { pool: string; levels: Map<string, Meter>; findings: Findings },
): void {
  for (const moved of levels) {
    const name = meterName(pool, moved.level)
    const before = meters.get(name) ?? opened(moved, pool === from ? moved.seeded.from : moved.seeded.into)
    if (pool === into) {
      meters.set(name, receive(before, moved))
      continue
    }
    const again = retireLevel(before, opened(moved, moved.seeded.into))
    if (again.moved.money !== moved.money || again.moved.reserve !== moved.reserve)
      findings.add('a retired pool moves what players have paid', `${name} into ${into}`)
    meters.set(name, again.from)
  }
}

/** A level without a round yet: its one seed, of which the operator has advanced all. */
function opened({ level }: LevelMoved, seeded: number): Meter {
  const rules = { level, seed: seeded / million, increment: 1, reserve: 0 }
  return { ...openingMeter({ ...rules, drop: { by: 'amount', cap: Number.MAX_SAFE_INTEGER } }, 0), dueAt: null }
}

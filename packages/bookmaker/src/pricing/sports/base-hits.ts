import type { Match, Side } from '../../markets/match.ts'
import type { OfPlayer } from '../../markets/scope.ts'
import type { PlayerShare } from '../player-counts.ts'

/**
 * Hits of baseball that bring no run: before each of the first two outs of a half-inning comes one with this chance, whatever else happens. Home often does not bat in the ninth, so that no such hits
 * are counted there, nor in extra innings.
 */
export const extraHitsOf = { chance: 0.24, outs: 2, innings: { home: 8, away: 9 } } as const

/** Chances of a player's hits still to come that bring no run: binomial, because each out to come has one of the player's with the same chance. Null for other counts. */
export function hitsWithoutRun(match: Match, { kind }: OfPlayer, { team, hits = 0 }: PlayerShare): Float64Array | null {
  if (kind !== 'hits') return null
  const chance = extraHitsOf.chance * hits
  let p: Float64Array = Float64Array.of(1)
  for (let left = outsLeft(match, team); left > 0; left--) {
    const next = new Float64Array(p.length + 1)
    for (let count = 0; count < p.length; count++) {
      next[count] = (next[count] as number) + (p[count] as number) * (1 - chance)
      next[count + 1] = (p[count] as number) * chance
    }
    p = next
  }
  return p
}

/** How many outs of a side may still have a hit before them. */
function outsLeft({ status, periods, within }: Match, team: Side): number {
  const { outs, innings } = extraHitsOf
  const all = outs * innings[team]
  const last = periods.at(-1)
  if (status === 'ended' || status === 'abandoned' || status === 'cancelled') return 0
  if (!last) return all
  const before = outs * (periods.length - 1)
  const isOver = last.ended || (team === 'away' && within?.batting === 'home')
  const now = isOver ? outs : within?.batting === team ? Math.min(outs, within.outs) : 0
  return Math.max(0, all - before - now)
}

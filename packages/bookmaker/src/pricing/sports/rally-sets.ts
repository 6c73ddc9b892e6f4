import type { Match, Pair } from '../../markets/match.ts'
import type { Chances } from '../distribution.ts'
import { type SetEnd, type SetModel, setsChances } from './set-match.ts'

/** How many points or rounds win a set: volleyball 25 and 15 in the fifth, table tennis 11, maps of e-sports 13 rounds; two ahead in each. */
export type Target = (number: number, bestOf: number) => number
export const targets = {
  volleyball: (number, bestOf) => (number === bestOf ? 15 : 25),
  tableTennis: () => 11,
  esports: () => 13,
} as const satisfies Record<string, Target>

/** Beyond so many extra pairs of points the rest is shared out. */
const longest = 20

/** The ways a set to `target`, two ahead, ends from `score`, where home wins each rally with the chance `p`. */
export function rallySet(p: number, target: number, score: Pair): readonly SetEnd[] {
  const ends: SetEnd[] = []
  // the chances of so many more points of home; away has the rest of the rallies played
  let open = Float64Array.of(1)
  for (let played = 0; played <= 2 * (target + longest); played++) {
    const next = new Float64Array(played + 2)
    for (let more = 0; more <= played; more++) {
      const chance = open[more] as number
      if (chance === 0) continue
      const [home, away] = [score.home + more, score.away + played - more]
      if (played > 0 && Math.max(home, away) >= target && Math.abs(home - away) >= 2)
        ends.push({ home, away, p: chance, server: 'home' })
      else {
        next[more] = (next[more] as number) + chance * (1 - p)
        next[more + 1] = chance * p
      }
    }
    open = next
  }
  const sum = ends.reduce((total, end) => total + end.p, 0)
  return ends.map((end) => ({ ...end, p: end.p / sum }))
}

/**
 * Chances of a match in rally sets: volleyball (Lee and Chin 2004, "The effects of rally scoring: a Markov model"), table tennis, maps of e-sports. Each point or round is home's with
 * the chance `rally`, no matter which side serves; the two sides of a map of e-sports are taken as even.
 */
export function rallyChances(match: Match, rally: number, target: Target): Chances {
  return setsChances(match, rallyModel(match, rally, target))
}

/** The sets of `rallyChances`, for playing matches out. `rally`: the chance that a point or round is home's. */
export function rallyModel(match: Match, rally: number, target: Target): SetModel {
  const bestOf = match.bestOf ?? 5
  const fresh = new Map<number, readonly SetEnd[]>()
  return {
    starts: ['home'],
    set: (number) => {
      const points = target(number, bestOf)
      const kept = fresh.get(points) ?? rallySet(rally, points, { home: 0, away: 0 })
      fresh.set(points, kept)
      return kept
    },
    rest: (score, _, number) => rallySet(rally, target(number, bestOf), score),
  }
}

/** The chance of a rally with which a set to `target` is won with the chance `set`. */
export function rallyOf(set: number, target: number): number {
  let [low, high] = [0.2, 0.8]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const won = rallySet(middle, target, { home: 0, away: 0 }).reduce(
      (sum, end) => sum + (end.home > end.away ? end.p : 0),
      0,
    )
    if (won < set) low = middle
    else high = middle
  }
  return (low + high) / 2
}

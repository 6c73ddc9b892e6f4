import type { Match, Pair } from '../markets/match.ts'
import type { Chances } from './distribution.ts'
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
  let states = new Map<number, number>([[score.home * 1000 + score.away, 1]])
  for (let step = 0; step < 2 * (target + longest) && states.size > 0; step++) {
    const next = new Map<number, number>()
    for (const [key, chance] of states) {
      const [home, away] = [Math.floor(key / 1000), key % 1000]
      for (const [h, a, part] of [
        [home + 1, away, p],
        [home, away + 1, 1 - p],
      ] as const) {
        const over = Math.max(h, a) >= target && Math.abs(h - a) >= 2
        if (over) ends.push({ home: h, away: a, p: chance * part, server: 'home' })
        else next.set(h * 1000 + a, (next.get(h * 1000 + a) ?? 0) + chance * part)
      }
    }
    states = next
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

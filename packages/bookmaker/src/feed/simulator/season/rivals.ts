import { seasonSpan } from '../calendar.ts'
import type { League } from '../league.ts'
import { strengthOf } from '../strengths.ts'

/** Two pairs of rivals of a season: of its stronger half those that are nearest to each other. */
export function rivals(league: League, season: number, seed: string): (readonly [number, number])[] {
  const { from } = seasonSpan(league, season)
  const order = league.entrants
    .map((_, entrant) => ({ entrant, strength: strengthOf(league, entrant, from, seed) }))
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, Math.max(4, league.entrants.length / 2))
  const gaps = order
    .slice(1)
    .map(({ entrant, strength }, place) => {
      const before = order[place] ?? { entrant, strength }
      return { pair: [before.entrant, entrant] as const, gap: before.strength - strength }
    })
    .toSorted((one, other) => one.gap - other.gap)
  const [first, ...others] = gaps.map(({ pair }) => pair)
  const second = others.find((pair) => !pair.some((entrant) => first?.includes(entrant)))
  return [first, second].filter((pair) => pair !== undefined)
}

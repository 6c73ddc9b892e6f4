import { drawFrom } from './draw.ts'
import type { League } from './league.ts'

/** Effects of the weather on a round: one match at most is put off by some hours, and one at most broken off after a share of its time. */
export interface Weather {
  readonly putOff: { readonly match: number; readonly hours: number } | null
  readonly brokenOff: { readonly match: number; readonly share: number } | null
}

const outdoors: readonly League['sport'][] = ['football', 'baseball', 'rugby', 'americanFootball']
const fair: Weather = { putOff: null, brokenOff: null }

/** To the next day, for which bets stand, or beyond two days, for which they do not. */
const hoursPutOff = [20, 68] as const
const chances = { putOff: 0.06, brokenOff: 0.03 } as const

/** How much later than planned a match of the league may be played, in hours. */
export const mostHoursPutOff = ({ sport }: League): number => (outdoors.includes(sport) ? Math.max(...hoursPutOff) : 0)

/** The weather of a round; fair for sports that are played in a hall. */
export function weatherOf(league: League, season: number, round: number, seed: string): Weather {
  if (!outdoors.includes(league.sport)) return fair
  const draw = drawFrom(`${seed}/${league.code}/${season}/${round}/weather`)
  const matches = league.entrants.length / 2
  const putOff = draw.chance(chances.putOff)
    ? { match: draw.below(matches), hours: hoursPutOff[draw.below(hoursPutOff.length)] ?? 20 }
    : null
  const brokenOff = draw.chance(chances.brokenOff)
    ? { match: draw.below(matches), share: 0.1 + 0.8 * draw.next() }
    : null
  return { putOff, brokenOff }
}

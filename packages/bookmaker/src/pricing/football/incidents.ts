import type { Match, Pair } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { negativeBinomial, outer, thinnedCount } from '../counting.ts'
import { type Distribution, grid, normalise } from '../distribution.ts'
import { sidesDistribution, sidesOf } from './order.ts'
import { bookingShape, cornerShape, sharesLeft } from './time.ts'

/** Expected numbers of a whole match for each side. */
export type IncidentRates = Pair

/**
 * Corners and bookings of each side are Poisson at a rate that is itself unsure (gamma), so that totals vary more than Poisson and what has been counted so far moves the
 * rest: with shape k, rate m, share played s and c so far, the rest is negative binomial with shape k + c and mean m (k + c) / (k + m s) times the share left.
 * Shapes: corners of a side vary about a quarter more than Poisson, bookings about a tenth.
 */
const kinds = {
  corner: { count: 'corners', shape: 20, time: cornerShape, top: 18 },
  booking: { count: 'bookings', shape: 20, time: bookingShape, top: 10 },
} as const

/** One booking in so many is a sending-off: about 0.2 of some 4.2 in a match. */
export const sendingOffShare = 0.048

/** Distributions of what is counted of one kind; sendings-off are a share of the bookings, so that the two never contradict each other. */
export function incidentCounts(match: Match, kind: keyof typeof kinds, rates: IncidentRates) {
  const { count, shape, time, top } = kinds[kind]
  const soFar = tallyOf(match, count) ?? { home: 0, away: 0 }
  const firstHalf = tallyOf(match, `${count}@h1`) ?? { home: 0, away: 0 }
  const left = sharesLeft(match, time)

  function rest(side: 'home' | 'away', share: number): Float64Array {
    const played = rates[side] * (1 - left.first - left.second)
    const rate = (rates[side] * (shape + soFar[side])) / (shape + played)
    return negativeBinomial(rate * share, shape + soFar[side], top)
  }

  function all(): Float64Array {
    const share = left.first + left.second
    return normalise(outer(rest('home', share), rest('away', share)))
  }

  function of(scope: Scope): Distribution | null {
    if (scope === count) return grid(all(), top + 1, soFar.home, soFar.away)
    if (scope === `${count}@h1`) {
      const p = normalise(outer(rest('home', left.first), rest('away', left.first)))
      return grid(p, top + 1, firstHalf.home, firstHalf.away)
    }
    if (scope === 'reds') return sendingsOff()
    const nth = scope.startsWith(`${kind}#`) ? Number(scope.slice(kind.length + 1)) : Number.NaN
    if (Number.isNaN(nth)) return null // the last one, too
    const number = Math.max(1, nth - soFar.home - soFar.away)
    return sidesDistribution(sidesOf(all(), top + 1, number))
  }

  function sendingsOff(): Distribution {
    const share = left.first + left.second
    const reds = tallyOf(match, 'reds') ?? { home: 0, away: 0 }
    const thin = (counts: Float64Array) => thinnedCount(counts, sendingOffShare, 4)
    const p = normalise(outer(thin(rest('home', share)), thin(rest('away', share))))
    return grid(p, 5, reds.home, reds.away)
  }

  return of
}

import type { SportsReply } from '../page/api.ts'
import type { Bet } from './bet.ts'

/** The cash-out value of a bet at a time, and its fair value then, in minor units. */
export interface Worth {
  /** Epoch milliseconds. */
  readonly at: number
  readonly value: number
  readonly fair: number
}

type PastPrices = SportsReply<'showPrices'>['selections']

/** `showPrices` takes no more selections at once. */
const mostOpenLegs = 12

/** The legs whose prices say what a bet was worth before: the open ones of a single or a plain multiple; none of any other bet, and none where one has no price of its own. */
export function legsToFollow({ legs, lines, eachWay, acceptedAt }: Bet): readonly Bet['legs'][number][] {
  if (lines > 1 || eachWay || acceptedAt === null) return []
  const open = legs.filter(({ result }) => result === null)
  return open.length > mostOpenLegs || open.some(({ together }) => together.length > 0) ? [] : open
}

/**
 * What a bet was about worth from its acceptance until `known`, by the prices of each time. A chance is about 1 ÷ price, less a margin that hardly moves, so the worth of now is
 * multiplied by the price of now ÷ the price of then, for each open leg. Decided legs count with their result all along, and our share is the part of the worth that it is now.
 */
export function pastWorth(bet: Bet, prices: PastPrices, known: Worth): Worth[] {
  const accepted = Date.parse(bet.acceptedAt ?? '')
  const legs = legsToFollow(bet).map((leg) => seriesOf(leg, prices, accepted))
  if (legs.length === 0 || legs.some((series) => series.length === 0)) return []
  const times = [...new Set(legs.flatMap((series) => series.map(({ at }) => at)))].sort((one, other) => one - other)
  return times.flatMap((at) => {
    if (at >= known.at) return []
    const factor = legs.reduce((product, series) => product * (priceAt(series, known.at) / priceAt(series, at)), 1)
    const limited = (worth: number) => Math.min(Math.round(worth * factor), bet.mostReturns)
    return [{ at, value: limited(known.value), fair: limited(known.fair) }]
  })
}

interface Point {
  readonly at: number
  readonly price: number
}

/** The prices of a leg since its bet was accepted: at first the one it was taken at, unless that was a better one than others had. */
function seriesOf({ selection, price, boosted }: Bet['legs'][number], prices: PastPrices, accepted: number): Point[] {
  const known = prices.find((one) => one.selection === selection)?.points ?? []
  const points = known.map((point) => ({ at: Date.parse(point.at), price: point.price }))
  const ordinary = points.findLast(({ at }) => at <= accepted) ?? points[0]
  const first = boosted ? ordinary?.price : price
  return first === undefined ? [] : [{ at: accepted, price: first }, ...points.filter(({ at }) => at > accepted)]
}

const priceAt = (series: readonly Point[], at: number): number =>
  (series.findLast((point) => point.at <= at) ?? series[0])?.price ?? 1

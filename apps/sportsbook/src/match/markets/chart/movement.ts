/** A price from a moment on; epoch milliseconds, thousandths. */
export interface MovedPrice {
  readonly at: number
  readonly price: number
}

interface Movement {
  /** Of each outcome, oldest first; each price holds until the next one. */
  readonly outcomes: readonly (readonly MovedPrice[])[]
  readonly stops: readonly { readonly from: number; readonly to: number | null }[]
  /** When play began or is to begin. */
  readonly startsAt: number
  readonly now: number
}

/** The drawing is as wide and as high, and its lines keep so far from its upper and lower edge. */
export const chartSize = { width: 400, height: 140, inset: 6 } as const
/** Before and after the start each have at least so much of the width. */
const leastShare = 0.3

/** Where a chart of a line is drawn: times across, prices upwards by their logarithm, because 1.10 to 1.20 is as much as 11 to 12. */
export function drawMovement({ outcomes, stops, startsAt, now }: Movement) {
  const all = outcomes.flat()
  const from = Math.min(now, ...all.map(({ at }) => at))
  const prices = all.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const start = from < startsAt && startsAt < now ? startsAt : null
  const x = timeScale({ from, start, to: now })
  const y = (price: number) => {
    const { height, inset } = chartSize
    if (low === high) return height / 2
    return inset + ((Math.log(high) - Math.log(price)) / (Math.log(high) - Math.log(low))) * (height - 2 * inset)
  }
  return {
    from,
    low,
    high,
    /** Null where the chart has only one side of it. */
    startX: start === null ? null : x(start),
    /** The paths of the outcomes, in their order; null of one that had no price. */
    paths: outcomes.map((points) => {
      const [first] = points
      if (!first) return null
      const steps = points.slice(1).map(({ at, price }) => `H${x(at).toFixed(1)}V${y(price).toFixed(1)}`)
      return `M${x(first.at).toFixed(1)} ${y(first.price).toFixed(1)}${steps.join('')}H${chartSize.width}`
    }),
    stops: stops
      .filter(({ to }) => to === null || to > from)
      .map(({ from: began, to }) => {
        const left = x(Math.max(began, from))
        return { x: left, width: Math.max(1, x(to ?? now) - left) }
      }),
  }
}

function timeScale({ from, start, to }: { readonly from: number; readonly start: number | null; readonly to: number }) {
  const { width } = chartSize
  if (to <= from) return () => 0
  if (start === null) return (at: number) => ((at - from) / (to - from)) * width
  const share = Math.min(1 - leastShare, Math.max(leastShare, (start - from) / (to - from)))
  return (at: number) =>
    at <= start
      ? ((at - from) / (start - from)) * share * width
      : (share + ((at - start) / (to - start)) * (1 - share)) * width
}

/** The first price, the highest, the lowest, the last one before the start (null where there was none, or it has not started), and that of now; null without any. */
export function summaryOf(points: readonly MovedPrice[], startsAt: number, now: number) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const prices = points.map(({ price }) => price)
  return {
    opening: first.price,
    highest: Math.max(...prices),
    lowest: Math.min(...prices),
    closing: startsAt < now ? (points.findLast(({ at }) => at < startsAt)?.price ?? null) : null,
    now: last.price,
  }
}

import type { SportsReply } from '../page/api.ts'

type Row = SportsReply<'showRecord'>['rows'][number]

/** The sums of all rows, in minor units, and the average of their closing values, weighed by bets; null without any. */
export function totalOf(rows: readonly Pick<Row, 'bets' | 'staked' | 'returned' | 'closing'>[]) {
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  const closed = sum(({ closing }) => closing?.bets ?? 0)
  return {
    bets: sum(({ bets }) => bets),
    staked: sum(({ staked }) => staked),
    returned: sum(({ returned }) => returned),
    closing:
      closed === 0
        ? null
        : { bets: closed, value: sum(({ closing }) => (closing ? closing.bets * closing.value : 0)) / closed },
  }
}

/** Of a normal distribution 95 % lie within so many standard deviations. */
const within95 = 1.96
/** With fewer bets a normal distribution says little. */
const leastBets = 20

/**
 * How far luck alone carries the returns of the bets whose chances are known: from `low` to `high` in 95 of 100 cases, by a normal distribution, in minor units.
 * Null for fewer than twenty bets.
 */
export function luckOf(rows: readonly Pick<Row, 'expectation'>[]) {
  const known = rows.flatMap(({ expectation }) => expectation ?? [])
  const sum = (of: (one: (typeof known)[number]) => number) => known.reduce((all, one) => all + of(one), 0)
  const bets = sum((one) => one.bets)
  if (bets < leastBets) return null
  const [expected, returned] = [sum((one) => one.expected), sum((one) => one.returned)]
  const reach = Math.round(within95 * Math.sqrt(sum(({ variance }) => variance)))
  const [low, high] = [Math.max(0, expected - reach), expected + reach]
  const verdict = returned < low ? 'below' : returned > high ? 'above' : 'within'
  return { bets, staked: sum(({ staked }) => staked), expected, returned, low, high, verdict } as const
}

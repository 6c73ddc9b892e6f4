import { endOf, matchAt, type Timeline } from '../../feed/simulator/timeline.ts'
import { marketById } from '../../markets/catalogue.ts'
import type { Match } from '../../markets/match.ts'
import type { Specifiers } from '../../model/specifiers.ts'
import { fairOutcomes } from '../fair.ts'
import { chancesOf, type Rates } from '../model.ts'

interface Priced {
  readonly rates: Rates
  readonly before: Match
  readonly lines: readonly (readonly [market: number, specifiers: Specifiers])[]
  /** The second at which each match is priced; below 0 before its start. By the clock, since a share of the length would tell how long the match will last. */
  readonly secondOf: (nth: number) => number
}

/** By outcome and result: by how many standard deviations it came more or less often than it was priced. Matches that are over by then are left out. */
export function strayOf(matches: readonly Timeline[], { rates, before, lines, secondOf }: Priced): Map<string, number> {
  const sums = new Map<string, { surprise: number; variance: number }>()
  matches.forEach((timeline, nth) => {
    const second = secondOf(nth)
    const state = matchAt(timeline, second) ?? before
    const end = timeline.frames.at(-1)?.match
    if (!end || second >= endOf(timeline)) return
    const chances = chancesOf(state, rates)
    for (const [id, specifiers] of lines) {
      const market = marketById(id)
      const fair = market && fairOutcomes(market, specifiers, chances)
      if (!fair) continue // what it is about is over
      const grades = market.grade(end, specifiers)
      for (const { id: outcome, fair: chance } of fair)
        for (const result of ['won', 'void'] as const) {
          const key = `${id} ${JSON.stringify(specifiers)} ${outcome} ${result}`
          const sum = sums.get(key) ?? { surprise: 0, variance: 0 }
          sum.surprise += (grades[outcome] === result ? 1 : 0) - chance[result]
          sum.variance += chance[result] * (1 - chance[result])
          sums.set(key, sum)
        }
    }
  })
  return new Map([...sums].map(([key, { surprise, variance }]) => [key, surprise / Math.sqrt(Math.max(variance, 1))]))
}

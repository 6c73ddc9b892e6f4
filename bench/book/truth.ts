import type { MatchOffer } from '@andon/bookmaker/feed'
import { chancesOf } from '@andon/bookmaker/pricing'
import { expectedReturn, fairOutcomes, matchAt, ratesOf } from '@andon/bookmaker/testing'
import type { Pick } from './match-book.ts'
import { readLine } from './read-line.ts'

/** Returns what a stake of 1 on a selection returns on average at its price. */
export type Truth = (pick: Pick) => number

/** What is true of a match at each time, whatever the prices say then: the model that it is played by, at its state. */
export function truthOf(offer: MatchOffer, seed: string): (at: number) => Truth {
  const { fixture, timeline, players, before } = offer
  const by = ratesOf(fixture, seed)
  const truths = new Map<number, Truth>()

  return (at) => {
    const second = Math.floor((at - fixture.startsAt) / 1000)
    const kept = truths.get(second)
    if (kept) return kept
    const chances = chancesOf(matchAt(timeline, second) ?? before, by)
    const lines = new Map<string, ReturnType<typeof fairOutcomes>>()
    const fairOf = (key: string) => {
      const known = lines.get(key)
      if (known !== undefined) return known
      const line = readLine(key)
      const fair = line && fairOutcomes(line.market, line.specifiers, chances, players)
      lines.set(key, fair)
      return fair
    }
    const truth: Truth = ({ key, outcome, price }) => {
      const fair = fairOf(key)?.find(({ id }) => id === outcome)?.fair
      return fair ? expectedReturn(fair, price / 1000) : 0
    }
    truths.set(second, truth)
    return truth
  }
}

import { matchOffer } from '@andon/bookmaker/feed'
import { marketById, matchSports } from '@andon/bookmaker/rules'
import type { Table } from '../report.ts'
import { type Kind, kindOf, kinds, publishedOf } from './kinds.ts'
import { matchesOf } from './sample.ts'

interface Sum {
  lines: number
  /** Implied and fair chances of all outcomes with a price, over the lines. */
  book: number
  /** The share of a stake that is lost on average, over outcomes. */
  outcomes: number
  lost: number
}

/**
 * The margin of every line before the start, by sport and kind of market: the sum of its outcomes’ implied chances over the sum of their fair ones. So it is also known of lines that no outcome must win,
 * as of goalscorers, and of lines that can return the stake.
 */
export function margins({ matches, seed }: { readonly matches: number; readonly seed: string }): Table {
  const rows = matchSports.flatMap((sport) => {
    const sums = new Map<Kind, Sum>()
    for (const fixture of matchesOf(sport, matches, seed))
      for (const { market, outcomes } of matchOffer(fixture, seed).offerAt(-1).values()) {
        const definition = marketById(market)
        const priced = outcomes.flatMap(({ price, probability }) =>
          price !== null && probability !== null ? [{ price: price / 1000, chance: probability }] : [],
        )
        if (!definition || priced.length === 0) continue
        const kind = kindOf(definition)
        const sum = sums.get(kind) ?? { lines: 0, book: 0, outcomes: 0, lost: 0 }
        const implied = priced.reduce((all, { price }) => all + 1 / price, 0)
        sum.lines += 1
        sum.book += implied / priced.reduce((all, { chance }) => all + chance, 0)
        sum.outcomes += priced.length
        sum.lost += priced.reduce((all, { price, chance }) => all + 1 - price * chance, 0)
        sums.set(kind, sum)
      }
    return kinds.flatMap((kind) => {
      const sum = sums.get(kind)
      if (!sum) return []
      const known = publishedOf(sport, kind)
      const margin = 100 * (sum.book / sum.lines - 1)
      const lost = (100 * sum.lost) / sum.outcomes
      return [[sport, kind, sum.lines, margin, lost, known?.percent ?? '', known?.source ?? '']]
    })
  })
  return {
    title: 'Margins before the start, per cent',
    columns: ['sport', 'market', 'lines', 'margin', 'lost of a stake', 'published', 'source'],
    rows,
  }
}

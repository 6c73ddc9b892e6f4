import type { SportsReply } from '../../page/api.ts'

type Quote = Pick<SportsReply<'quoteSlip'>['quote'], 'averageReturns' | 'stake' | 'legs'>

/** In thousandths of the stake. `singles` is null where the bets are singles. */
export interface Average {
  readonly whole: number
  readonly singles: number | null
}

/** What bets return on average, all together by their stakes; null while one is not quoted, or not known. */
export function averageOf(bets: readonly { readonly quote: Quote | null }[]): Average | null {
  let [stakes, whole, singles] = [0, 0, 0]
  for (const { quote } of bets) {
    if (!quote?.averageReturns || quote.stake === null) return null
    stakes += quote.stake
    whole += quote.stake * quote.averageReturns.whole
    singles += quote.stake * quote.averageReturns.singles
  }
  if (stakes === 0) return null
  const areSingles = bets.every(({ quote }) => quote?.legs.length === 1)
  return { whole: whole / stakes, singles: areSingles ? null : singles / stakes }
}

/** To one decimal. */
export const percentOf = (thousandths: number): string => (thousandths / 10).toFixed(1)

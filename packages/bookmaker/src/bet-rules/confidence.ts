import { marketById } from '../markets/catalogue.ts'

/** The properties of a selection that say how sure its price is. */
export interface PricedMarket {
  readonly marketKey: string
  readonly inPlay: boolean
}

const thousand = 1000

/**
 * How much of the usual volume a market takes, in thousandths. Results and totals are known best; what depends on single players or rare incidents, and combinations of
 * several results, are known less; outrights are open for long; and in play a price is older than what has just happened.
 */
export function confidenceIn({ marketKey, inPlay }: PricedMarket): number {
  const market = marketById(Number(marketKey.split('|')[0]))
  const groups: readonly string[] = market?.groups ?? []
  const byMarket = !market
    ? 300 // outrights and specials
    : groups.includes('scorers') || groups.includes('player_props')
      ? 200
      : groups.includes('corners') || groups.includes('bookings') || groups.includes('combo')
        ? 300
        : thousand
  return Math.floor((byMarket * (inPlay ? 500 : thousand)) / thousand)
}

/** Returns the part of a volume, in minor units, that such a market takes. */
export const volumeFor = (volume: number, market: PricedMarket) =>
  Math.floor((volume * confidenceIn(market)) / thousand)

import type { MarketDefinition, Piece, Player } from '../markets/market.ts'
import type { Price } from '../model/price.ts'
import type { Specifiers } from '../model/specifiers.ts'
import type { Chances } from './distribution.ts'
import { type Fair, type FairOutcome, fairOfPieces, winningChance } from './fair.ts'
import type { Line } from './lines-on-offer.ts'
import { highest, priceAtMost } from './margins/ladder.ts'
import { marginByOdds } from './margins/margin-by-odds.ts'

/** A line with its prices; an outcome that is decided, or too long or short for the ladder, has none. */
export interface PricedLine {
  readonly market: number
  readonly specifiers: Specifiers
  readonly outcomes: readonly PricedOutcome[]
}
export interface PricedOutcome {
  readonly id: string
  readonly price: Price | null
  readonly fair: Fair
}

export interface OfferOptions {
  /** The margin of a market, 0.05 for a book of 105 %; less where the chances are uneven, see `marginByOdds`. */
  readonly overround: (market: MarketDefinition) => number
  readonly players?: readonly Player[]
}

/** Margins by what is bet on: main lines of 4 to 6 %, more where many outcomes or little knowledge make a price less sure. */
export function usualOverround(market: MarketDefinition): number {
  if (market.groups.includes('scorers')) return 0.16
  if (market.groups.includes('player_props')) return market.byPlayer ? 0.1 : 0.07
  if (market.groups.includes('combo')) return 0.08
  if (market.groups.includes('corners') || market.groups.includes('bookings')) return 0.07
  if (market.specifiers.includes('variant') || market.id === 45 || market.id === 81 || market.id === 98) return 0.1
  if (market.specifiers.includes('hcp') || market.specifiers.includes('total')) return 0.045
  return 0.055
}
export const usualOffer: OfferOptions = { overround: usualOverround }

const keptPieces = new WeakMap<Line, { readonly players: unknown; readonly pieces: readonly Piece[] | null }>()

/** The pieces of a line, kept with it from price to price. */
function piecesOf(line: Line, players: readonly Player[] | undefined): readonly Piece[] | null {
  const kept = keptPieces.get(line)
  if (kept !== undefined && kept.players === players) return kept.pieces
  const pieces = line.market.pieces(line.specifiers, players)
  keptPieces.set(line, { players, pieces })
  return pieces
}

/** A favourite that would pay less is not offered; nor is a line of two outcomes with such a favourite. */
const leastPrice = 1020

/**
 * The prices of outcomes with these fair chances, rounded down to the ladder and never above the fair ones. Null for one that would pay less than 1.02 or more than 1,000.00, and all of them where
 * fewer than two of several outcomes are left, or the favourite of two is not.
 *
 * @param chances of outcomes of one line; null: it is decided, or can only be returned
 */
export function pricesOf(chances: readonly (number | null)[], overround: number): readonly (Price | null)[] {
  const open = chances.filter((chance) => chance !== null && chance > 0 && chance < 1)
  const withMargin = marginByOdds(open as number[], overround) // null has been left out
  let next = 0
  const prices = chances.map((chance) =>
    chance !== null && chance > 0 && chance < 1 ? priceIn(1000 / (withMargin[next++] ?? 1)) : null,
  )
  const left = prices.filter((price) => price !== null).length
  return left < Math.min(2, chances.length) ? chances.map(() => null) : prices
}

function priceIn(thousandths: number): Price | null {
  const found = thousandths > highest ? null : priceAtMost(thousandths)
  return found !== null && found >= leastPrice ? found : null
}

/**
 * The prices of the lines; lines that the model cannot price, or that have no outcomes to bet on, are left out. Outcomes with the same chance have the same price, the best that any of their markets has:
 * so what is the same thing in several markets has one price. Every price is at or below the fair one of the same chances, so that no set of bets at these prices wins whatever happens.
 */
export function priceLines(lines: readonly Line[], chances: Chances, options: OfferOptions): readonly PricedLine[] {
  const priced: { line: Line; outcomes: readonly FairOutcome[]; chances: number[]; prices: (Price | null)[] }[] = []
  for (const line of lines) {
    const pieces = piecesOf(line, options.players)
    const outcomes = pieces === null ? null : fairOfPieces(pieces, chances)
    if (outcomes === null) continue
    const own = outcomes.map(({ fair }) => winningChance(fair))
    const prices = [...pricesOf(own, options.overround(line.market))]
    if (prices.some((price) => price !== null)) priced.push({ line, outcomes, chances: own, prices })
  }
  alignPrices(priced)
  return priced.map(({ line: { market, specifiers }, outcomes, prices }) => ({
    market: market.id,
    specifiers,
    outcomes: outcomes.map(({ id, fair }, place) => ({ id, fair, price: prices[place] ?? null })),
  }))
}

/** Chances that differ by less are of the same thing, added up another way: the grid of two halves ends earlier than that of the whole. No margin is as small. */
const sameChance = 1e-5

/** Outcomes of one event that are told apart while they are sorted. */
const mostOutcomes = 2 ** 16

/** Gives outcomes of the same chance the best price that one of them has. They are sorted as numbers that begin with the chance and end with their place, since prices are made several hundred times for each change. */
function alignPrices(lines: readonly { readonly chances: readonly number[]; readonly prices: (Price | null)[] }[]) {
  const owners: (Price | null)[][] = []
  const places: number[] = []
  const keys: number[] = []
  for (const { chances, prices } of lines)
    for (let place = 0; place < prices.length; place++) {
      if (prices[place] === null || owners.length === mostOutcomes) continue
      keys.push(Math.floor((chances[place] as number) * 2 ** 36) * mostOutcomes + owners.length)
      owners.push(prices)
      places.push(place)
    }
  const sorted = Float64Array.from(keys).sort()
  const width = sameChance * 2 ** 36 * mostOutcomes
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const last = (sorted[from] as number) + width
    let best: Price | null = null
    for (to = from; to < sorted.length && (sorted[to] as number) <= last; to++) {
      const at = (sorted[to] as number) % mostOutcomes
      const price = owners[at]?.[places[at] as number] ?? null
      if (best === null || (price !== null && price > best)) best = price
    }
    for (let one = from; to - from > 1 && one < to; one++) {
      const at = (sorted[one] as number) % mostOutcomes
      const prices = owners[at]
      if (prices) prices[places[at] as number] = best
    }
  }
}

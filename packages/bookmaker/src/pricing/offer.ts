import type { MarketDefinition, Piece, Player } from '../markets/market.ts'
import type { Price } from '../price.ts'
import type { Specifiers } from '../specifiers.ts'
import type { Chances } from './distribution.ts'
import { type Fair, type FairOutcome, fairOfPieces, winningChance } from './fair.ts'
import { priceAtMost } from './ladder.ts'
import type { Line } from './lines-on-offer.ts'
import { type AdditionMethod, addMargin } from './margin.ts'

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
  readonly method: AdditionMethod
  /** The margin of a market, 0.05 for a book of 105 %. */
  readonly overround: (market: MarketDefinition) => number
  readonly players?: readonly Player[]
}

/** Margins by what is bet on: main lines of 4 to 6 %, more where many outcomes or little knowledge make a price less sure. */
export function usualOverround(market: MarketDefinition): number {
  if (market.groups.includes('scorers')) return 0.16
  if (market.groups.includes('combo')) return 0.08
  if (market.groups.includes('corners') || market.groups.includes('bookings')) return 0.07
  if (market.specifiers.includes('variant') || market.id === 45 || market.id === 81 || market.id === 98) return 0.1
  if (market.specifiers.includes('hcp') || market.specifiers.includes('total')) return 0.045
  return 0.055
}
export const usualOffer: OfferOptions = { method: 'power', overround: usualOverround }

const keptPieces = new WeakMap<Line, { readonly players: unknown; readonly pieces: readonly Piece[] | null }>()

/** The pieces of a line, kept with it from price to price. */
function piecesOf(line: Line, players: readonly Player[] | undefined): readonly Piece[] | null {
  const kept = keptPieces.get(line)
  if (kept !== undefined && kept.players === players) return kept.pieces
  const pieces = line.market.pieces(line.specifiers, players)
  keptPieces.set(line, { players, pieces })
  return pieces
}

/** Outcomes with a smaller chance than this, or a smaller chance to lose, are taken as decided: there is no price for them. */
const least = 5e-4

/**
 * The prices of the lines, rounded down to the ladder; lines that the model cannot price, or that have fewer than two open outcomes, are left out.
 * Every price is at or below the fair one of the same chances, so that no set of bets at these prices wins whatever happens.
 */
export function priceLines(lines: readonly Line[], chances: Chances, options: OfferOptions): readonly PricedLine[] {
  const priced: PricedLine[] = []
  for (const line of lines) {
    const { market, specifiers } = line
    const pieces = piecesOf(line, options.players)
    const outcomes = pieces === null ? null : fairOfPieces(pieces, chances)
    if (outcomes === null) continue
    const open: number[] = []
    const implied: number[] = []
    for (let place = 0; place < outcomes.length; place++) {
      const chance = winningChance((outcomes[place] as FairOutcome).fair)
      if (chance > least && chance < 1 - least) {
        open.push(place)
        implied.push(chance)
      }
    }
    if (open.length < Math.min(2, outcomes.length) || open.length === 0) continue
    const withMargin = addMargin(implied, options.overround(market), options.method)
    let next = 0
    priced.push({
      market: market.id,
      specifiers,
      outcomes: outcomes.map(({ id, fair }, place) => ({
        id,
        fair,
        price: open[next] === place ? priceAtMost(1000 / (withMargin[next++] ?? 1)) : null,
      })),
    })
  }
  return priced
}

import type { MarketDefinition, Piece, Player } from '../markets/market.ts'
import type { Scope } from '../markets/scope.ts'
import type { LegResult } from '../model/leg-result.ts'
import type { Specifiers } from '../model/specifiers.ts'
import { caseChances } from './case-chances.ts'
import type { Chances } from './distribution.ts'

/** The chances of every result of one outcome; they sum to 1. Cash out weighs its legs with them. */
export type Fair = Readonly<Record<LegResult, number>>

/** A fair outcome of a line. */
export interface FairOutcome {
  readonly id: string
  readonly fair: Fair
}

/** The chances of the results of every outcome of the line, by the same cases that grade it; null when the specifiers do not fit or the model cannot say. */
export function fairOutcomes(
  market: MarketDefinition,
  specifiers: Specifiers,
  chances: Chances,
  players?: readonly Player[],
): readonly FairOutcome[] | null {
  const pieces = market.pieces(specifiers, players)
  return pieces === null ? null : fairOfPieces(pieces, chances)
}

/** The same for the pieces of a line. */
export function fairOfPieces(pieces: readonly Piece[], chances: Chances): readonly FairOutcome[] | null {
  const all: FairOutcome[] = []
  for (const piece of pieces) {
    const { scopes, codes, cases } = kept(piece)
    const distribution = chances.of(scopes)
    if (distribution === null) return null
    caseChances(piece, distribution, cases)
    for (let place = 0; place < piece.outcomes.length; place++)
      all.push({ id: piece.outcomes[place]?.id ?? '', fair: sumByResult(codes, cases, place) })
  }
  return all
}

const results = ['won', 'halfWon', 'void', 'halfLost', 'lost'] as const satisfies readonly LegResult[]
interface Kept {
  readonly scopes: readonly Scope[]
  /** The place in `results` of what becomes of each outcome in each case, outcome by outcome. */
  readonly codes: Uint8Array
  /** Room for the chances of the cases, filled again for each price. */
  readonly cases: Float64Array
}
const keptOf = new WeakMap<Piece, Kept>()

function kept(piece: Piece): Kept {
  const before = keptOf.get(piece)
  if (before !== undefined) return before
  const codes = Uint8Array.from(
    piece.outcomes.flatMap((_, place) => piece.results.map((row) => results.indexOf(row[place] ?? 'void'))),
  )
  const made = { scopes: piece.parts.map(({ scope }) => scope), codes, cases: new Float64Array(piece.results.length) }
  keptOf.set(piece, made)
  return made
}

/** Filled and read again for each outcome. */
const sums = new Float64Array(results.length)

function sumByResult(codes: Uint8Array, cases: Float64Array, place: number): Fair {
  const from = place * cases.length
  sums.fill(0)
  for (let index = 0; index < cases.length; index++) {
    const code = codes[from + index] as number
    sums[code] = (sums[code] as number) + (cases[index] as number)
  }
  const won = sums[0] as number
  const halfWon = sums[1] as number
  const returned = sums[2] as number
  const halfLost = sums[3] as number
  const lost = sums[4] as number
  // counts that never come return the stake
  const missing = Math.max(0, 1 - won - halfWon - returned - halfLost - lost)
  return { won, halfWon, void: returned + missing, halfLost, lost }
}

/** The chance of winning where a refund counts as no bet: a half win is half a bet won, a half loss half a bet lost. NaN when the outcome can only be returned. */
export function winningChance({ won, halfWon, halfLost, lost }: Fair): number {
  const win = won + halfWon / 2
  return win / (win + lost + halfLost / 2)
}

/** The price at which neither side gains, stake included, as an ordinary number: 1 + (l + hl/2) / (w + hw/2). */
export function fairPrice(fair: Fair): number {
  return 1 / winningChance(fair)
}

/** Returns the average return of a stake of 1 at `price` (stake included, an ordinary number). */
export function expectedReturn({ won, halfWon, void: returned, halfLost }: Fair, price: number): number {
  return won * price + (halfWon * (1 + price)) / 2 + returned + halfLost / 2
}

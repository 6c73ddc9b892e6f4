import type { LegResult } from '../leg-result.ts'
import type { MarketDefinition, Piece, Player } from '../markets/market.ts'
import type { Specifiers } from '../specifiers.ts'
import { type Chances, type Distribution, lasting } from './distribution.ts'

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
    const distribution = chances.of(piece.parts.map(({ scope }) => scope))
    if (distribution === null) return null
    const cases = caseChances(piece, distribution)
    piece.outcomes.forEach(({ id }, place) => {
      all.push({ id, fair: sumByResult(piece, cases, place) })
    })
  }
  return all
}

/** The chance of each case of a piece. */
export function caseChances(piece: Piece, distribution: Distribution): Float64Array {
  const cases = new Float64Array(piece.results.length)
  const { p } = distribution
  const sorted = keptCases(piece, distribution)
  if (sorted === null) {
    const index = caseIndexes(piece, distribution)
    for (let atom = 0; atom < p.length; atom++) {
      const one = index[atom] as number
      cases[one] = (cases[one] as number) + (p[atom] as number)
    }
    return cases
  }
  const { atoms, ends } = sorted
  let at = 0
  for (let one = 0; one < cases.length; one++) {
    const end = ends[one] as number
    let chance = 0
    for (; at < end; at++) chance += p[atoms[at] as number] as number
    cases[one] = chance
  }
  return cases
}

/** The atoms of a grid case by case, and where each case ends among them: twice as fast to sum up. */
interface AtomsByCase {
  readonly atoms: Uint32Array
  readonly ends: Uint32Array
}

const kept = new WeakMap<Piece, Map<ArrayLike<number>, AtomsByCase>>()
/** Grids of one piece whose cases are kept: as many scores as live matches usually stand at. */
const keptGrids = 24

/** Which atoms fall in which case, where the counts of the grid come again; null where they do not. */
function keptCases(piece: Piece, distribution: Distribution): AtomsByCase | null {
  const counts = distribution.home[0] ?? []
  if (!lasting(counts)) return null
  const grids = kept.get(piece) ?? new Map<ArrayLike<number>, AtomsByCase>()
  const before = grids.get(counts)
  if (before !== undefined) return before
  const found = byCase(caseIndexes(piece, distribution), piece.results.length)
  if (grids.size >= keptGrids) grids.clear()
  kept.set(piece, grids.set(counts, found))
  return found
}

function byCase(index: Uint16Array, size: number): AtomsByCase {
  const ends = new Uint32Array(size)
  for (const one of index) ends[one] = (ends[one] as number) + 1
  for (let one = 1; one < size; one++) ends[one] = (ends[one] as number) + (ends[one - 1] as number)
  const atoms = new Uint32Array(index.length)
  const next = ends.slice()
  for (let atom = index.length - 1; atom >= 0; atom--) {
    const one = index[atom] as number
    next[one] = (next[one] as number) - 1
    atoms[next[one] as number] = atom
  }
  return { atoms, ends }
}

/** The case that each atom falls in, by the same sorts that grade a match. */
function caseIndexes(piece: Piece, { p, home, away }: Distribution): Uint16Array {
  const index = new Uint16Array(p.length)
  piece.parts.forEach(({ sort }, part) => {
    const [homeCounts, awayCounts] = [home[part] ?? [], away[part] ?? []]
    for (let atom = 0; atom < p.length; atom++) {
      const here = sort.caseOf(homeCounts[atom] as number, awayCounts[atom] as number)
      index[atom] = (index[atom] as number) * sort.size + here
    }
  })
  return index
}

const results = ['won', 'halfWon', 'void', 'halfLost', 'lost'] as const satisfies readonly LegResult[]
const keptCodes = new WeakMap<Piece, Uint8Array>()

/** The place in `results` of what becomes of each outcome in each case, outcome by outcome. */
function resultCodes(piece: Piece): Uint8Array {
  const kept = keptCodes.get(piece)
  if (kept !== undefined) return kept
  const codes = Uint8Array.from(
    piece.outcomes.flatMap((_, place) => piece.results.map((row) => results.indexOf(row[place] ?? 'void'))),
  )
  keptCodes.set(piece, codes)
  return codes
}

function sumByResult(piece: Piece, cases: Float64Array, place: number): Fair {
  const codes = resultCodes(piece)
  const from = place * cases.length
  let [won, halfWon, returned, halfLost, lost] = [0, 0, 0, 0, 0]
  for (let index = 0; index < cases.length; index++) {
    const chance = cases[index] as number
    const code = codes[from + index]
    if (code === 0) won += chance
    else if (code === 4) lost += chance
    else if (code === 1) halfWon += chance
    else if (code === 2) returned += chance
    else halfLost += chance
  }
  returned += Math.max(0, 1 - won - halfWon - returned - halfLost - lost)
  return { won, halfWon, void: returned, halfLost, lost }
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

/** What a stake of 1 returns on average at `price` (stake included, an ordinary number). */
export function expectedReturn({ won, halfWon, void: returned, halfLost }: Fair, price: number): number {
  return won * price + (halfWon * (1 + price)) / 2 + returned + halfLost / 2
}

import type { Piece, Sort } from '../markets/market.ts'
import { type Distribution, lasting } from './distribution.ts'
import { type Marginal, marginals } from './marginals.ts'

/** Distributions with fewer atoms are summed up as they are. */
const few = 32

/** The chance of each case of a piece, put into `cases`, whose chances before are forgotten. */
export function caseChances(
  piece: Piece,
  distribution: Distribution,
  cases: Float64Array = new Float64Array(piece.results.length),
): Float64Array {
  const { p } = distribution
  cases.fill(0)
  const [part] = piece.parts
  if (piece.parts.length === 1 && part !== undefined && part.sort.reads !== 'pair' && p.length > few) {
    const marginal = marginals(distribution)[part.sort.reads]
    const table = caseTable(part.sort, part.sort.reads, marginal)
    addUp(cases, marginal.p, table.cases, marginal.from - table.from)
    return cases
  }
  const sorted = keptCases(piece, distribution)
  if (sorted === null) {
    addUp(cases, p, caseIndexes(piece, distribution), 0)
    return cases
  }
  const { atoms, ends } = sorted
  let at = 0
  for (let one = 0; one < cases.length; one++) {
    const end = ends[one] as number
    // Two sums at a time: an addition need not wait for the one before.
    let chance = 0
    let other = 0
    for (; at + 1 < end; at += 2) {
      chance += p[atoms[at] as number] as number
      other += p[atoms[at + 1] as number] as number
    }
    if (at < end) chance += p[atoms[at++] as number] as number
    cases[one] = chance + other
  }
  return cases
}

/** Adds each chance to its case, which stands in `index` from `offset` on. */
function addUp(cases: Float64Array, p: Float64Array, index: Uint16Array, offset: number) {
  for (let atom = 0; atom < p.length; atom++) {
    const one = index[atom + offset] as number
    cases[one] = (cases[one] as number) + (p[atom] as number)
  }
}

/** The case of every whole number from `from` on. */
interface CaseTable {
  readonly from: number
  readonly cases: Uint16Array
}
const keptTables = new WeakMap<Sort, CaseTable>()

/** The cases of what a sort reads, for all numbers seen so far. */
function caseTable(sort: Sort, reads: Exclude<Sort['reads'], 'pair'>, seen: Marginal): CaseTable {
  const kept = keptTables.get(sort)
  const end = seen.from + seen.p.length
  if (kept !== undefined && kept.from <= seen.from && kept.from + kept.cases.length >= end) return kept
  const from = Math.min(seen.from, kept?.from ?? seen.from)
  const size = Math.max(end, (kept?.from ?? from) + (kept?.cases.length ?? 0)) - from
  const cases = Uint16Array.from({ length: size }, (_, index) => caseOfNumber(sort, reads, from + index))
  const table = { from, cases }
  keptTables.set(sort, table)
  return table
}

/** The case of any count of which the sort reads `value`. */
function caseOfNumber(sort: Sort, reads: Exclude<Sort['reads'], 'pair'>, value: number): number {
  if (reads === 'away' || (reads === 'lead' && value < 0)) return sort.caseOf(0, Math.abs(value))
  return sort.caseOf(value, 0)
}

/** The atoms of a grid case by case, and where each case ends among them: twice as fast to sum up. */
interface AtomsByCase {
  readonly atoms: Uint16Array
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
  const atoms = new Uint16Array(index.length)
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

import type { LegResult } from '../model/leg-result.ts'
import type { Names } from '../model/names.ts'
import type { Grades, Outcome, Part, Piece, Sort } from './market.ts'
import type { Match } from './match.ts'
import type { Scope } from './scope.ts'
import { isVoid, tallyOf } from './tally.ts'

/** An outcome with what becomes of it in each case of a sort. */
export interface Choice extends Outcome {
  readonly in: (index: number) => LegResult
}

/** An outcome that wins in the listed cases and loses in the others. */
export function winsIn(id: string, name: Names, cases: readonly number[]): Choice {
  return { id, name, in: (index) => (cases.includes(index) ? 'won' : 'lost') }
}

/** A piece over one scope. */
export function piece(scope: Scope, sort: Sort, choices: readonly Choice[]): Piece {
  const results = Array.from({ length: sort.size }, (_, index) => choices.map((choice) => choice.in(index)))
  return { outcomes: choices.map(({ id, name }) => ({ id, name })), parts: [{ scope, sort }], results }
}

/** A piece over two scopes (or twice the same): `choices` decide by the case of the first and of the second. */
export function pieceOfTwo(
  first: Part,
  second: Part,
  choices: readonly (Outcome & { readonly in: (first: number, second: number) => LegResult })[],
): Piece {
  const results = Array.from({ length: first.sort.size * second.sort.size }, (_, index) =>
    choices.map((choice) => choice.in(Math.floor(index / second.sort.size), index % second.sort.size)),
  )
  return { outcomes: choices.map(({ id, name }) => ({ id, name })), parts: [first, second], results }
}

/** Returns the outcomes of a piece that the record decides; see `MarketDefinition.grade`. */
export function gradePiece(piece: Piece, match: Match): Grades {
  if (isVoid(match)) return Object.fromEntries(piece.outcomes.map(({ id }) => [id, 'void' as const]))
  let cases: number[] = [0]
  let stopped = false
  for (const { scope, sort } of piece.parts) {
    const tally = tallyOf(match, scope)
    if (tally === null) return {}
    stopped ||= tally.state === 'stopped'
    const open = tally.state === 'final' ? [sort.caseOf(tally.home, tally.away)] : sort.open(tally.home, tally.away)
    cases = cases.flatMap((index) => open.map((inner) => index * sort.size + inner))
  }
  const decided: [string, LegResult][] = piece.outcomes.flatMap(({ id }, place) => {
    const results = new Set(cases.map((index) => piece.results[index]?.[place] ?? 'void'))
    const [only] = results
    return results.size === 1 && only !== undefined ? [[id, only]] : stopped ? [[id, 'void']] : []
  })
  return Object.fromEntries(decided)
}

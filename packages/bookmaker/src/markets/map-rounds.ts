import type { Match, Pair, RoundOfMap, Side } from './match.ts'
import { onSide, type Scope, type Tally, tally } from './scope.ts'

/** So many rounds every map has: thirteen must be won. */
export const certainRounds = 13

/** What a scope counts of the rounds of one map. */
export type OfRounds =
  | { readonly kind: 'rounds'; readonly map: number; readonly from: number; readonly to: number }
  | { readonly kind: 'race'; readonly map: number; readonly to: number }
  | { readonly kind: 'kills'; readonly map: number }

const [letterR, letterK] = ['r'.charCodeAt(0), 'k'.charCodeAt(0)]
const kept = new Map<Scope, OfRounds | null>()
/** More scopes than e-sports have are nonsense. */
const mostKept = 5000

/** Reads `rounds@2:1-12`, `race@2:10` and `kills@2`; null for any other scope. */
export function readRounds(scope: Scope): OfRounds | null {
  const first = scope.charCodeAt(0)
  if (first !== letterR && first !== letterK) return null
  const known = kept.get(scope)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const found = read(scope)
  kept.set(scope, found)
  return found
}

function read(scope: Scope): OfRounds | null {
  const [, kind, map, from, to] = /^(rounds|race|kills)@(\d)(?::(\d+)(?:-(\d+))?)?$/.exec(scope) ?? []
  if (kind === 'kills') return { kind, map: Number(map) }
  if (kind === 'race') return { kind, map: Number(map), to: Number(from) }
  return kind === 'rounds' ? { kind, map: Number(map), from: Number(from), to: Number(to ?? from) } : null
}

/** The rounds of a map so far, in order; null where nobody records them. */
export const roundsOfMap = ({ rounds }: Match, map: number): readonly RoundOfMap[] | null =>
  rounds === null ? null : rounds.filter((round) => round.map === map)

/** How many of these rounds each side has won. */
export function wonRounds(rounds: readonly RoundOfMap[]): Pair {
  const home = rounds.filter(({ winner }) => winner === 'home').length
  return { home, away: rounds.length - home }
}

/** The kills of both sides. */
export const killsIn = (rounds: readonly RoundOfMap[]): number =>
  rounds.reduce((sum, { kills: { home, away } }) => sum + home + away, 0)

/** Returns the count of a scope of `readRounds`; null where nobody records rounds. */
export function roundsTally(match: Match, of: OfRounds): Tally | null {
  const rounds = roundsOfMap(match, of.map)
  if (rounds === null) return null
  const isOver = match.periods.some(({ number, ended }) => number === of.map && ended)
  switch (of.kind) {
    case 'kills':
      return tally({ home: killsIn(rounds), away: 0 }, isOver, match)
    case 'rounds':
      return tally(wonRounds(rounds.slice(of.from - 1, of.to)), isOver || rounds.length >= of.to, match)
    case 'race': {
      const first = firstTo(rounds, of.to)
      return tally(onSide(first), isOver || first !== null, match)
    }
  }
}

/** The side that first won so many; null while neither has. */
function firstTo(rounds: readonly RoundOfMap[], wanted: number): Side | null {
  const won = { home: 0, away: 0 }
  for (const { winner } of rounds) if (++won[winner] === wanted) return winner
  return null
}

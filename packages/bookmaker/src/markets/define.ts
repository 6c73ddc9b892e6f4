import type { Names } from '../model/names.ts'
import { type Specifiers, writeSpecifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import type { Grades, MarketDefinition, Piece, Player, StopGroup } from './market.ts'
import { gradePiece } from './piece.ts'

export interface Draft {
  readonly id: number
  readonly sports: readonly Sport[]
  readonly name: Names
  readonly groups: readonly StopGroup[]
  readonly specifiers?: readonly string[]
  readonly byPlayer?: boolean
  readonly build: (specifiers: Specifiers, players: readonly Player[]) => readonly Piece[] | null
}

/** Lines of one market that are kept built; a market of a feed has a few dozen lines, so a full cache means nonsense and is emptied. */
const keptLines = 500

const nobody: readonly Player[] = []

/** Specifiers that a feed adds without changing what is bet on. */
const silent = new Set(['type', 'version'])

/** The pieces of a line, and the players they were made for. */
interface Built {
  readonly players: readonly Player[]
  readonly pieces: readonly Piece[] | null
}

/** A market from its draft: checks the names of the specifiers, keeps built lines, and grades by the pieces. The same object of specifiers must not change. */
export function define(draft: Draft): MarketDefinition {
  const names = [...(draft.specifiers ?? [])].toSorted()
  const byPlayer = draft.byPlayer ?? false
  const kept = new Map<string, readonly Piece[] | null>()
  const bySpecifiers = new WeakMap<Specifiers, Built>()
  let lastPlayers: readonly Player[] | null = null

  function pieces(specifiers: Specifiers, players: readonly Player[] = nobody): readonly Piece[] | null {
    const known = bySpecifiers.get(specifiers)
    if (known && (!byPlayer || known.players === players)) return known.pieces
    const found = built(specifiers, players)
    bySpecifiers.set(specifiers, { players, pieces: found })
    return found
  }

  function built(specifiers: Specifiers, players: readonly Player[]): readonly Piece[] | null {
    const given = Object.keys(specifiers).filter((name) => !silent.has(name))
    if (given.toSorted().join() !== names.join()) return null
    if (byPlayer && players !== lastPlayers) {
      kept.clear()
      lastPlayers = players
    }
    const key = writeSpecifiers(specifiers)
    const before = kept.get(key)
    if (before !== undefined) return before
    if (kept.size >= keptLines) kept.clear()
    const fresh = draft.build(specifiers, players)
    kept.set(key, fresh)
    return fresh
  }

  return {
    id: draft.id,
    sports: draft.sports,
    name: draft.name,
    groups: draft.groups,
    specifiers: names,
    byPlayer,
    pieces,
    outcomes: (specifiers, players) => pieces(specifiers, players)?.flatMap(({ outcomes }) => outcomes) ?? null,
    grade: (match, specifiers, players) => {
      const grades: Record<string, Grades[string]> = {}
      for (const piece of pieces(specifiers, players) ?? []) Object.assign(grades, gradePiece(piece, match))
      return grades
    },
  }
}

/** A number that is a multiple of a quarter, as handicaps and totals are written; null for anything else. */
export function readQuarters(text: string | undefined): number | null {
  const value = text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Number.isInteger(value * 4) && Math.abs(value) < 1000 ? value : null
}

/** A number with a half, as 2.5; null for anything else. Combinations know no other lines, because a half refund of a combination means nothing. */
export function readHalf(text: string | undefined): number | null {
  const value = readQuarters(text)
  return value !== null && Math.abs(value % 1) === 0.5 ? value : null
}

/** A whole number from `least` to 99; null for anything else. */
export function readWhole(text: string | undefined, least = 1): number | null {
  const value = text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  return value >= least ? value : null
}

/** A score, as `1:0`; null for anything else. */
export function readScore(text: string | undefined): readonly [number, number] | null {
  const found = /^(\d{1,2}):(\d{1,2})$/.exec(text ?? '')
  return found === null ? null : [Number(found[1]), Number(found[2])]
}

import type { HistoryRange } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { PastRound } from '@andon/operator/game-wallet'
import type { Deps } from './deps.ts'
import { sealCursor } from './domain/cursor.ts'
import { readPlace } from './read-place.ts'
import { sinceOf } from './since-of.ts'

interface Wanted {
  /** Cursors are valid for one history only. */
  readonly history: string
  readonly playerId: string
  readonly language: Language
  readonly range: HistoryRange
  readonly cursor?: string | undefined
  readonly limit: number
  readonly gameCode?: string | undefined
  readonly kind?: 'casino' | 'sportsbook'
}

interface PageOfRounds {
  readonly games: readonly { readonly gameCode: string; readonly name: string }[]
  readonly rounds: readonly PastRound[]
  readonly frame: { readonly since: string; readonly nextCursor?: string }
}

export async function pageOfRounds(deps: Deps, wanted: Wanted): Promise<PageOfRounds> {
  const { history, playerId, language, range, cursor, limit, gameCode, kind } = wanted
  const scope = { history, playerId }
  const place = readPlace(scope, cursor)
  const [roundId = '', roundGame = ''] = place?.names ?? []
  const before = place && { openedAt: place.at, roundId, gameCode: roundGame }
  const since = await sinceOf(deps, playerId, range)
  const query = { playerId, language, gameCode, kind, since, before, limit: limit + 1 }
  const { games, rounds: found } = await deps.gameWallet.roundHistory(deps.db, query)
  const rounds = found.slice(0, limit)
  const last = rounds.at(-1)
  const next = last && found.length > limit && { at: last.openedAt, names: [last.roundId, last.gameCode] }
  return {
    games,
    rounds,
    frame: { since: since.toString(), ...(next ? { nextCursor: sealCursor(scope, next) } : {}) },
  }
}

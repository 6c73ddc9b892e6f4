import {
  type Catalogue,
  isGameOffered,
  lockNames,
  loginSessionLock,
  type OfferedGame,
  tokenHash,
} from '@andon/operator/catalogue'
import { newToken, playerOfToken } from '@andon/platform/ids'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { openGamesMost } from '../domain/open-games.ts'
import type { PlayerFacts, PlayerLookups } from '../player-lookups.ts'
import { endGameSessions } from '../store/open-games.ts'
import { insertGameSession } from '../store/sessions.ts'
import { makeRoomForGame } from './make-room.ts'

export interface OpenSessionDeps extends PlayerLookups {
  readonly catalogue: Pick<Catalogue, 'suppliers' | 'offeredGames'>
}

export interface SessionToOpen {
  readonly playerId: string
  readonly loginSessionId: string
  readonly supplier: string
  readonly gameCode: string
  readonly site: string
  /** The stack of chips to play with; absent or null: money. */
  readonly chips?: string | null
}

export type SessionRefusal =
  | { readonly code: 'ACCOUNT_LOCKED' | 'SESSION_EXPIRED' | 'GAME_UNKNOWN' }
  | { readonly code: 'TOO_MANY_GAMES'; readonly params: { readonly max: number } }

export interface OpenedSession {
  readonly sessionToken: string
  readonly player: PlayerFacts
  /** Absent for a sportsbook. */
  readonly game: OfferedGame | undefined
}

/** Opens a game session of a player who may play this game now. Only the hash of its token is stored. */
export async function openSession(
  { clock, random }: Pick<Runtime, 'clock' | 'random'>,
  { catalogue: { suppliers, offeredGames }, ...lookups }: OpenSessionDeps,
  tx: Tx,
  asked: SessionToOpen,
): Promise<OpenedSession | { readonly refused: SessionRefusal }> {
  const { playerId, loginSessionId, supplier, gameCode, site, chips = null } = asked
  const now = clock.now()
  const player = (await lookups.playersByIds(tx, [playerId])).get(playerId)
  if (!player || player.locked) return { refused: { code: 'ACCOUNT_LOCKED' } }
  if (!(await lookups.sessionsLive(tx, [loginSessionId])).has(loginSessionId))
    return { refused: { code: 'SESSION_EXPIRED' } }
  const game = (await offeredGames(tx, [gameCode])).get(gameCode)
  const sportsbook = suppliers.isSportsbook(supplier)
  const contract = suppliers.find(supplier)
  const isOffered =
    contract && isGameOffered({ supplier: contract, game: game ?? {} }, { site, country: player.country })
  if (!isOffered || (!game && !sportsbook)) return { refused: { code: 'GAME_UNKNOWN' } }
  const casinos = suppliers.all().flatMap(({ kind, code }) => (kind === 'casino' ? [code] : []))
  if (!sportsbook && !(await makeRoomForGame(tx, lookups, { playerId, suppliers: casinos, now })))
    return { refused: { code: 'TOO_MANY_GAMES', params: { max: openGamesMost } } }
  const sessionToken = newToken({ random }, playerId)
  await lockNames(tx, [loginSessionLock(loginSessionId)])
  const session = { supplier, playerId, gameCode, loginSessionId, site, chips, at: now.toString() }
  await insertGameSession(tx, { ...session, tokenHash: tokenHash(sessionToken) })
  return { sessionToken, player, game }
}

/** Ends a game session that its supplier never used. */
export async function endSession({ db, clock }: { db: Db; clock: Runtime['clock'] }, sessionToken: string) {
  const playerId = playerOfToken(sessionToken)
  if (playerId === null) return
  await db.transaction((tx) => endGameSessions(tx, { playerId, hashes: [tokenHash(sessionToken)], at: clock.now() }))
}

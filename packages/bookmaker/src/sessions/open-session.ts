import { Refusal, type RefusalCode, refusals } from '@andon/contract'
import type { WalletCall } from '@andon/contract/wallet-api'
import type { Clock } from '@andon/platform/clock'
import { type NewId, newToken } from '@andon/platform/ids'
import type { Log } from '@andon/platform/log'
import type { Random } from '@andon/platform/random'
import type { Db } from '@andon/platform/sql'
import type { WalletPort, WalletResult } from '@andon/platform/wallet-client'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { findSession, findSessions, insertSession, type SportsSession } from './store.ts'

export interface SessionDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly newId: NewId
  readonly log: Log
  readonly wallet: WalletPort<WalletCall>
  /** The bookmaker's code at the operator: the game code of all its calls. */
  readonly supplierCode: string
}

/** Limits the life of a token. The operator's stricter session rules are asked for at every call with a player. */
const sessionLasts = { hours: 12 }

/** Trades a launch token for a session. */
export async function openSession(
  deps: SessionDeps,
  { token: launchToken, language }: SportsRequest<'openSession'>,
): Promise<SportsReply<'openSession'>> {
  const reply = { token: launchToken, gameCode: deps.supplierCode }
  const player = replyOf(deps, await deps.wallet.call('authenticate', reply))
  const { playerId, nickname, currency, balance, freeBets = 0 } = player
  const openedAt = deps.clock.now()
  const token = newToken(deps, playerId)
  const session: SportsSession = {
    id: deps.newId('sps'),
    walletSession: player.sessionToken,
    playerId,
    nickname,
    currency,
    language,
    expiresAt: openedAt.add(sessionLasts),
  }
  await insertSession(deps.db, { ...session, token, openedAt })
  return { success: true, player: playerId, nickname, language, currency, balance, freeBets, sessionToken: token }
}

/** The player and the balance, for a client that is reloaded. */
export async function showSession(
  deps: SessionDeps,
  { sessionToken }: { sessionToken: string },
): Promise<SportsReply<'session'>> {
  const session = await storedSession(deps, sessionToken)
  if (!session) throw new Refusal('SESSION_EXPIRED')
  const { playerId, walletSession, nickname, language } = session
  const {
    balance,
    currency,
    freeBets = 0,
  } = replyOf(deps, await deps.wallet.call('balance', { playerId, sessionToken: walletSession }))
  return { success: true, player: playerId, nickname, language, currency, balance, freeBets }
}

/** Dependencies of finding the session of a bearer token. */
export type AuthoriseDeps = Pick<SessionDeps, 'db' | 'clock' | 'wallet' | 'log'>

/**
 * The session of a bearer token. Throws SESSION_EXPIRED for an unknown or expired one, and once its login at the operator has ended: the operator is asked
 * at every call, so that no message can be missed. Throws UNAVAILABLE where the operator does not answer.
 */
export async function authorise(deps: AuthoriseDeps, sessionToken: string): Promise<SportsSession> {
  const session = await liveSession(deps, sessionToken)
  if (!session) throw new Refusal('SESSION_EXPIRED')
  return session
}

/** Null for an unknown or expired token, and for one whose login at the operator has ended. Throws UNAVAILABLE as `authorise` does. */
export async function liveSession(deps: AuthoriseDeps, sessionToken: string): Promise<SportsSession | null> {
  const session = await storedSession(deps, sessionToken)
  return session && (await goesOn(deps, session)) ? session : null
}

const checkedAtOnce = 20

/** Returns the sessions that are over: expired or forgotten here, or ended at the operator. Throws UNAVAILABLE as `authorise` does. */
export async function sessionsOver(
  deps: AuthoriseDeps,
  names: readonly { playerId: string; id: string }[],
): Promise<string[]> {
  const stored = new Map((await findSessions(deps.db, names)).map((session) => [session.id, session]))
  const over: string[] = []
  const left = [...names]
  const checkNext = async () => {
    for (let name = left.pop(); name; name = left.pop()) {
      const session = stored.get(name.id)
      if (!session || isPast(deps, session) || !(await goesOn(deps, session))) over.push(name.id)
    }
  }
  await Promise.all(Array.from({ length: checkedAtOnce }, checkNext))
  return over
}

/** Asks the operator whether the login of a session goes on. */
async function goesOn(deps: AuthoriseDeps, { playerId, walletSession }: SportsSession): Promise<boolean> {
  const reply = await deps.wallet.call('balance', { playerId, sessionToken: walletSession })
  if (reply.outcome === 'refused' && endedAtOperator.includes(reply.code)) return false
  replyOf(deps, reply)
  return true
}

const isPast = ({ clock }: Pick<SessionDeps, 'clock'>, { expiresAt }: SportsSession) =>
  Temporal.Instant.compare(expiresAt, clock.now()) <= 0

const endedAtOperator: readonly string[] = ['SESSION_EXPIRED', 'TOKEN_INVALID', 'GAME_SESSION_REPLACED']

async function storedSession(
  deps: Pick<SessionDeps, 'db' | 'clock'>,
  sessionToken: string,
): Promise<SportsSession | null> {
  const session = await findSession(deps.db, sessionToken)
  return session && !isPast(deps, session) ? session : null
}

/** Refusals of the operator that tell the player something; of others the log has the operator's word. */
const forPlayers: readonly string[] = ['TOKEN_INVALID', 'SESSION_EXPIRED', 'ACCOUNT_LOCKED']

function replyOf<C extends 'authenticate' | 'balance'>({ log }: Pick<SessionDeps, 'log'>, result: WalletResult<C>) {
  if (result.outcome === 'ok') return result.reply
  if (result.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  const { code, why, params } = result
  if (forPlayers.includes(code) && isRefusalCode(code)) throw new Refusal(code, params ? { params } : {})
  log.error({ refusal: code, why }, 'the wallet refused a session of the sportsbook')
  throw new Refusal('UNAVAILABLE')
}

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)

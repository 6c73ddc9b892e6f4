import type { WalletRefusalCode } from '@andon/contract/wallet-api'
import type { MoneyCall } from './stored.ts'

/** A game session, opened with a launch token. */
export interface GameSession {
  readonly supplier: string
  readonly playerId: string
  readonly gameCode: string
  readonly loginSessionId: string
  /** The stack of chips that it plays with; null: it plays with money. */
  readonly chips: string | null
  /** Ended because another game was opened. */
  readonly ended: boolean
  /** A reality check waits for the player's answer. */
  readonly asked: boolean
  /** Since when the time to the next reality check counts. */
  readonly realitySince: Temporal.Instant
}

export interface BetFacts {
  readonly session: GameSession | undefined
  readonly loginLive: boolean
  readonly player: { readonly locked: boolean; readonly currency: string } | undefined
  readonly siteInMaintenance: boolean
  /** The supplier still publishes this game. */
  readonly gameOffered: boolean
  /** Neither the game nor its supplier is paused or retired. */
  readonly takesBets: boolean
  /** The answer to a reality check that is due is missing, whether or not a page has asked. */
  readonly realityCheckMissed: boolean
}

/** Why a new bet is refused, or null. Only new bets are checked: wins and rollbacks do not need a session. */
export function admitBet(
  call: MoneyCall,
  { session, loginLive, player, siteInMaintenance, gameOffered, takesBets, realityCheckMissed }: BetFacts,
): WalletRefusalCode | null {
  if (!session || !isSessionOf(session, call)) return 'TOKEN_INVALID'
  if (!player || player.locked) return 'ACCOUNT_LOCKED'
  if (!loginLive) return 'SESSION_EXPIRED'
  if (session.ended) return 'GAME_SESSION_REPLACED'
  if (siteInMaintenance) return 'MAINTENANCE'
  if (!gameOffered) return 'GAME_UNKNOWN'
  if (!takesBets) return 'NO_NEW_BETS'
  if (session.asked || realityCheckMissed) return 'REALITY_CHECK_OPEN'
  if (player.currency !== call.currency) return 'CURRENCY_MISMATCH'
  return null
}

/** True if the bet comes from a game session of its own player, game and supplier, and plays with the same chips or money as that session. */
export function isSessionOf({ supplier, playerId, gameCode, chips }: GameSession, call: MoneyCall): boolean {
  const isOwn = supplier === call.supplier && playerId === call.playerId && gameCode === call.gameCode
  return isOwn && chips === (call.chips ?? null)
}

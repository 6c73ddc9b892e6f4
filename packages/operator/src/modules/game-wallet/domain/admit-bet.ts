import type { WalletRefusalCode } from '@andon/contract/wallet-api'
import type { MoneyCall } from './stored.ts'

/** A game session: what a supplier got for a launch token. */
export interface GameSession {
  readonly supplier: string
  readonly playerId: string
  readonly gameCode: string
  readonly loginSessionId: string
  /** Another game was opened in its place. */
  readonly ended: boolean
}

export interface BetFacts {
  readonly session: GameSession | undefined
  readonly loginLive: boolean
  readonly player: { readonly locked: boolean; readonly currency: string } | undefined
  readonly siteInMaintenance: boolean
  /** The supplier still offers this game. */
  readonly gameOffered: boolean
}

/** Why a new bet may not be taken, or null. Only a new bet is asked: wins and rollbacks need none of this. */
export function admitBet(
  call: MoneyCall,
  { session, loginLive, player, siteInMaintenance, gameOffered }: BetFacts,
): WalletRefusalCode | null {
  if (!session || !isSessionOf(session, call)) return 'TOKEN_INVALID'
  if (!player || player.locked) return 'ACCOUNT_LOCKED'
  if (!loginLive) return 'SESSION_EXPIRED'
  if (session.ended) return 'GAME_SESSION_REPLACED'
  if (siteInMaintenance) return 'MAINTENANCE'
  if (!gameOffered) return 'GAME_UNKNOWN'
  if (player.currency !== call.currency) return 'CURRENCY_MISMATCH'
  return null
}

/** Whether the bet comes from a game session of its own player, game and supplier. */
export function isSessionOf({ supplier, playerId, gameCode }: GameSession, call: MoneyCall): boolean {
  return supplier === call.supplier && playerId === call.playerId && gameCode === call.gameCode
}

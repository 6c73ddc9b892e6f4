import type { WalletRefusalCode } from '@andon/contract/wallet-api'
import type { Tx } from '@andon/platform/sql'
import type { PlayerLookups } from '../player-lookups.ts'
import type { Suppliers } from '../suppliers.ts'
import { admitBet } from './domain/admit-bet.ts'
import type { MoneyCall } from './domain/held.ts'
import { loadGameSessions, offeredGames } from './store/sessions.ts'

/** Why each of a batch's new bets may not be taken; a bet that may be is not in the answer. The batch form of the limits joins here. */
export type CheckStakes = (tx: Tx, bets: readonly MoneyCall[]) => Promise<Map<MoneyCall, WalletRefusalCode>>

export function createCheckStakes(
  { inMaintenance, sessionsLive, playersByIds }: PlayerLookups,
  suppliers: Suppliers,
): CheckStakes {
  return async (tx, bets) => {
    if (bets.length === 0) return new Map()
    const sessions = await loadGameSessions(
      tx,
      bets.flatMap((bet) => bet.sessionHash ?? []),
    )
    const live = await sessionsLive(
      tx,
      [...sessions.values()].map((session) => session.loginSessionId),
      { touch: true }, // a stake is the player's own doing
    )
    const players = await playersByIds(
      tx,
      [...sessions.values()].map((session) => session.playerId),
    )
    const offered = await offeredGames(
      tx,
      bets.map((bet) => bet.gameCode),
    )
    const isOffered = ({ supplier, gameCode }: MoneyCall) =>
      suppliers.find(supplier)?.kind === 'sportsbook'
        ? gameCode === supplier
        : offered.some((game) => game.gameCode === gameCode && game.supplier === supplier)

    return new Map(
      bets.flatMap((bet) => {
        const session = sessions.get(bet.sessionHash?.toString('hex') ?? '')
        const refusal = admitBet(bet, {
          session,
          loginLive: session !== undefined && live.has(session.loginSessionId),
          player: players.get(bet.playerId),
          siteInMaintenance: session !== undefined && (inMaintenance?.(session.site) ?? false),
          gameOffered: isOffered(bet),
        })
        return refusal === null ? [] : [[bet, refusal] as const]
      }),
    )
  }
}

import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Sources } from './deps.ts'
import { getBetHistory } from './get-bet-history.ts'
import { getCasinoLegacyTransactionHistory } from './get-casino-legacy-transaction-history.ts'
import { getSportsbookLegacyTransactionHistory } from './get-sportsbook-legacy-transaction-history.ts'
import { getTransactionHistory } from './get-transaction-history.ts'

/**
 * Reports tells players what happened to their money. It owns no table: all it knows it reads through the doors of the wallet (payments, corrections)
 * and the game wallet (rounds).
 * - A player sees their own lines only, whatever cursor they send.
 * - Pages never repeat a line, also while new ones arrive. Order is by the time of posting: what commits late, with a time older than a page already
 *   read ends with, shows when the player starts again from the newest.
 * - Nothing is older than its range says; the longest range holds at least what the player's jurisdiction wants at hand.
 */
export function createReports(runtime: Runtime, sources: Sources) {
  const deps = { ...runtime, ...sources }
  const routes: Handlers<PlayerApi['reports']> = {
    getTransactionHistory: getTransactionHistory(deps),
    getCasinoLegacyTransactionHistory: getCasinoLegacyTransactionHistory(deps),
    getSportsbookLegacyTransactionHistory: getSportsbookLegacyTransactionHistory(deps),
    getBetHistory: getBetHistory(deps),
  }
  return { routes }
}

export type Reports = ReturnType<typeof createReports>

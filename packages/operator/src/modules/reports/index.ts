import type { PlayerApi } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { Handlers, StaffHandlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Sources } from './deps.ts'
import { getBetHistory } from './get-bet-history.ts'
import { getCasinoLegacyTransactionHistory } from './get-casino-legacy-transaction-history.ts'
import { getPlayedGames } from './get-played-games.ts'
import { getSportsbookLegacyTransactionHistory } from './get-sportsbook-legacy-transaction-history.ts'
import { getTransactionHistory } from './get-transaction-history.ts'
import { getWaitingRounds } from './get-waiting-rounds.ts'
import { showAffiliates } from './show-affiliates.ts'

/**
 * Reports are the players' histories, and what affiliates brought, for staff. The module owns no table: it reads from the wallet (payments, corrections, revenue), the game wallet (rounds) and identity (where players came from).
 * - Players see only their own lines, whatever cursor they send.
 * - Pages never repeat a line, also while new ones arrive. Lines are ordered by time of posting: one that commits late, with a time before the end of a
 *   page already read, appears when the player starts again from the newest.
 * - No line is older than its range; the longest range covers at least what the player's jurisdiction requires.
 */
export function createReports(runtime: Runtime, sources: Sources) {
  const deps = { ...runtime, ...sources }
  const routes: Handlers<PlayerApi['reports']> = {
    getTransactionHistory: getTransactionHistory(deps),
    getCasinoLegacyTransactionHistory: getCasinoLegacyTransactionHistory(deps),
    getSportsbookLegacyTransactionHistory: getSportsbookLegacyTransactionHistory(deps),
    getBetHistory: getBetHistory(deps),
    getPlayedGames: getPlayedGames(deps),
    getWaitingRounds: getWaitingRounds(deps),
  }
  const staffRoutes: StaffHandlers<StaffApi['reports']> = { showAffiliates: showAffiliates(sources) }
  return { routes, staffRoutes }
}

export type Reports = ReturnType<typeof createReports>

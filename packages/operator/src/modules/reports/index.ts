import type { PlayerApi } from '@andon/contract'
import type { Wallet } from '@andon/operator/wallet'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { getTransactionHistory } from './get-transaction-history.ts'

/**
 * Reports tells players what happened to their money. It owns no table: all it knows it reads through the wallet's door.
 * - A player sees their own lines only, whatever cursor they send.
 * - Pages never repeat a line, also while new ones arrive. Order is by the time of posting: a transfer that commits late, with a time older than a
 *   page already read ends with, shows when the player starts again from the newest.
 */
export function createReports(runtime: Runtime, deps: { wallet: Pick<Wallet, 'history'> }) {
  const routes: Handlers<PlayerApi['reports']> = { getTransactionHistory: getTransactionHistory(runtime, deps) }
  return { routes }
}

export type Reports = ReturnType<typeof createReports>

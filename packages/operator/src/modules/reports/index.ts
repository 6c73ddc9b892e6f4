import type { PlayerApi } from '@andon/contract'
import type { Wallet } from '@andon/operator/wallet'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { getTransactionHistory } from './get-transaction-history.ts'

/**
 * Reports tells players what happened to their money. It owns no table: all it knows it reads through the wallet's door.
 * - A player sees their own lines only, whatever cursor they send.
 * - A page follows the one before without gap or repetition, also while new lines arrive.
 */
export function createReports(runtime: Runtime, deps: { wallet: Pick<Wallet, 'history'> }) {
  const routes: Handlers<PlayerApi['reports']> = { getTransactionHistory: getTransactionHistory(runtime, deps) }
  return { routes }
}

export type Reports = ReturnType<typeof createReports>

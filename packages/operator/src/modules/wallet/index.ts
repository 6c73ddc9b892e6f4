/**
 * The wallet: the ledger of all money. Owns the schema `wallet`: accounts, transfers, entries.
 *
 * - A transfer has two or more legs that sum to zero, in one currency, and touches one player at most. It is written once and never changed.
 * - A player's account has five pockets, and none goes below zero. Here `crp` is bonus money without free bets (`freebet`); on the wire
 *   `crpBalance` includes them (domain/balances.ts).
 * - A key is used once for each owner: repeating the same transfer returns `replayed`, a different transfer under that key is refused.
 * - `post` and `postBatch` are the only writers: the application's database role has no other write access (migrations/0002-post.sql).
 *   Every change publishes `wallet.BalanceChanged` in the same transaction.
 *
 * Amounts are whole minor units, signed from the account's point of view. All SQL is in store/ and migrations/; pure rules are
 * in domain/.
 */
import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { getBalance } from './get-balance.ts'
import { getBalanceByPocket } from './get-balance-by-pocket.ts'
import { getProfileBalanceCurrency } from './get-profile-balance-currency.ts'
import { history } from './history.ts'
import { createJobs } from './jobs.ts'
import { createPosting } from './post.ts'
import { balances, balancesOf, houseBalance, openAccounts } from './store/accounts.ts'
import { cashPlayed } from './store/cash-played.ts'
import { playerRevenue } from './store/player-revenue.ts'
import { receivedIn } from './store/received.ts'
import { verify } from './verify.ts'

export function createWallet(runtime: Runtime) {
  const { db } = runtime
  const routes: Handlers<PlayerApi['wallet']> = {
    getProfileBalanceCurrency: (_, { session }) => getProfileBalanceCurrency(db, session.playerId),
    getBalanceByPocket: (_, { session }) => getBalanceByPocket(db, session.playerId),
    getBalance: (_, { session }) => getBalance(db, session.playerId),
  }
  return {
    routes,
    openAccounts,
    ...createPosting(runtime),
    balances,
    balancesOf,
    houseBalance,
    history,
    cashPlayed,
    playerRevenue,
    receivedIn,
    verify,
    jobs: createJobs(runtime),
  }
}
export type Wallet = ReturnType<typeof createWallet>

export { type Balances, derivedBalances, type WireBalances, wireBalances } from './domain/balances.ts'
export { house, type Pocket, pocket, pockets, type TransferKind } from './domain/chart.ts'
export { shardOf } from './domain/shard.ts'
export type { TransferDraft } from './domain/transfer.ts'
export { balanceChanged } from './facts.ts'
export { type Posted, type PostOutcome, refusalOf } from './post.ts'
export type { LedgerReport } from './store/audit.ts'
export { verify } from './verify.ts'

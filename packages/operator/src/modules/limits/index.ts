import type { Db, Tx } from '@andon/platform/sql'
import type { DepositRequest, LimitRefusal, Lock, Played, Stake } from './money-path.ts'

/**
 * What the limits offer to whoever moves money.
 *
 * Order of locks in one transaction: the supplier's or cashier's own rows, then `holdPlayers` (or a check, which holds them too), then login
 * sessions, then the wallet's accounts, then `recordPlay` or `recordDeposit`. A lock of the account takes them in the same order, so nobody waits
 * in a circle.
 */
export interface MoneyPath {
  /** Takes the players' rows, in order, until the transaction ends: from here on no limit, lock or break of theirs changes. */
  holdPlayers(tx: Tx, playerIds: readonly string[]): Promise<void>
  /** One answer for each stake, in order; an accepted one counts against those after it. A constant number of statements. Holds the players. */
  checkStakes(tx: Tx, stakes: readonly Stake[]): Promise<readonly (LimitRefusal | null)[]>
  /** After the posting, in its transaction: stakes, wins and rollbacks of any number of players. */
  recordPlay(tx: Tx, moved: readonly Played[]): Promise<void>
  /** Throws LIMIT_REACHED or ACCOUNT_LOCKED; else the amount is reserved, and every later check sees it, until one of the two below. */
  checkDeposit(tx: Tx, request: DepositRequest): Promise<void>
  /** The money is the player's, whatever the limits say meanwhile. In the transaction that credits it. */
  recordDeposit(tx: Tx, request: DepositRequest): Promise<void>
  /** It came to nothing. Harmless for one that was never reserved. */
  releaseDeposit(tx: Tx, depositId: string): Promise<void>
  /** The lock or break in force of each player who has one. */
  lockOf(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, Lock>>
}

export type { DepositRequest, LimitRefusal, Lock, Played, Stake } from './money-path.ts'

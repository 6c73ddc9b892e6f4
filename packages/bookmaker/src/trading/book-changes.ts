import type { Tx } from '@andon/platform/sql'
import type { LimitsScope, OwnLimits } from '../bet-rules/book-limits.ts'
import type { ResultMessage } from '../book/offer.ts'

/** What a result, or an order of staff, changes. */
export interface BookChanges {
  /** Stores what is known of selections; resolved, nothing of it is lost. `work` settles the bets. A message that came before changes nothing. */
  takeResults(messages: readonly ResultMessage[]): Promise<void>
  /** By staff: every leg counts as void, whatever its result; the stake comes back. False: the player has no such bet that can be voided. */
  voidBet(playerId: string, betId: string, reason: string): Promise<boolean>
  setLimits(scope: LimitsScope, limits: OwnLimits): Promise<void>
  /** Of one player, in thousandths: 1000 is everybody's. */
  setStakeFactor(playerId: string, factor: number): Promise<void>
}

export interface TransactionalBets {
  /** Changes as a part of this transaction: stored with it, or not at all. */
  within(tx: Tx): BookChanges
}

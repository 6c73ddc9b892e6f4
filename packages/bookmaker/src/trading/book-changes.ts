import type { Tx } from '@andon/platform/sql'
import type { LimitsScope, OwnLimits } from '../bet-rules/book-limits.ts'
import type { ResultMessage } from '../book/offer.ts'

/** Changes by results and by orders of staff. */
export interface BookChanges {
  /** Stores what is known of selections; resolved, nothing of it is lost. `work` settles the bets. A message that came before changes nothing. */
  storeResults(messages: readonly ResultMessage[]): Promise<void>
  /** By staff: every leg counts as void, whatever its result; the stake comes back. False: the player has no such bet that can be voided. */
  voidBet(playerId: string, betId: string, reason: string): Promise<boolean>
  setLimits(scope: LimitsScope, limits: OwnLimits): Promise<void>
  /** Sets the factor of one player, in thousandths: 1000 is the usual one. */
  setStakeFactor(playerId: string, factor: number): Promise<void>
}

export interface TransactionalBets {
  /** Changes as a part of this transaction: stored with it, or not at all. */
  within(tx: Tx): BookChanges
}

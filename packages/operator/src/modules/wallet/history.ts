import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { TransferKind } from './domain/chart.ts'
import { type HistoryLine, type HistoryPlace, linesOf } from './store/history.ts'

/** Kinds of transfers in game rounds: too many for this list; the history of rounds shows them. */
type KindOfPlay = 'stake' | 'win' | 'rollback' | 'jackpotContribution'

export interface HistoryQuery {
  readonly playerId: string
  readonly kinds: readonly Exclude<TransferKind, KindOfPlay>[]
  readonly since: Temporal.Instant
  /** Only lines older than this one. */
  readonly before?: HistoryPlace | undefined
  /** 1 to 1,000. */
  readonly limit: number
}

/**
 * A player's real cash transfers outside game rounds, newest first, with the real cash balance after each. The cost does not grow with the number of
 * rounds: each kind is read from an index, up to the limit.
 */
export async function history(executor: Db | Tx, query: HistoryQuery): Promise<HistoryLine[]> {
  assert(query.limit >= 1 && query.limit <= 1000, 'a page of history has 1 to 1,000 lines')
  return linesOf(executor, query)
}

import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { TransferKind } from './domain/chart.ts'
import { type HistoryLine, type HistoryPlace, linesOf } from './store/history.ts'

/** Kinds that come with play, many to an evening: a history of rounds tells them, this one cannot. */
type KindOfPlay = 'stake' | 'win' | 'rollback' | 'jackpotContribution'

export interface HistoryQuery {
  readonly playerId: string
  readonly kinds: readonly Exclude<TransferKind, KindOfPlay>[]
  readonly since: Temporal.Instant
  /** Lines older than this one only. */
  readonly before?: HistoryPlace | undefined
  /** 1 to 1,000. */
  readonly limit: number
}

/**
 * What moved a player's real cash beside play, newest first, with the real cash held after each. Costs the same however much was played: each
 * kind is read from its place in an index, and no further than the limit.
 */
export async function history(executor: Db | Tx, query: HistoryQuery): Promise<HistoryLine[]> {
  assert(query.limit >= 1 && query.limit <= 1000, 'a page of history has 1 to 1,000 lines')
  return linesOf(executor, query)
}

import type { Db, Tx } from '@andon/platform/sql'
import { allShards } from './domain/shard.ts'
import { auditShards, type LedgerReport } from './store/audit.ts'

/** Proves the whole ledger, or the given shards of it. Slow on a large one; safe beside live posting. */
export function verify(
  executor: Db | Tx,
  { shards = allShards }: { shards?: readonly number[] } = {},
): Promise<LedgerReport> {
  return auditShards(executor, shards)
}

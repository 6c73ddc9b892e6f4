import type { Db, Tx } from '@andon/platform/sql'
import { allShards } from './domain/shard.ts'
import { auditShards, type LedgerReport } from './store/audit.ts'

/** Verifies the whole ledger or the given shards, over the connections for reports. Slow on a large ledger; safe while transfers are posted. */
export function verify(
  executor: Db | Tx,
  { shards = allShards }: { shards?: readonly number[] } = {},
): Promise<LedgerReport> {
  return auditShards('reports' in executor ? executor.reports : executor, shards)
}

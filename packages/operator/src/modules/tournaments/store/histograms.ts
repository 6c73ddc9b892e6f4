import type { Histogram } from '@andon/contract/games/sheet/histogram'
import type { Db, Tx } from '@andon/platform/sql'
import { type Distribution, distributionOf } from '@andon/ranking/score-round'

/** Many tournaments share them, so each is stored once, by its hash. */
export async function saveHistograms(
  tx: Tx,
  histograms: readonly { readonly hash: string; readonly histogram: Histogram }[],
): Promise<void> {
  await tx.query(
    `insert into tournaments.histograms (hash, histogram) select * from unnest($1::text[], $2::jsonb[]) on conflict (hash) do nothing`,
    [histograms.map(({ hash }) => hash), histograms.map(({ histogram }) => JSON.stringify(histogram))],
  )
}

export async function histogramsByHash(
  executor: Db | Tx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Histogram>> {
  const rows = await executor.query<{ hash: string; histogram: Histogram }>(
    `select hash, histogram from tournaments.histograms where hash = any($1::text[])`,
    [hashes],
  )
  return new Map(rows.map(({ hash, histogram }) => [hash, histogram]))
}

/** A histogram of a hash never changes. */
const mostKept = 500

/** Distributions ready for scoring, kept in memory. */
export function createDistributions() {
  const kept = new Map<string, Distribution>()
  return async (executor: Db | Tx, hashes: Iterable<string>): Promise<ReadonlyMap<string, Distribution>> => {
    const missing = [...new Set(hashes)].filter((hash) => !kept.has(hash))
    if (missing.length > 0) {
      if (kept.size + missing.length > mostKept) kept.clear()
      for (const [hash, histogram] of await histogramsByHash(executor, missing))
        kept.set(hash, distributionOf(histogram))
    }
    return kept
  }
}
export type Distributions = ReturnType<typeof createDistributions>

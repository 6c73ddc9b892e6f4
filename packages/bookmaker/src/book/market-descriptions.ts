import type { Db, Tx } from '@andon/platform/sql'
import type { MarketDescription } from '../feed/market-description.ts'

/** Replaces what the feed describes, for the nodes that do not read it, in a transaction of the leader. The same again is not written. */
export async function writeDescriptions(tx: Tx, descriptions: readonly MarketDescription[]): Promise<void> {
  await tx.query(
    `update bookmaker.market_descriptions set descriptions = $1::jsonb, version = version + 1 where descriptions <> $1::jsonb`,
    [JSON.stringify(descriptions)],
  )
}

/** Changes with them. */
export async function descriptionsVersion(db: Db): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version from bookmaker.market_descriptions')
  return row?.version ?? 0
}

export async function readDescriptions(db: Db): Promise<MarketDescription[]> {
  const [row] = await db.query<{ descriptions: MarketDescription[] }>(
    'select descriptions from bookmaker.market_descriptions',
  )
  return row?.descriptions ?? []
}

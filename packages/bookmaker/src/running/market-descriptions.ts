import type { Db } from '@andon/platform/sql'
import type { MarketDescription } from '../feed/market-description.ts'

/** Replaces what the feed describes, for the nodes that do not read it. False, and nothing is written, where another node leads. The same again is not written. */
export async function writeDescriptions(
  db: Db,
  node: string,
  descriptions: readonly MarketDescription[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lease] = await tx.query('select leader from bookmaker.feed where leader = $1 for update', [node])
    if (!lease) return false
    await tx.query(
      `update bookmaker.market_descriptions set descriptions = $1::jsonb, version = version + 1 where descriptions <> $1::jsonb`,
      [JSON.stringify(descriptions)],
    )
    return true
  })
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

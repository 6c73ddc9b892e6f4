import type { Db } from '@andon/platform/sql'

/** A chain as its row has it, without its secrets. */
export interface StoredChain {
  readonly chain: number
  readonly links: number
  readonly publishedEnd: string
  /** Who makes the second shares of its rounds. */
  readonly signer: string
  /** The host where it runs; null: a process of our own. */
  readonly signerAt: string | null
  /** The key whose hash is `signer`; null for a chain whose rounds have it in each share. */
  readonly signerKey: string | null
  readonly committedAt: Temporal.Instant
  readonly checkpointEvery: number
}

/** The chains of a table, the oldest first. A table has few: one lasts for years. */
export function readChains(db: Db, tableId: string): Promise<StoredChain[]> {
  return db.query<StoredChain>(
    `select chain, links, published_end "publishedEnd", signer, signer_at "signerAt", signer_key "signerKey", committed_at "committedAt", checkpoint_every "checkpointEvery"
     from arcade.table_chains where table_id = $1 order by chain`,
    [tableId],
  )
}

/** The secret seed of the last link of a segment; null if the chain has no such segment. */
export async function readCheckpoint(
  db: Db,
  { tableId, chain, segment }: { tableId: string; chain: number; segment: number },
): Promise<string | null> {
  const [row] = await db.query<{ seed: string }>(
    `select coalesce(encode(substring(checkpoints from 32 * $3::integer + 1 for 32), 'hex'), '') seed from arcade.table_chains
     where table_id = $1 and chain = $2 and octet_length(checkpoints) > 32 * $3::integer`,
    [tableId, chain, segment],
  )
  return row?.seed ?? null
}

/** Commits to a chain. False if another node was first with this number: then this one is of no use. */
export async function insertChain(
  db: Db,
  { tableId, checkpoints, ...row }: StoredChain & { readonly tableId: string; readonly checkpoints: Uint8Array },
): Promise<boolean> {
  const inserted = await db.query(
    `insert into arcade.table_chains (table_id, chain, links, published_end, signer, signer_at, signer_key, committed_at, checkpoint_every, checkpoints)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning chain`,
    [
      tableId,
      row.chain,
      row.links,
      row.publishedEnd,
      row.signer,
      row.signerAt,
      row.signerKey,
      row.committedAt.toString(),
      row.checkpointEvery,
      Buffer.from(checkpoints),
    ],
  )
  return inserted.length > 0
}

/**
 * Every row of the ledger belongs to one of 64 shards, chosen by the player's id. A house account has one row in each shard, so stakes of
 * different players seldom meet on one row, and a shard with all it needs can move to another machine.
 * Stored with each row: the function and the count can never change.
 */
export const shardCount = 64
export const allShards: readonly number[] = Array.from({ length: shardCount }, (_, shard) => shard)

/** FNV-1a over the id's code units, folded to six bits. */
export function shardOf(holder: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < holder.length; i++) hash = Math.imul(hash ^ holder.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 16
  return (hash ^ (hash >>> 8)) & (shardCount - 1)
}

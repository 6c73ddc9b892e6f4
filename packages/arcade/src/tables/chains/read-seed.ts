import { assert } from '@andon/platform/assert'
import type { Db } from '@andon/platform/sql'
import type { ChainLink } from '../../provably-fair/table-chance.ts'
import { computeSegment, seedAt, segmentOf } from './chain-seeds.ts'
import { readChains, readCheckpoint, type StoredChain } from './store.ts'

interface Segment {
  readonly chain: number
  readonly segment: number
  readonly seeds: Promise<Buffer>
}

/** Reads seeds of chains; keeps those of the segment that each table used last. `known`: the row of the chain, if the caller has it. */
export function createSeedReader(db: Db) {
  const segments = new Map<string, Segment>()

  function seedsOf(
    tableId: string,
    { chain, segment, links }: { chain: number; segment: number; links: number },
  ): Promise<Buffer> {
    const kept = segments.get(tableId)
    if (kept?.chain === chain && kept.segment === segment) return kept.seeds
    const seeds = readCheckpoint(db, { tableId, chain, segment }).then((checkpoint) => {
      assert(checkpoint !== null, 'a chain has the checkpoint of each segment')
      return computeSegment({ checkpoint, links })
    })
    segments.set(tableId, { chain, segment, seeds })
    seeds.catch(() => segments.delete(tableId)) // the next call reads it again
    return seeds
  }

  return async (tableId: string, { chain, link }: ChainLink, known?: StoredChain): Promise<string> => {
    const row = known ?? (await readChains(db, tableId)).find((one) => one.chain === chain)
    assert(row && link >= 1 && link <= row.links, 'a round has a link of a chain')
    const segment = segmentOf({ link, checkpointEvery: row.checkpointEvery })
    const before = segment * row.checkpointEvery
    const links = Math.min(row.checkpointEvery, row.links - before)
    return seedAt(await seedsOf(tableId, { chain, segment, links }), link - before - 1)
  }
}

import { hash } from 'node:crypto'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'

const seedBytes = 32
/** About a millisecond of work. */
const seedsPerTurn = 500

/** The seed of the link before: SHA-256 of the 64 hexadecimal characters of this one, as text. */
export const seedBefore = (seed: string): string => hash('sha256', seed, 'hex')

export interface ChainOrder {
  /** The seed of the last link, from which all others follow. */
  readonly lastSeed: string
  readonly links: number
  readonly checkpointEvery: number
}

export interface MadeChain {
  /** The SHA-256 of the seed of the first link. */
  readonly publishedEnd: string
  /** The seeds of every `checkpointEvery`th link and of the last one, 32 bytes each. */
  readonly checkpoints: Uint8Array
}

/** Computes a chain from its last link to its end. Takes about a second for a million links, so it runs in a thread of its own. */
export function computeChain({ lastSeed, links, checkpointEvery }: ChainOrder): MadeChain {
  const checkpoints = Buffer.alloc(seedBytes * (segmentOf({ link: links, checkpointEvery }) + 1))
  let seed = lastSeed
  for (let link = links; link >= 1; link--) {
    if (link === links || link % checkpointEvery === 0)
      checkpoints.write(seed, seedBytes * segmentOf({ link, checkpointEvery }), 'hex')
    seed = seedBefore(seed)
  }
  return { publishedEnd: seed, checkpoints }
}

/** The segment of a link, from 0: the links up to a checkpoint and after the one before. */
export function segmentOf({ link, checkpointEvery }: { link: number; checkpointEvery: number }): number {
  return Math.ceil(link / checkpointEvery) - 1
}

/** The seeds of a segment in the order of play, 32 bytes each, from the seed of its last link. Lets the event loop turn every millisecond. */
export async function computeSegment({ checkpoint, links }: { checkpoint: string; links: number }): Promise<Buffer> {
  const seeds = Buffer.alloc(seedBytes * links)
  let seed = checkpoint
  for (let at = links - 1; at >= 0; at--) {
    seeds.write(seed, seedBytes * at, 'hex')
    seed = seedBefore(seed)
    if (at % seedsPerTurn === 0) await turnOfTheLoop()
  }
  return seeds
}

/** The seed at this place of a segment, from 0. */
export function seedAt(seeds: Buffer, at: number): string {
  return seeds.toString('hex', seedBytes * at, seedBytes * (at + 1))
}

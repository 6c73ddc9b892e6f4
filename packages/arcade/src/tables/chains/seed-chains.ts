import type { Clock } from '@andon/platform/clock'
import type { Log } from '@andon/platform/log'
import type { Random } from '@andon/platform/random'
import type { Db } from '@andon/platform/sql'
import type { SeedChain } from '../../game-api/table-fields.ts'
import type { SeedChains } from '../../provably-fair/table-chance.ts'
import type { NamedSigner } from '../second-share/named-signer.ts'
import { makeChain } from './make-chain.ts'
import { createSeedReader } from './read-seed.ts'
import { insertChain, readChains, type StoredChain } from './store.ts'

export interface SeedChainsOptions {
  readonly db: Db
  readonly random: Random
  readonly clock: Clock
  readonly log: Log
  readonly signer: Pick<NamedSigner, 'identity' | 'key' | 'at'>
  /** Links of a chain: at a round each half minute, ten million last for nine years. */
  readonly links?: number
  /** Links of a table's first chain, which is made while its players wait. */
  readonly firstLinks?: number
  readonly checkpointEvery?: number
}

export interface OwnedChains extends SeedChains {
  /** The public part of the table's chains, the newest first. */
  chainsOf(tableId: string): Promise<SeedChain[]>
  /** Resolves when no chain is being made. */
  settled(): Promise<void>
  /** Gives up what is being made; none is made from now on. */
  stop(): Promise<void>
}

/** The next chain is made when less than this share of one is left. */
const leftWhenNextIsMade = 1 / 10

/**
 * Chains of seeds in `arcade.table_chains`. Each is computed in a thread of its own and committed to before its first link is used; of nodes that make the same one at once the first counts. Seeds of the
 * segment in use are kept in memory.
 */
export function createSeedChains({
  db,
  random,
  clock,
  log,
  signer,
  links = 10_000_000,
  firstLinks = 10_000,
  checkpointEvery = 10_000,
}: SeedChainsOptions): OwnedChains {
  const seedOf = createSeedReader(db)
  const underWay = new Map<string, Promise<void>>()
  const giveUp = new AbortController()
  let queue: Promise<unknown> = Promise.resolve()

  /** One thread at a time, so that several tables do not take all cores. */
  function makeNext(tableId: string): void {
    if (underWay.has(tableId) || giveUp.signal.aborted) return
    const made = queue
      .then(() => makeOne(tableId))
      .catch((error) => {
        if (!giveUp.signal.aborted) log.error({ err: error, tableId }, 'making a chain of seeds failed; trying again')
      })
      .finally(() => underWay.delete(tableId))
    underWay.set(tableId, made)
    queue = made
  }

  async function makeOne(tableId: string): Promise<void> {
    const [identity, signerKey] = await Promise.all([signer.identity(), signer.key()])
    const chain = 1 + ((await readChains(db, tableId)).at(-1)?.chain ?? 0)
    const count = chain === 1 ? firstLinks : links
    const order = { lastSeed: random.bytes(32).toString('hex'), links: count, checkpointEvery }
    const made = await makeChain(order, { signal: giveUp.signal })
    const row = {
      chain,
      links: count,
      checkpointEvery,
      signer: identity,
      signerAt: signer.at,
      signerKey,
      committedAt: clock.now(),
      ...made,
    }
    if (await insertChain(db, { tableId, ...row })) log.info({ tableId, chain }, 'a chain of seeds was committed to')
  }

  return {
    next: async (tableId, after) => {
      const identity = await signer.identity()
      const chains = await readChains(db, tableId)
      const usable = chains.filter((one) => one.signer === identity)
      const following = usable.find((one) => one.chain > (after?.chain ?? 0))
      const current = usable.find((one) => one.chain === after?.chain)
      const left = current && after ? current.links - after.link : 0
      if (!following && left <= (current?.links ?? 0) * leftWhenNextIsMade) makeNext(tableId)
      if (current && after && left > 0)
        return { chain: current.chain, link: after.link + 1, commitment: await seedOf(tableId, after, current) }
      return following ? { chain: following.chain, link: 1, commitment: following.publishedEnd } : null
    },
    seedOf: (tableId, link) => seedOf(tableId, link),
    chainsOf: async (tableId) => (await readChains(db, tableId)).toReversed().map(publicChain),
    settled: async () => {
      await queue
    },
    stop: async () => {
      giveUp.abort(new Error('the server stops'))
      await queue
    },
  }
}

function publicChain({ chain, links, publishedEnd, committedAt, signer, signerAt }: StoredChain): SeedChain {
  return { chain, links, publishedEnd, committedAt: committedAt.toString(), signer, signerAt }
}

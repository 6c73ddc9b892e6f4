import { manualClock } from '@andon/platform/clock'
import { createLog } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ChainLink } from '../../provably-fair/table-chance.ts'
import { commitmentTo } from '../../rng/seed-stream.ts'
import { createSeedChains, type OwnedChains } from './seed-chains.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase({ modules: ['arcade'] })
})
afterAll(() => database.close())

const signerNamed = (digit: string) => ({ at: null, identity: async () => digit.repeat(64), key: async () => digit })
const clock = manualClock()
const log = createLog({ level: 'silent' })
let tables = 0
const newTable = () => `table-${++tables}`

function open(options: { firstLinks?: number; links?: number; checkpointEvery?: number; signer?: string } = {}) {
  const { signer = 'a', ...sizes } = { firstLinks: 10, links: 20, checkpointEvery: 4, ...options }
  const chains = createSeedChains({ db: database.db, random, clock, log, signer: signerNamed(signer), ...sizes })
  onTestFinished(() => chains.stop())
  return chains
}

/** Takes the first link of a table, whose chain is made by it. */
async function begin(chains: OwnedChains, tableId: string) {
  expect(await chains.next(tableId, null)).toBeNull()
  await chains.settled()
  const first = await chains.next(tableId, null)
  if (!first) throw new Error('the first chain is there')
  return first
}

async function follow(chains: OwnedChains, tableId: string, after: ChainLink) {
  const next = await chains.next(tableId, after)
  if (!next) throw new Error(`no link follows ${after.chain}/${after.link}`)
  return next
}

test('every seed is committed to by the one before, the first by the published end, over all segments and into the next chain', async () => {
  const [chains, tableId] = [open(), newTable()]
  let link = await begin(chains, tableId)
  const seeds: string[] = []
  for (let round = 0; round < 25; round++) {
    const seed = await chains.seedOf(tableId, link)
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentTo(seed)).toBe(link.commitment)
    const { publishedEnd } = (await chains.chainsOf(tableId)).find(({ chain }) => chain === link.chain) ?? {}
    expect(link.commitment).toBe(link.link === 1 ? publishedEnd : seeds.at(-1))
    seeds.push(seed)
    link = await follow(chains, tableId, link)
    await chains.settled()
  }
  expect(link).toMatchObject({ chain: 2, link: 16 })
  expect(new Set(seeds).size).toBe(25)
})

test('the next chain is committed to when a tenth of one is left, and not before', async () => {
  const [chains, tableId] = [open({ firstLinks: 20 }), newTable()]
  await begin(chains, tableId)
  const committed = async (after: ChainLink) => {
    await chains.next(tableId, after)
    await chains.settled()
    return (await chains.chainsOf(tableId)).map(({ chain }) => chain)
  }
  expect(await committed({ chain: 1, link: 17 })).toEqual([1])
  expect(await committed({ chain: 1, link: 18 })).toEqual([2, 1])
})

test('a chain that is used up without a next one closes the table', async () => {
  const [chains, tableId] = [open(), newTable()]
  await begin(chains, tableId)
  await chains.stop()
  expect(await chains.next(tableId, { chain: 1, link: 9 })).toMatchObject({ chain: 1, link: 10 })
  expect(await chains.next(tableId, { chain: 1, link: 10 })).toBeNull()
})

test('of two nodes that make the same chain one counts, and both go on with it, also after a restart', async () => {
  const [one, other, tableId] = [open(), open(), newTable()]
  await Promise.all([one.next(tableId, null), other.next(tableId, null)])
  await Promise.all([one.settled(), other.settled()])
  expect(await one.chainsOf(tableId)).toEqual([
    {
      chain: 1,
      links: 10,
      publishedEnd: expect.any(String),
      committedAt: clock.now().toString(),
      signer: 'a'.repeat(64),
      signerAt: null,
    },
  ])
  const link = { chain: 1, link: 6 }
  const seed = await one.seedOf(tableId, link)
  expect(await other.seedOf(tableId, link)).toBe(seed)
  expect(await open().seedOf(tableId, link)).toBe(seed)
})

test('with another second signer a table begins another chain, whatever is left of the one in use', async () => {
  const tableId = newTable()
  await begin(open(), tableId)
  const moved = open({ signer: 'b' })
  const after = { chain: 1, link: 3 }
  expect(await moved.next(tableId, after)).toBeNull()
  await moved.settled()
  expect(await moved.next(tableId, after)).toMatchObject({ chain: 2, link: 1 })
  expect((await moved.chainsOf(tableId)).map(({ signer }) => signer[0])).toEqual(['b', 'a'])
})

test('the event loop turns while a chain is made', async () => {
  const [chains, tableId] = [open({ firstLinks: 150_000, checkpointEvery: 10_000 }), newTable()]
  await chains.next(tableId, null)
  let [turns, made] = [0, false]
  const settled = chains.settled().then(() => {
    made = true
  })
  while (!made) {
    await new Promise(setImmediate)
    turns += 1
  }
  await settled
  expect(turns).toBeGreaterThan(100)
  expect(await chains.next(tableId, null)).toMatchObject({ chain: 1, link: 1 })
})

test('the application can neither change nor delete what is committed to', async () => {
  await expect(database.db.query('update arcade.table_chains set links = 1')).rejects.toThrow('permission denied')
  await expect(database.db.query('delete from arcade.table_chains')).rejects.toThrow('permission denied')
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertOrder } from '@andon/bookmaker/testing'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { startNodeProcesses } from '@andon/tests/nodes/node-processes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let database: FreshDatabase
let nodes: Awaited<ReturnType<typeof startNodeProcesses>> | undefined
let folder: string
beforeEach(async () => {
  database = await freshDatabase({ modules: ['bookmaker'] })
  folder = await mkdtemp(join(tmpdir(), 'andon-orders-'))
})
afterEach(async () => {
  await nodes?.stop()
  await database.close()
  await rm(folder, { recursive: true })
})

const patience = { timeout: 60_000, interval: 20 }
const player = 'ply_0123456789abcdefghjkmnpqrs'

const order = (factor: number) =>
  database.db.transaction((tx) =>
    insertOrder(tx, {
      event: null,
      actor: 'test',
      at: Temporal.Now.instant(),
      body: { kind: 'stakeFactor', player, factor },
    }),
  )
const factors = async () =>
  (await database.ownerDb.query<{ factor: number }>('select factor from bookmaker.stake_factors')).map(
    ({ factor }) => factor,
  )
const untilDone = (id: number) =>
  vi.waitFor(
    async () =>
      expect(await database.ownerDb.query('select up_to from bookmaker.orders_done')).toEqual([{ up_to: id }]),
    patience,
  )

test('a leader that is frozen within an order of staff stores nothing of it after another has taken over', async () => {
  const [storing, failed]: [number[], number[]] = [[], []] // places of nodes
  const gate = join(folder, 'gate')
  const started = await startNodeProcesses('orders-node.ts', {
    nodes: 2,
    env: { DATABASE_URL: database.url, GATE: gate },
    onLine: (line, place) => {
      if (line === 'storing') storing.push(place)
      if (line === 'failed') failed.push(place)
    },
  })
  nodes = started
  await order(20)
  await vi.waitFor(() => expect(storing).toHaveLength(1), patience)
  const [frozen = -1] = storing
  started.freeze(frozen)
  // The server ends its transaction after a while; then the other node takes over.
  await vi.waitFor(() => expect(storing).toHaveLength(2), patience)
  expect(storing[1]).not.toBe(frozen)
  await writeFile(gate, '')
  await untilDone(1)
  await untilDone(await order(500))
  expect([await factors(), failed]).toEqual([[500], []])
  started.wakeAll()
  await vi.waitFor(() => expect(failed).toContain(frozen), patience)
  expect(await factors()).toEqual([500])
  await untilDone(await order(700))
  expect(await factors()).toEqual([700])
})

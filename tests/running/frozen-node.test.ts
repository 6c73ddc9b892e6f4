import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { factsHandled } from '@andon/tests/nodes/facts-handled'
import { stopwatch } from '@andon/tests/pace/stopwatch'
import { startNats } from '@andon/tests/programs/nats-server'
import { type ServerProcess, spawnServer } from '@andon/tests/server-process'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

/** Two server processes on one database; one of them can be stopped like a machine that hangs. */
let database: FreshDatabase
let nats: Awaited<ReturnType<typeof startNats>>
let folder: string
let frozen: ServerProcess
let other: ServerProcess
beforeAll(async () => {
  database = await freshDatabase()
  nats = await startNats()
  folder = await mkdtemp(join(tmpdir(), 'andon-frozen-'))
  const env = { DATABASE_URL: database.url, NATS_URL: nats.url, DATA_DIR: folder }
  frozen = await spawnServer({ env: { ...env, PGAPPNAME: 'frozen' } })
  await frozen.ready()
  other = await spawnServer({ env: { ...env, PGAPPNAME: 'other' } })
  await other.ready()
})
afterEach(() => {
  for (const server of [frozen, other]) server.signal('SIGCONT')
})
afterAll(async () => {
  await Promise.all([frozen.stop(), other.stop()])
  await nats.stop()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const patience = { timeout: 30_000, interval: 20 }
/** The requirement, with a margin for a busy machine. */
const withinMs = 15_000

/** Waits until a connection of the node that will be stopped waits for a lock that this test holds. */
const untilItWaits = () =>
  vi.waitFor(
    async () =>
      expect(
        await database.ownerDb.query(
          `select from pg_stat_activity where application_name = 'frozen' and wait_event_type = 'Lock'`,
        ),
      ).not.toEqual([]),
    patience,
  )

/** Stops a node like a machine that hangs, but in no transaction, whose locks would decide what the test is about. */
async function freezeBetweenTransactions(node: ServerProcess, name: string) {
  const inTransaction = `select from pg_stat_activity where application_name = $1 and backend_type = 'client backend' and state <> 'idle'`
  await vi.waitFor(async () => {
    node.signal('SIGSTOP')
    try {
      expect(await database.ownerDb.query(inTransaction, [name])).toEqual([])
    } catch (error) {
      node.signal('SIGCONT')
      throw error
    }
  }, patience)
}

async function playerAt(...servers: ServerProcess[]): Promise<{ browsers: Browser[]; playerId: string }> {
  const [first, ...others] = servers.map(({ origin }) => createBrowser(origin)) as [Browser, ...Browser[]] // as many as servers
  const { playerID } = await first.register()
  for (const browser of others) for (const [name, value] of first.jar) browser.jar.set(name, value)
  return { browsers: [first, ...others], playerId: playerID }
}

test("a node that hangs in a player's money transaction blocks that player on other nodes for at most 15 seconds", async () => {
  const { browsers, playerId } = await playerAt(frozen, other)
  const [atFrozen, atOther] = browsers as [Browser, Browser]
  expect((await atFrozen.deposit(1_000)).body.status).toBe('APPROVED')
  let left: Promise<unknown> = Promise.resolve()
  await database.ownerDb.transaction(async (tx) => {
    await tx.query('select from wallet.accounts where holder = $1 for update', [playerId])
    left = atFrozen.deposit(1_000).catch(() => null)
    await untilItWaits()
    frozen.signal('SIGSTOP')
  })
  // Now the lock is the stopped node's, which will never end its transaction.
  const since = stopwatch()
  await vi.waitFor(async () => expect((await atOther.deposit(500)).body.status).toBe('APPROVED'), patience)
  expect(since.stop()).toBeLessThan(withinMs)
  frozen.signal('SIGCONT')
  await left
})

test('facts are delivered again within 15 seconds after the delivering node hangs', async () => {
  const { browsers } = await playerAt(other)
  await frozen.ready()
  await freezeBetweenTransactions(other, 'other') // so that it is the first node's turn
  await database.ownerDb.transaction(async (tx) => {
    await tx.query('lock table platform.outbox in share mode')
    await tx.query(`insert into platform.outbox (facts) values ('[]')`)
    await untilItWaits()
    frozen.signal('SIGSTOP')
  })
  // Its statement now ends at the server, and its transaction keeps the right to deliver.
  const delivering = `select from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and application_name = 'frozen' and state = 'idle in transaction'`
  await vi.waitFor(async () => expect(await database.ownerDb.query(delivering)).not.toEqual([]), patience)
  const since = stopwatch()
  other.signal('SIGCONT')
  expect((await browsers[0]?.deposit(1_000))?.body.status).toBe('APPROVED')
  const waiting = () => database.ownerDb.query('select id from platform.outbox limit 1')
  expect(await waiting()).not.toEqual([])
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
  expect(since.stop()).toBeLessThan(withinMs)
})

test('mails are sent again within 15 seconds after the node that was sending them hangs, each once', async () => {
  const { browsers, playerId } = await playerAt(frozen)
  await freezeBetweenTransactions(other, 'other')
  await database.ownerDb.transaction(async (tx) => {
    await tx.query('lock table notices.notices in share mode')
    expect((await browsers[0]?.post('/ajax/ResponsibleGaming/takeBreak', { days: 7 }))?.status).toBe(200)
    await untilItWaits()
    frozen.signal('SIGSTOP')
  })
  // It had not yet stored the notice, and keeps the subscriber's row.
  const since = stopwatch()
  other.signal('SIGCONT')
  const stored = () => database.ownerDb.query('select id from notices.notices where player_id = $1', [playerId])
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), patience)
  expect(since.stop()).toBeLessThan(withinMs)
  const mailed = await stored()
  frozen.signal('SIGCONT')
  await frozen.ready()
  await factsHandled(database.ownerDb)
  expect(await stored()).toEqual(mailed)
})

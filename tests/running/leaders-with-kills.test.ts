import { randomInt } from 'node:crypto'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { runsOf } from '@andon/tests/long-form'
import { startNodeProcesses } from '@andon/tests/nodes/node-processes'
import { stopwatch } from '@andon/tests/pace/stopwatch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let database: FreshDatabase
let nodes: Awaited<ReturnType<typeof startNodeProcesses>> | undefined
beforeEach(async () => {
  database = await freshDatabase({ modules: [] })
  await database.ownerDb.query(`
    create table numbers (id bigserial, n int, epoch int);
    grant all on numbers, numbers_id_seq to andon_app`)
})
afterEach(async () => {
  await nodes?.stop()
  await database.close()
})

const patience = { timeout: 60_000, interval: 20 }
const numbers = () => database.ownerDb.query<{ n: number; epoch: number }>('select n, epoch from numbers order by id')

/** Every leader went on where the one before had stopped: no number is missing, none comes twice, and none of an earlier epoch follows one of a later. */
async function expectOneLeaderAtATime(): Promise<void> {
  const rows = await numbers()
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.map(({ epoch }) => epoch)).toEqual(rows.map(({ epoch }) => epoch).toSorted((a, b) => a - b))
}

/** Of the last number that is stored. */
const lastEpoch = async () => (await numbers()).at(-1)?.epoch ?? 0
const untilMore = async (than: number) =>
  vi.waitFor(async () => expect((await numbers()).length).toBeGreaterThan(than), patience)
const start = (count: number, onLine?: (line: string, place: number) => void) =>
  startNodeProcesses('leader-node.ts', { nodes: count, env: { DATABASE_URL: database.url }, ...(onLine && { onLine }) })

test('a leader that is frozen before a write and wakes up after another has taken over writes nothing', async () => {
  let frozen: number | null = -1 // none yet, and none before the test begins
  let refused = 0
  const started = await start(2, (line, place) => {
    if (line === 'refused') refused += 1
    if (line !== 'writing' || frozen !== null) return
    frozen = place
    started.freeze(place)
  })
  nodes = started
  for (let late = 1; late <= runsOf({ short: 2, long: 20 }); late++) {
    frozen = null
    await vi.waitFor(() => expect(frozen).not.toBeNull(), patience)
    const before = await lastEpoch()
    await vi.waitFor(async () => expect(await lastEpoch()).toBeGreaterThan(before), patience)
    started.wakeAll()
    await untilMore((await numbers()).length + 2)
    await expectOneLeaderAtATime()
  }
  await vi.waitFor(() => expect(refused).toBeGreaterThan(0), patience)
})

test('a leader that is frozen within a write holds up the next one for at most 15 seconds, and that write is undone', async () => {
  nodes = await start(2)
  await untilMore(0)
  const waiting = () =>
    database.ownerDb.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into numbers%'`,
    )
  await database.ownerDb.transaction(async (tx) => {
    await tx.query('lock table numbers in share mode')
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), patience)
    const [leader] = await waiting()
    nodes?.freeze(Number(leader?.name.replace('node_', '')))
  })
  // Its statement now ends at the server, and its transaction keeps others from taking over until the server ends it.
  const [since, before, stored] = [stopwatch(), await lastEpoch(), (await numbers()).length]
  await vi.waitFor(async () => expect(await lastEpoch()).toBeGreaterThan(before), patience)
  expect(since.stop()).toBeLessThan(15_000)
  nodes.wakeAll()
  await untilMore(stored + 3)
  await expectOneLeaderAtATime()
})

test('whatever is killed or frozen, one leads at a time, and each goes on where the one before had stopped', async () => {
  let blow: 'kill' | 'freeze' | null = null
  let lines = 0
  const started = await start(3, (line, place) => {
    if (line === 'ready' || blow === null || --lines > 0) return
    started[blow](place) // it leads: before a write, or after one
    blow = null
  })
  nodes = started
  for (let blows = 1; blows <= runsOf({ short: 8, long: 100 }); blows++) {
    lines = randomInt(1, 5)
    blow = blows % 3 === 0 ? 'kill' : 'freeze'
    const before = await lastEpoch()
    await vi.waitFor(() => expect(blow).toBeNull(), patience)
    await vi.waitFor(async () => expect(await lastEpoch()).toBeGreaterThan(before), patience)
    started.wakeAll()
    await untilMore((await numbers()).length + 2)
  }
  await expectOneLeaderAtATime()
})

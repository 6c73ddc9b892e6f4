import { randomInt } from 'node:crypto'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { runsOf } from '@andon/tests/long-form'
import { startNodeProcesses } from '@andon/tests/nodes/node-processes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let database: FreshDatabase
let nodes: Awaited<ReturnType<typeof startNodeProcesses>> | undefined
beforeEach(async () => {
  database = await freshDatabase({ modules: [] })
  await database.ownerDb.query(`
    create table owed (id int primary key, state text not null default 'due', stored int not null default 0, next_attempt_at timestamptz not null default now());
    create table calls (id int);
    create table effects (id int primary key);
    grant all on owed, calls, effects to andon_app`)
})
afterEach(async () => {
  await nodes?.stop()
  await database.close()
})

const patience = { timeout: 60_000, interval: 20 }
const count = async (text: string) => (await database.ownerDb.query<{ n: number }>(text))[0]?.n ?? 0
const due = () => count(`select count(*) n from owed where state = 'due'`)
const calls = () => count('select count(*) n from calls')

test('whatever is killed or frozen, every call that is owed is made and its outcome stored once, and a call that comes twice has one effect', async () => {
  const owed = runsOf({ short: 150, long: 3_000 })
  await database.ownerDb.query('insert into owed (id) select generate_series(1, $1::int)', [owed])
  let answers = 0
  let isStarted = false
  const started = await startNodeProcesses('owed-calls-node.ts', {
    nodes: 3,
    env: { DATABASE_URL: database.url },
    onLine: (line, place) => {
      if (!isStarted || line !== 'answered') return
      answers += 1
      if (answers % 20 === 0)
        started.kill(place) // the other party has done it, and it is not stored
      else if (answers % 20 === 10) started.freeze(place)
      if (randomInt(20) === 0) started.wakeAll()
    },
  })
  nodes = started
  isStarted = true
  await vi.waitFor(
    async () => {
      const left = await due()
      if (left > 0) started.wakeAll()
      expect(left).toBe(0)
    },
    { ...patience, interval: 1_500 },
  ) // frozen ones sleep for longer than their lease
  started.wakeAll()
  expect(await count('select count(*) n from effects')).toBe(owed)
  expect(await count('select count(*) n from owed where stored <> 1')).toBe(0)
  expect(await calls()).toBeGreaterThan(owed)
})

import { createLocalBus } from '@andon/platform/bus'
import { createFacts } from '@andon/platform/facts'
import { createLog } from '@andon/platform/log'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { runsOf } from '@andon/tests/long-form'
import { factsHandled } from '@andon/tests/nodes/facts-handled'
import { counted } from '@andon/tests/nodes/facts-node'
import { startFactsNodes } from '@andon/tests/nodes/facts-nodes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
  await database.ownerDb.query(`
    create table written (key text, n int, primary key (key, n));
    create table effects (id bigserial, subscriber text, key text, n int);
    grant all on written, effects, effects_id_seq to andon_app`)
})
afterAll(() => database.close())

const log = createLog({ level: 'silent' })
const subscribers = ['single', 'many']
const writers = 4

/** A transaction that writes some facts of one key, holds them back for a while, and commits or does not. */
const transaction = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  facts: fc.integer({ min: 1, max: 4 }),
  commits: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  lateMs: fc.constantFrom(0, 0, 5, 30, 120),
})
type Transaction = typeof transaction extends fc.Arbitrary<infer T> ? T : never

/** Waits until one subscriber has read nearly everything: only at the end of the log could it skip a fact that commits late. */
const untilRead = () =>
  vi.waitFor(
    async () => {
      const [row] = await database.ownerDb.query<{ behind: number }>(
        `select (select count(*) from platform.facts where position > p.position) as behind from platform.fact_positions p where subscriber = 'many'`,
      )
      expect(row?.behind).toBeLessThan(10)
    },
    { timeout: 60_000, interval: 10 },
  )

async function write(planned: readonly Transaction[]): Promise<void> {
  const { db } = database
  const facts = createFacts({ db, bus: createLocalBus({ log }), log })
  const queue = [...planned]
  async function writeNext(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await untilRead()
      const { key, facts: count, commits, lateMs } = next
      await db
        .transaction(async (tx) => {
          await tx.query('select pg_advisory_xact_lock(hashtext($1))', [key]) // what the facts are about
          const rows = await tx.query<{ n: number }>(
            `insert into written select $1, (select coalesce(max(n), 0) from written where key = $1) + i
             from generate_series(1, $2::int) as i returning n`,
            [key, count],
          )
          const numbers = rows.map(({ n }) => n).toSorted((a, b) => a - b)
          await facts.write(
            tx,
            numbers.map((n) => counted({ key, data: { n } })),
          )
          await tx.query('select pg_sleep($1)', [lateMs / 1000])
          if (!commits) throw new Error('rolled back')
        })
        .catch(() => undefined) // on purpose, or its connection was ended: `written` knows whether it committed
    }
  }
  await Promise.all(Array.from({ length: writers }, writeNext))
}

/** The numbers of each key, in the order of their rows. */
async function numbersOf(rows: 'written' | { subscriber: string }): Promise<Record<string, number[]>> {
  const [sql, values] =
    rows === 'written'
      ? ['select key, array_agg(n order by n) as numbers from written group by key', []]
      : [
          'select key, array_agg(n order by id) as numbers from effects where subscriber = $1 group by key',
          [rows.subscriber],
        ]
  const found = await database.ownerDb.query<{ key: string; numbers: number[] }>(sql, values)
  return Object.fromEntries(found.map(({ key, numbers }) => [key, numbers]))
}

test('whatever is killed, each subscriber handles each committed fact once, in the order of its key', async () => {
  const nodes = await startFactsNodes(database, { nodes: 2 })
  try {
    const plans = fc.array(transaction, { minLength: 150, maxLength: 200, size: 'max' })
    await fc.assert(
      fc.asyncProperty(plans, async (planned) => {
        await nodes.disturb(write(planned))
        await factsHandled(database.ownerDb)
        const written = await numbersOf('written')
        for (const subscriber of subscribers) expect(await numbersOf({ subscriber })).toEqual(written)
        expect(nodes.counts().deaths).toBeGreaterThan(0)
        expect(nodes.counts().torn).toBeGreaterThan(3)
      }),
      { numRuns: runsOf({ short: 1, long: 20 }), endOnFailure: true },
    )
  } finally {
    await nodes.stop()
  }
})

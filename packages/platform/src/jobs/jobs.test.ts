import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startJobs } from './index.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
})
afterAll(() => database.close())

/** The library tries again after longer and longer pauses, up to a minute. */
const patience = { timeout: 120_000, interval: 50 }
const slow = { timeout: 900_000 }

test(
  'a job that ends while the database is gone does not end the process, and is recorded when the database is back',
  slow,
  async () => {
    const started = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const run = async () => {
      started.resolve()
      await mayEnd.promise
    }
    const cable = await cuttable(database.url)
    const jobs = await startJobs({
      jobs: [{ name: 'test.slow', cron: '0 0 1 1 *', run }],
      log: pino({ level: 'silent' }),
      connectionString: cable.url,
    })
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    try {
      await database.ownerDb.query(`select jobs.add_job('test:slow')`)
      await started.promise
      cable.cut(true)
      mayEnd.resolve()
      await vi.waitFor(() => expect(cable.refused()).toBeGreaterThan(1), patience)
      cable.cut(false)
      const waiting = () => database.ownerDb.query('select id from jobs.jobs')
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
      expect(rejected).not.toHaveBeenCalled()
    } finally {
      await jobs.stop()
      process.off('unhandledRejection', rejected)
      cable.close()
    }
  },
)

/** Passes bytes on to the database until it is cut: then every connection breaks, old and new. */
async function cuttable(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  let refused = 0
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer((near) => {
    if (isCut) {
      refused += 1
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()))
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const through = new URL(url)
  through.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  return {
    url: through.href,
    cut: (on: boolean) => {
      isCut = on
      if (on) breakAll()
    },
    refused: () => refused,
    close: () => {
      breakAll()
      server.close()
    },
  }
}

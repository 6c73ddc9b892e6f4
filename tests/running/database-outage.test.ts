import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowser } from '@andon/tests/browser'
import { stopwatch } from '@andon/tests/pace/stopwatch'
import { postmasterOf, signalPostgres } from '@andon/tests/postgres-processes'
import { type ServerProcess, spawnServer } from '@andon/tests/server-process'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest'

/** A server with its own database, as an operator runs it. */
let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andon-outage-'))
  server = await spawnServer({ env: { DATA_DIR: dataDir, DATABASE_WAIT_MS: '4000' } }) // as usual: elsewhere tests wait longer
  await server.ready()
})
beforeEach(() => {
  onTestFailed(() => void process.stderr.write(`end of the server's output:\n${server.said().slice(-4_000)}\n`))
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Less than any time limit of the database: nothing was waited for, also on a busy machine. */
const atOnceMs = 3_000
const patience = { timeout: 60_000, interval: 100 }

async function timed(path: string) {
  const since = stopwatch()
  const response = await fetch(`${server.origin}${path}`, { headers: { accept: 'text/html' } })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, ms: since.stop() }
}

test('while the database does not answer, cached pages are served, everything else gets 503 in time, and service resumes afterwards', async () => {
  const cached = '/ja/lobbies/casino'
  expect((await timed(cached)).status).toBe(200)
  const postmaster = await postmasterOf(dataDir)
  await signalPostgres(postmaster, 'SIGSTOP')
  try {
    const ready = await timed('/readyz')
    expect(ready).toMatchObject({ status: 503, text: expect.stringContaining('the database does not answer') })
    expect(ready.ms).toBeLessThan(atOnceMs)
    expect(await timed('/healthz')).toMatchObject({ status: 200 })

    const [page, uncached, games] = await Promise.all([
      timed(cached),
      timed('/ja/lobbies/slots'),
      timed('/ajax/game/getGames?languageId=ja'),
    ])
    expect(page.status).toBe(200)
    expect(page.ms).toBeLessThan(atOnceMs)
    for (const reply of [uncached, games]) {
      expect(reply.status).toBe(503)
      expect(reply.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(reply.ms).toBeLessThan(14_000)
    }
    expect(uncached.text).toContain('<h1>')
  } finally {
    await signalPostgres(postmaster, 'SIGCONT')
  }
  await server.ready()
  const paths = [cached, '/ja/lobbies/slots', '/ajax/game/getGames?languageId=ja']
  for (const path of paths) await vi.waitFor(async () => expect((await timed(path)).status).toBe(200), patience)
})

test('the server restarts a killed database, refuses requests meanwhile, and loses no acknowledged money', async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  let acknowledged = 0
  const statuses = new Set<number>()
  const deposit = async () => {
    const { status, body } = await browser.deposit(1_000)
    statuses.add(status)
    if (body.status === 'APPROVED') acknowledged += 1_000
    return status
  }
  expect(await deposit()).toBe(200)
  const killed = await postmasterOf(dataDir)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await deposit()).toBe(503), { timeout: 20_000, interval: 0 })
  await vi.waitFor(async () => expect(await deposit()).toBe(200), patience)
  await server.ready()
  expect(await postmasterOf(dataDir)).not.toBe(killed)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  const { cash } = (await browser.get('/ajax/profile/getBalance')).body
  expect(cash).toBeGreaterThanOrEqual(acknowledged) // a deposit whose answer was lost may have been credited, too
  expect(server.said()).toContain('the embedded database ended by itself; it is started again')
})

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowser } from '@andon/tests/browser'
import { freshDatabase } from '@andon/tests/database'
import { freePort } from '@andon/tests/free-port'
import { openGame } from '@andon/tests/open-game'
import { startNats } from '@andon/tests/programs/nats-server'
import { listenForBalance } from '@andon/tests/realtime/realtime-line'
import { type ServerProcess, spawnServer } from '@andon/tests/server-process'
import { expect, onTestFinished, test, vi } from 'vitest'

const patience = { timeout: 60_000, interval: 100 }

/** One installation: a database, a bus, a folder, and servers with one role each. */
async function openInstallation() {
  const database = await freshDatabase()
  const nats = await startNats()
  const folder = await mkdtemp(join(tmpdir(), 'andon-roles-'))
  const [web, arcade] = [await freePort(), await freePort()]
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    DATA_DIR: folder,
    GAMES_ORIGIN: `http://localhost:${arcade}`,
    WALLET_API_URL: `http://127.0.0.1:${web}`,
  }
  const running: ServerProcess[] = []
  const start = async (role: string, port?: number) => {
    const server = await spawnServer({ env: { ...env, ANDON_ROLE: role }, ...(port === undefined ? {} : { port }) })
    running.push(server)
    await server.ready()
    return server
  }
  onTestFinished(async () => {
    for (const server of running.reverse()) expect(await server.stop()).toBe(0)
    await nats.stop()
    await database.close()
  })
  return {
    db: database.ownerDb,
    web: () => start('web', web),
    arcade: () => start('arcade', arcade),
    worker: () => start('worker'),
  }
}

test('with web, worker and arcade in separate servers money, rounds and realtime work, and only the worker runs jobs and delivers facts', async () => {
  const { db, ...installation } = await openInstallation()
  const facts = async () => (await db.query('select id from platform.outbox')).length
  const jobsBegun = async () =>
    (await db.query<{ found: boolean }>(`select to_regnamespace('jobs') is not null as found`))[0]?.found

  const [web, arcade] = await Promise.all([installation.web(), installation.arcade()])
  const browser = createBrowser(web.origin)
  await browser.register()
  const line = await listenForBalance(web.origin, browser.jar)
  expect((await browser.deposit(5_000)).body.status).toBe('APPROVED')
  expect(await facts()).toBeGreaterThan(0)
  expect(await jobsBegun()).toBe(false)
  const warnings = async ({ origin }: ServerProcess) => (await (await fetch(`${origin}/readyz`)).json()).warnings
  await vi.waitFor(async () => {
    for (const server of [web, arcade])
      expect(await warnings(server)).toEqual([expect.stringContaining('no server with the role worker runs')])
  }, patience)
  expect(line.cashHeard()).toEqual([])

  const worker = await installation.worker()
  await vi.waitFor(() => expect(line.cashHeard()).toContain(5_000), patience)
  expect(await jobsBegun()).toBe(true)
  const { play } = await openGame(browser)
  const { status, body } = await play(100)
  expect(status).toBe(200)
  const cash = 5_000 - 100 + body.round.win
  expect((await browser.get('/ajax/profile/getBalance')).body.cash).toBe(cash)
  await vi.waitFor(() => expect(line.cashHeard().at(-1)).toBe(cash), patience)
  const criteria = JSON.stringify({ range: '7Days' })
  const { rounds } = (await browser.post('/ajax/Report/getBetHistory', { criteria })).body
  expect(rounds).toMatchObject([{ roundId: body.round.id, stake: 100, state: 'settled' }])
  await vi.waitFor(async () => {
    for (const server of [web, arcade, worker]) expect(await warnings(server)).toEqual([])
  }, patience)
  line.close()

  const status_ = async (url: string) => (await fetch(url)).status
  const stranger = worker.origin
  expect(await status_(`${arcade.origin}/ajax/login/status`)).toBe(404)
  expect(await status_(`${stranger}/ajax/login/status`)).toBe(404)
  expect(await status_(`${stranger}/ja/lobbies/casino`)).toBe(404)
  expect(await status_(`http://localhost:${arcade.port}/lantern-river/`)).toBe(200)
  expect(web.said()).toMatch(/node {2}nod_\w+ runs web\n {2}with {2}database .*, bus .*, files .*, other servers: /)
})

import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SportsCall, type SportsReply, sportsApi } from '@andon/bookmaker/sports-api'
import { createBrowser } from '@andon/tests/browser'
import { requestOfClient } from '@andon/tests/client-request'
import { freshDatabase } from '@andon/tests/database'
import { freePort } from '@andon/tests/free-port'
import { openStream } from '@andon/tests/open-page'
import { operatorCommand } from '@andon/tests/operator-command'
import { startNats } from '@andon/tests/programs/nats-server'
import { spawnServer } from '@andon/tests/server-process'
import { legsOf } from '@andon/tests/sports/open-sportsbook'
import { expect, onTestFinished, test, vi } from 'vitest'

const patience = { timeout: 90_000, interval: 250 }
const sportsHost = 'sports.localhost'

/** An operator and a bookmaker with nothing in common but the wallet API and the launch: each has a process, a database and a folder of its own. */
async function openParties() {
  const databases = [await freshDatabase({ ofJobs: true }), await freshDatabase({ ofJobs: true })] as const
  const [ofOperator, ofBookmaker] = databases
  const folder = () => mkdtemp(join(tmpdir(), 'andon-parties-'))
  const [operatorDir, bookmakerDir] = [await folder(), await folder()]
  const [operatorPort, bookmakerPort] = [await freePort(), await freePort()]
  const origin = `http://${sportsHost}:${bookmakerPort}`
  const feed = join(bookmakerDir, 'feed.json')
  const simulator = { adapter: 'simulator', seed: 'two-parties', speed: 1, since: new Date(), sports: ['tennis'] }
  await writeFile(feed, JSON.stringify(simulator))
  const bus = await startNats()
  const bookmaker = await spawnServer({
    port: bookmakerPort,
    env: {
      ANDON_ROLE: 'bookmaker',
      DATABASE_URL: ofBookmaker.url,
      DATA_DIR: bookmakerDir,
      BOOKMAKER_FEED: feed,
      SPORTS_ORIGIN: origin,
      WALLET_API_URL: `http://127.0.0.1:${operatorPort}`,
      NATS_URL: bus.url, // of its own nodes alone
    },
  })
  await bookmaker.ready()
  const command = (dir: string) => (words: readonly string[]) =>
    operatorCommand({ operatorEnv: { DATABASE_URL: '', DATA_DIR: dir, SECRETS_KEY: '' } }, words)
  const toBookmaker = command(bookmakerDir)
  await attach(join(operatorDir, 'suppliers', 'bookmaker'), {
    origin,
    described: await toBookmaker(['book', 'supplier']),
  })
  const operator = await spawnServer({
    port: operatorPort,
    env: {
      ANDON_ROLE: 'web,worker,arcade',
      DATABASE_URL: ofOperator.url,
      DATA_DIR: operatorDir,
      BOOKMAKER_FEED: 'off',
      GAMES_ORIGIN: `http://localhost:${operatorPort}`,
    },
  })
  onTestFinished(async () => {
    for (const server of [operator, bookmaker]) expect(await server.stop()).toBe(0)
    await bus.stop()
    for (const { close } of databases) await close()
  })
  await operator.ready()
  const call = async <C extends SportsCall>(name: C, request: object, token?: string): Promise<SportsReply<C>> => {
    const sent = { port: bookmakerPort, host: sportsHost, token }
    const { status, body } = await requestOfClient(sent, sportsApi[name].route, request)
    expect([name, status, body.errors]).toEqual([name, 200, undefined])
    return body
  }
  return { operator, bookmaker, toBookmaker, toOperator: command(operatorDir), call, ofOperator, ofBookmaker }
}

/** The folder of the bookmaker at the operator, by what the bookmaker says of itself. */
async function attach(folder: string, { origin, described }: { origin: string; described: string }): Promise<void> {
  const [first = '', ...pem] = described.split('\n')
  expect(first).toBe(`bookmaker at ${origin}`)
  await mkdir(folder, { recursive: true })
  const about = {
    name: 'Sports',
    kind: 'sportsbook',
    origins: { frames: [origin] },
    launch: { real: `${origin}/?lang={language}#token={token}` },
  }
  await writeFile(join(folder, 'about.json'), JSON.stringify(about))
  await writeFile(
    join(folder, 'keys.json'),
    JSON.stringify({ keys: [{ algorithm: 'ed25519', publicKeyFile: 'key.pem' }] }),
  )
  await writeFile(join(folder, 'key.pem'), pem.join('\n'))
}

test('an operator and a bookmaker that share only the wallet API and the launch take, change and pay a bet', async () => {
  const { operator, bookmaker, toBookmaker, toOperator, call, ofOperator, ofBookmaker } = await openParties()
  const browser = createBrowser(operator.origin)
  const { playerID: player } = await browser.register()
  await browser.deposit(20_000)
  const cash = async () => (await browser.get('/ajax/profile/getBalance')).body.cash
  const { authToken } = (await browser.get('/ajax/launcher/sports/openSportsBook', { vendorId: 'bookmaker' })).body
  const { sessionToken: token, balance } = await call('openSession', { token: authToken, language: 'en' })
  expect(balance).toBe(20_000)

  const rows = await vi.waitFor(async () => {
    const { events } = await call('listEvents', { when: 'upcoming' })
    const open = events.filter(({ main }) => main?.status === 'active')
    expect(open.length).toBeGreaterThan(1)
    return open.slice(-2)
  }, patience)
  const placed: string[] = []
  for (const row of rows) {
    const slip = { legs: legsOf([row]), combine: { type: 'single' }, stake: { total: 500 } }
    const { bet } = await call('placeBet', { ...slip, prices: 'any', requestId: randomUUID(), player }, token)
    expect(bet?.status).toBe('ACCEPTED')
    placed.push(bet?.id ?? '')
  }
  expect(await cash()).toBe(19_000)

  const stream = await openStream(bookmaker.origin, { host: sportsHost, token, topics: ['bets'] })
  const decided = () => stream.heard('bets').flatMap(({ id, status }) => (status === 'ACCEPTED' ? [] : [[id, status]]))
  await toBookmaker(['book', 'void-bet', placed[0] ?? '', 'a test'])
  await vi.waitFor(() => expect(decided()).toEqual([[placed[0], 'CANCELLED']]), patience)
  await vi.waitFor(async () => expect(await cash()).toBe(19_500), patience)

  await browser.post('/ajax/login/logout', {})
  await toBookmaker(['book', 'void-bet', placed[1] ?? '', 'a test'])
  await vi.waitFor(() => expect(stream.answersOf('bets')).toEqual(['subscribed', 'LOGIN_REQUIRED']), patience)
  expect(decided()).toHaveLength(1)
  stream.close()

  expect(await toBookmaker(['audit', 'list', placed[0] ?? ''])).toContain('/staff/bookmaker/bets/{bet}/void')
  await expect(toOperator(['book', 'trouble'])).rejects.toThrow('no server')
  expect(await ofBookmaker.ownerDb.query('select from identity.players')).toEqual([])
  expect(await ofBookmaker.ownerDb.query('select from wallet.transfers')).toEqual([])
  expect(await ofOperator.ownerDb.query('select from bookmaker.bets')).toEqual([])
  expect(await ofBookmaker.ownerDb.query('select from bookmaker.bets')).toHaveLength(2)
})

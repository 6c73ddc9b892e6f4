import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Switch, switchedOn, turnSwitch } from '@andon/operator/access'
import { readConfig } from '@andon/platform/config'
import { createLog } from '@andon/platform/log'
import { createApp } from '@andon/server/app'
import { createBrowser } from '@andon/tests/browser'
import { operatorCommand } from '@andon/tests/operator-command'
import { framesIn, type RealtimeFrame } from '@andon/tests/realtime/realtime-frames'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

const root = resolve(import.meta.dirname, '../..')
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(async () => {
  for (const { kind, site, country } of await switchedOn(server.db)) await turn({ kind, site, country, on: false })
  await vi.waitFor(async () => expect((await status()).body).toMatchObject({ maintenance: false, is_IpBlocked: false }))
})

/** Runs an operator command. */
const operator = (...words: string[]) => operatorCommand(server, words)

/** Turns a switch without the command line, which is faster. */
async function turn(which: Switch & { on: boolean }): Promise<void> {
  const { db } = server.app.runtime
  await db.transaction((tx) => turnSwitch(tx, { ...which, at: server.clock.now(), actor: 'test' }))
}
const maintenance = (site: string, on = true) => turn({ kind: 'maintenance', site, country: '', on })
const block = (site: string, on = true) => turn({ kind: 'country', site, country: 'JP', on })

async function ask(path: string, site = 'leo'): Promise<{ status: number; body: unknown }> {
  const reply = await server.app.http.inject({ url: path, headers: { host: `${site}.localhost` } })
  return { status: reply.statusCode, body: reply.json() }
}
const status = (site?: string) => ask('/ajax/country/countryblock', site)
const games = (site?: string) => ask('/ajax/game/getGames', site)
const within = (work: () => Promise<void>) => vi.waitFor(work, { interval: 50 })

const inMaintenance = { error: '150', errors: [{ errorCode: '150', code: 'MAINTENANCE' }] }
const inBlockedCountry = {
  error: 'country_blocked',
  countryCode: 'JP',
  errors: [{ errorCode: 'country_blocked', code: 'COUNTRY_BLOCKED', params: { countryCode: 'JP' } }],
}

test('maintenance refuses every call with 150 within a second, and its end admits visitors again', async () => {
  expect((await games()).status).toBe(200)
  expect(await operator('maintenance', 'on')).toMatch(/^LEO {2}maintenance {2}since .* by \w+\nBEE|^BEE {2}maintenance/)
  await within(async () => expect(await games()).toMatchObject({ status: 503, body: inMaintenance }))
  const visitor = createBrowser(server.origin)
  for (const path of ['/ajax/login/status', '/ajax/policy/getPolicies', '/ajax/profile/getBalance'])
    expect(await visitor.get(path)).toMatchObject({ status: 503, body: inMaintenance })
  expect(await visitor.post('/ajax/login', { email: 'a@b.example', password: 'x' })).toMatchObject({ status: 503 })
  expect(await operator('maintenance', 'off')).toBe('every switch is off')
  await within(async () => expect((await games()).status).toBe(200))
})

test('pages reply 503 with a Retry-After header in maintenance', async () => {
  await maintenance('LEO')
  await within(async () => expect((await games()).status).toBe(503))
  const { status: code, headers } = await createBrowser(server.origin).get('/ja/lobbies/casino')
  expect(code).toBe(503)
  expect(headers.get('retry-after')).toBe('60')
  expect((await createBrowser(server.origin).get('/healthz')).status).toBe(200)
})

test('maintenance of one site does not affect the other', async () => {
  await maintenance('LEO')
  await within(async () => expect((await games()).status).toBe(503))
  expect((await games('bee')).status).toBe(200)
  expect((await status()).body).toEqual({ is_IpBlocked: false, countryCode: 'JP', maintenance: true, error: '150' })
  expect((await status('bee')).body).toEqual({ is_IpBlocked: false, countryCode: 'JP', maintenance: false })
})

test('a blocked country is refused with its code on that site only, and admitted again after unblocking', async () => {
  expect(await operator('block', 'jp', '--site', 'LEO')).toMatch(/^LEO {2}blocked in JP/)
  await within(async () => expect(await games()).toMatchObject({ status: 403, body: inBlockedCountry }))
  expect((await games('bee')).status).toBe(200)
  expect((await status()).body).toEqual({
    is_IpBlocked: true,
    countryCode: 'JP',
    maintenance: false,
    error: 'country_blocked',
  })
  await block('LEO', false)
  await within(async () => expect((await games()).status).toBe(200))
})

test('a player can log out while the brand is closed', async () => {
  const player = createBrowser(server.origin)
  await player.register()
  await maintenance('LEO')
  await within(async () => expect((await player.get('/ajax/profile/getBalance')).status).toBe(503))
  expect((await player.post('/ajax/login/logout')).body).toEqual({ success: true })
})

test('in maintenance no new stake is accepted, and no round stays unfinished', async () => {
  const player = createBrowser(server.origin)
  await player.register()
  await player.deposit(5000)
  const { launchUrl } = (await player.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river' })).body
  const play = await openGame(launchUrl)
  expect(await play()).toMatchObject({ status: 200 })
  const balance = async () => (await player.get('/ajax/profile/getBalance')).body.cash
  const before = await balance()
  await maintenance('LEO')
  await within(async () => expect((await games()).status).toBe(503))
  server.clock.advance({ seconds: 10 })
  expect(await play()).toMatchObject({ status: 503, body: { errors: [{ code: 'MAINTENANCE' }] } })
  await maintenance('LEO', false)
  await within(async () => expect((await games()).status).toBe(200))
  expect(await balance()).toBe(before)
  server.clock.advance({ seconds: 10 })
  expect((await play()).status).toBe(200)
})

/** Opens a game with the calls of its client; returns a function that plays one round. */
async function openGame(launchUrl: string) {
  const { hash, host } = new URL(launchUrl)
  const call = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const reply = await server.app.http.inject({ method: 'POST', url, payload, headers: { host, ...headers } })
    return { status: reply.statusCode, body: reply.json() }
  }
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const { body } = await call('/arcade/sessions', { token, gameCode: 'lantern-river', language: 'en' })
  const authorization = `Bearer ${body.sessionToken}`
  return () => call('/arcade/rounds', { stake: 20, requestId: randomUUID() }, { authorization })
}

test('open pages receive the state of their own site at once, also without a session', async () => {
  const heard = { LEO: [] as unknown[], BEE: [] as unknown[] }
  const sockets = Object.entries(heard).map(([site, states]) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/realtime`, {
      headers: { host: `${site.toLowerCase()}.localhost` },
    })
    socket.on('message', (data) => {
      for (const frame of framesIn(data))
        if (frame.type === 'hello') socket.send(JSON.stringify({ type: 'subscribe', topics: ['site', 'balance'] }))
        else states.push(frame.type === 'message' ? frame.data : `${frame.type} ${frame.topic}`)
    })
    return socket
  })
  await vi.waitFor(() => expect(heard.BEE.concat(heard.LEO)).toHaveLength(4))
  expect(heard.LEO.splice(0)).toEqual(['subscribed site', 'refused balance'])
  heard.BEE.splice(0)
  const open = { maintenance: false, blocked: false, countryCode: 'JP' }
  await maintenance('LEO')
  await within(async () => expect(heard).toEqual({ LEO: [{ ...open, maintenance: true }], BEE: [open] }))
  await maintenance('LEO', false)
  await block('BEE')
  await within(async () => expect([heard.LEO.at(-1), heard.BEE.at(-1)]).toEqual([open, { ...open, blocked: true }]))
  for (const socket of sockets) {
    socket.close()
    await once(socket, 'close')
  }
})

test('after a logout the page still receives the state of its brand', async () => {
  const player = createBrowser(server.origin)
  await player.register()
  const frames: RealtimeFrame[] = []
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/realtime`, {
    headers: { cookie: [...player.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  socket.on('message', (data) => frames.push(...framesIn(data)))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'subscribe', topics: ['site', 'session'] }))
  await vi.waitFor(() => expect(frames.filter(({ type }) => type === 'subscribed')).toHaveLength(2))
  await player.post('/ajax/login/logout')
  // beside it a frame about the switches of the test before may come
  await vi.waitFor(() =>
    expect(frames.map(({ data }) => data)).toContainEqual({ state: 'ended', reason: 'LOGGED_OUT' }),
  )
  await maintenance('LEO')
  await within(async () => expect(frames.at(-1)).toMatchObject({ topic: 'site', data: { maintenance: true } }))
  socket.close()
})

test('every node follows a switch without a bus, and no switch opens what configuration closes', async () => {
  const node = async (port: number, env: Record<string, string> = {}) => {
    const log = createLog({ level: 'silent' })
    const config = readConfig(
      { ...server.operatorEnv, PORT: String(port), NODE_ENV: 'test', DRAIN_MS: '0', ...env },
      { root },
    )
    return createApp({ config, databaseUrl: server.databaseUrl, log, clock: server.clock })
  }
  const other = await node(4999)
  const answer = async (app: Awaited<ReturnType<typeof node>>) =>
    (await app.http.inject('/ajax/game/getGames')).statusCode
  expect(await answer(other)).toBe(200)
  await maintenance('LEO')
  await within(async () => expect(await answer(other)).toBe(503))
  await maintenance('LEO', false)
  await within(async () => expect(await answer(other)).toBe(200))
  await other.drain()
  const closed = await node(4999, { MAINTENANCE: 'on' })
  expect(await answer(closed)).toBe(503)
  await closed.drain()
})

test('a failing command prints the reason without a stack and exits with 1', async () => {
  const env = { ...process.env, ...server.operatorEnv }
  const failed = promisify(execFile)(process.execPath, ['tools/operator.ts', 'block', 'Japan'], { cwd: root, env })
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^which country[^\n]*\n$/),
  })
})

test('a mistyped command prints the usage and changes nothing', async () => {
  const said = (...words: string[]) => operator(...words).catch((error: Error) => error.message)
  const answers = await Promise.all([
    said('constructor'),
    said('block', 'Japan'),
    said('maintenance', 'on', '--site', 'OWL'),
    said('policy', 'Terms'),
  ])
  const wanted = ['maintenance on|off', 'Two letters', 'LEO, BEE', 'policy terms-and-conditions 2']
  for (const [index, words] of wanted.entries()) expect(answers[index]).toContain(words)
  expect(await switchedOn(server.db)).toEqual([])
})

test('a policy published from the command line is the one in force', async () => {
  expect(await operator('policy', 'privacy-policy', '2026-07')).toBe('privacy-policy 2026-07 is in force')
  const { policyConfigs } = (await createBrowser(server.origin).get('/ajax/policy/getPolicies')).body
  expect(policyConfigs).toContainEqual({ policyType: 'privacy-policy', policyVersionId: '2026-07' })
})

test('a player linked to a bank from the command line is shown as such and has no password', async () => {
  const player = createBrowser(server.origin)
  const { email, playerID, password } = await player.register()
  expect(await operator('bank-player', email, 'Example Bank')).toBe(
    `${email} (${playerID}) is a player of Example Bank`,
  )
  const { body } = await player.get('/ajax/login/status')
  expect(body.profile.payAndPlayUserDetails).toEqual({ bank: 'Example Bank' })
  const change = { currentPassword: password, password: 'Another.Harbour.64' }
  expect((await player.post('/ajax/profile/changePassword', change)).body.errors[0].code).toBe('PASSWORD_NOT_USED')
})

test('the sealing key is replaced from the command line, and secrets sealed under the old key are read with the new one', async () => {
  const [old, fresh] = [server.operatorEnv.SECRETS_KEY, randomBytes(32).toString('hex')]
  const keyIds = async () => new Set((await operator('secrets', 'list')).split('\n').map((line) => line.split(' ')[0]))
  const before = await keyIds()
  expect(before.size).toBe(1)
  const rotated = await operatorCommand(server, ['secrets', 'rotate'], {
    SECRETS_KEY: fresh,
    SECRETS_KEY_PREVIOUS: old,
  })
  expect(rotated).toMatch(/^[1-9]\d* sealed again; all are sealed under the key [\da-f]{16}/)
  expect(await keyIds()).not.toEqual(before)
  const start = (env: Record<string, string>) => {
    const config = readConfig({ ...server.operatorEnv, NODE_ENV: 'test', DRAIN_MS: '0', ...env }, { root })
    return createApp({
      config,
      databaseUrl: server.databaseUrl,
      log: createLog({ level: 'silent' }),
      clock: server.clock,
    })
  }
  await expect(start({})).rejects.toThrow("this node's key does not open the secrets")
  await (await start({ SECRETS_KEY: fresh })).drain()
})

import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusals, type StaffEndpoint, type StaffRoute } from '@andon/contract'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { type StaffRole, staffRoles } from '@andon/contract/staff-roles'
import { createBrowser } from '@andon/tests/browser'
import { callsOf, fieldsOf } from '@andon/tests/declared-calls'
import { freePort } from '@andon/tests/free-port'
import { startServer, type TestServer } from '@andon/tests/server'
import { allStaffApis, callStaff, localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Who may call the staff API: generated from the declarations, so that a new call is tested as soon as it is declared. */
const calls = callsOf<StaffEndpoint>(allStaffApis)
const ofStaff = calls.filter(({ endpoint }) => endpoint.access === 'staff')

let server: TestServer
let root: StaffClient
const tokens = {} as Record<StaffRole, string>
beforeAll(async () => {
  server = await startServer({ env: { BOOKMAKER_FEED: await quietFeed(), SPORTS_ORIGIN: 'http://sports.localhost' } })
  root = staffClient(server, await localKey(server))
  for (const role of staffRoles) tokens[role] = await tokenOf(role)
})
afterAll(() => server.close())

/** A server with it has the calls of a bookmaker, too, and little to do when the clock is moved. */
async function quietFeed(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'andon-feed-')), 'feed.json')
  const feed = { adapter: 'simulator', seed: 'staff', speed: 1, since: new Date(), sports: ['sumo'] }
  await writeFile(file, JSON.stringify(feed))
  return file
}

/** A session of a new account with this role. */
async function tokenOf(role: StaffRole): Promise<string> {
  const name = `${role}-one`
  const { password } = await root.staff.addAccount({ name, roles: [role] })
  return (await staffClient(server, '').staff.login({ name, password })).token
}

const call = (route: StaffRoute, token?: string, headers?: Record<string, string>) =>
  callStaff(server, route, { token, ...(headers && { headers }) })
const codeOf = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code

describe.each(ofStaff)('$id', ({ id, endpoint }) => {
  const route = endpoint.route.replace(/\{\w+\}/g, 'x') as StaffRoute // a path of the same shape

  test.each([
    ['no token', undefined],
    ['a token that was never issued', 'A'.repeat(43)],
    ['a token too short', 'x'],
  ])('is refused with %s', async (_title, token) => {
    const reply = await call(route, token)
    expect([reply.status, codeOf(reply)]).toEqual([401, 'LOGIN_REQUIRED'])
  })

  test('is refused with the session of a player', async () => {
    const player = createBrowser(server.origin)
    await player.register()
    const session = player.jar.get('andon_session') ?? ''
    expect(session).not.toBe('')
    const sent = await Promise.all([
      call(route, session),
      call(route, undefined, { cookie: `andon_session=${session}` }),
    ])
    expect(sent.map(codeOf)).toEqual(['LOGIN_REQUIRED', 'LOGIN_REQUIRED'])
  })

  test('names its roles, and only they and admin may call it', async () => {
    const allowed = new Set<StaffRole>(['admin', ...(endpoint.roles ?? [])])
    for (const role of staffRoles.filter((role) => id !== 'staff.logout' || !allowed.has(role))) {
      const reply = await call(route, tokens[role])
      expect([role, codeOf(reply) === 'FORBIDDEN']).toEqual([role, !allowed.has(role)])
    }
  })

  test('is not served on the hosts of players or games', async () => {
    const path = route.split(' ')[1] ?? ''
    for (const origin of [server.origin, `http://localhost:${server.port}`]) {
      const reply = await fetch(`${origin}${path}`, {
        method: route.startsWith('GET') ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${await localKey(server)}`, 'x-staff-actor': 'root' },
      })
      expect(reply.status).toBe(404)
      await reply.body?.cancel()
    }
  })
})

test('only logging in needs no session', () => {
  expect(calls.filter(({ endpoint }) => endpoint.access !== 'staff').map(({ id }) => id)).toEqual(['staff.login'])
})

test('fields with secrets and personal data are not recorded', () => {
  for (const { id, endpoint } of calls)
    for (const field of fieldsOf(endpoint).filter((name) =>
      /password|token|secret|email|phone|document|text$/i.test(name),
    ))
      expect([id, endpoint.unrecorded ?? []]).toEqual([id, expect.arrayContaining([field])])
})

test.each([
  ['another host name', { host: 'leo.localhost' }, 'NOT_FOUND'],
  ['another site’s page', { origin: 'https://evil.example' }, 'ANTI_FORGERY'],
  ['another site’s page, as browsers say', { 'sec-fetch-site': 'cross-site' }, 'ANTI_FORGERY'],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }, 'ANTI_FORGERY'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'MEDIA_TYPE_UNSUPPORTED'],
  ['a simple request', { 'content-type': 'text/plain' }, 'MEDIA_TYPE_UNSUPPORTED'],
] as const)('a call from %s is refused', async (_title, headers, code) => {
  const reply = await server.app.staff.http.inject({
    method: 'POST',
    url: '/staff/switches',
    headers: {
      host: '127.0.0.1',
      authorization: `Bearer ${tokens.admin}`,
      'content-type': 'application/json',
      ...headers,
    },
    payload: '{"kind":"maintenance","on":true}',
  })
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([refusals[code].status, code])
})

test('no other origin is told that it may call', async () => {
  const headers = { host: '127.0.0.1', origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const reply = await server.app.staff.http.inject({ method: 'OPTIONS', url: '/staff/switches', headers })
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(reply.statusCode).toBe(405)
})

test('the document of the calls is for staff and the local key', async () => {
  const read = (headers: Record<string, string>) =>
    server.app.staff.http.inject({ url: '/openapi-staff.json', headers: { host: '127.0.0.1', ...headers } })
  expect((await read({})).statusCode).toBe(401)
  expect((await read({ authorization: `Bearer ${'A'.repeat(43)}` })).statusCode).toBe(401)
  const byKey = { authorization: `Bearer ${await localKey(server)}`, 'x-staff-actor': 'root' }
  for (const headers of [{ authorization: `Bearer ${tokens.support}` }, byKey])
    expect((await read(headers)).json().openapi).toBe('3.1.0')
})

test('the local key cannot write under the name of an account', async () => {
  await root.staff.addAccount({ name: 'rin', roles: ['support'] })
  const asRin = { 'x-staff-actor': 'rin' }
  const fields = { gameCode: 'lantern-river', paused: false }
  await callStaff(server, 'POST /staff/games/{gameCode}/paused', {
    fields,
    token: await localKey(server),
    headers: asRin,
  })
  const actors = await server.db.query<{ actor: string }>('select actor from staff.actions order by id desc limit 1')
  expect(actors).toEqual([{ actor: 'key:rin' }])
  for (const name of ['key:rin', 'Rin', 'r in'])
    await expect(root.staff.addAccount({ name, roles: ['support'] })).rejects.toThrow('FIELD_INVALID')
})

describe('an account', () => {
  let accounts = 0
  const newAccount = async (name: string, roles: StaffRole[] = ['support']) => {
    const { password } = await root.staff.addAccount({ name, roles })
    const address = `192.0.2.${++accounts}` // tries are limited by address
    const logIn = async (tried = password) =>
      (await staffClient(server, '', address).staff.login({ name, password: tried })).token
    return { password, logIn }
  }

  test('logs in with its password only, and five wrong ones close it for a while', async () => {
    const { password, logIn } = await newAccount('maki')
    await expect(staffClient(server, await logIn()).staff.getSelf({})).resolves.toMatchObject({
      name: 'maki',
      roles: ['support'],
    })
    for (let tries = 0; tries < 5; tries++) await expect(logIn(`${password}x`)).rejects.toThrow('LOGIN_FAILED')
    await expect(logIn()).rejects.toThrow('LOGIN_THROTTLED')
    server.clock.advance({ minutes: 16 })
    expect(await logIn()).toMatch(/^[\w-]{43}$/)
    await expect(staffClient(server, '').staff.login({ name: 'nobody', password })).rejects.toThrow('LOGIN_FAILED')
  })

  test('is not closed by strangers where it has logged in before; elsewhere it is, also for its owner', async () => {
    const { password, logIn } = await newAccount('nagi')
    await logIn()
    const from = (address: string, tried = password) =>
      staffClient(server, '', address).staff.login({ name: 'nagi', password: tried })
    const guesses = Array.from({ length: 10 }, (_, index) =>
      from(`198.51.100.${index}`, 'wrong-password-1').catch(String),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter((answer) => String(answer).includes('LOGIN_FAILED'))).toHaveLength(5)
    await expect(from('203.0.113.9')).rejects.toThrow('LOGIN_THROTTLED')
    expect(await logIn()).toMatch(/^[\w-]{43}$/)
    for (let tries = 0; tries < 5; tries++) await expect(logIn('wrong-password-1')).rejects.toThrow('LOGIN_FAILED')
    await expect(logIn()).rejects.toThrow('LOGIN_THROTTLED')
  })

  test('is out after half an hour without use, and after twelve hours in any case', async () => {
    const { logIn } = await newAccount('sora')
    const idle = staffClient(server, await logIn())
    server.clock.advance({ minutes: 29 })
    await idle.staff.getSelf({})
    server.clock.advance({ minutes: 31 })
    await expect(idle.staff.getSelf({})).rejects.toThrow('SESSION_EXPIRED')
    await expect(idle.staff.getSelf({})).rejects.toThrow('LOGIN_REQUIRED')
    const busy = staffClient(server, await logIn())
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      server.clock.advance({ minutes: 20 })
      await busy.staff.getSelf({})
    }
    server.clock.advance({ minutes: 20 })
    await expect(busy.staff.getSelf({})).rejects.toThrow('SESSION_EXPIRED')
  })

  test('has its new roles at once, and is out when it is disabled; its name is not given again', async () => {
    const { logIn } = await newAccount('ren', ['risk'])
    const client = staffClient(server, await logIn())
    await client.exclusions.listReviews({})
    await root.staff.setRoles({ name: 'ren', roles: ['content'] })
    await expect(client.exclusions.listReviews({})).rejects.toThrow('FORBIDDEN')
    await root.staff.disableAccount({ name: 'ren' })
    await expect(client.staff.getSelf({})).rejects.toThrow('LOGIN_REQUIRED')
    await expect(logIn()).rejects.toThrow('LOGIN_FAILED')
    await expect(root.staff.addAccount({ name: 'ren', roles: ['admin'] })).rejects.toThrow('ACTION_IMPOSSIBLE')
  })

  test('replaces its password, which ends its other sessions', async () => {
    const { password: currentPassword, logIn } = await newAccount('yui')
    const [here, elsewhere] = [staffClient(server, await logIn()), staffClient(server, await logIn())]
    const change = (password: string, current = currentPassword) =>
      here.staff.changePassword({ currentPassword: current, password })
    await expect(change('violet-harbour-64', 'wrong-password')).rejects.toThrow('PASSWORD_WRONG')
    await expect(change('password123')).rejects.toThrow('ACTION_IMPOSSIBLE')
    await change('violet-harbour-64')
    await here.staff.getSelf({})
    await expect(elsewhere.staff.getSelf({})).rejects.toThrow('LOGIN_REQUIRED')
    await expect(logIn()).rejects.toThrow('LOGIN_FAILED')
    expect(await logIn('violet-harbour-64')).toMatch(/^[\w-]{43}$/)
  })
})

test('files of listeners that were killed are removed at the next start; those of other machines stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-staff-'))
  const folder = join(dataDir, 'staff')
  await mkdir(folder, { mode: 0o700 })
  const nobody = `http://127.0.0.1:${await freePort()}`
  const files = {
    'nod_killed.json': JSON.stringify({ url: nobody, host: hostname(), at: 0 }),
    'nod_broken.json': '{',
    'nod_elsewhere.json': JSON.stringify({ url: nobody, host: 'another-machine', at: 0 }),
    'nod_running.json': JSON.stringify({ url: server.origin, host: hostname(), at: 0 }),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const second = await startServer({ env: { DATA_DIR: dataDir } })
  const left = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  expect(left).toEqual([`${second.app.nodeId}.json`, 'nod_elsewhere.json', 'nod_running.json'].sort())
  await second.close()
})

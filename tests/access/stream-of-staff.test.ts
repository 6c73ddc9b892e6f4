import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { type StaffRole, staffRoles } from '@andon/contract/staff-roles'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { openStream } from '@andon/tests/open-page'
import { stopwatch } from '@andon/tests/pace/stopwatch'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'

/** Who follows the stream of staff: staff with a topic's role, by the token of their calls, while their session and roles last. */

const slow = { timeout: 900_000 }
const patience = { timeout: 30_000, interval: 20 }

let server: TestServer
let root: StaffClient
beforeAll(async () => {
  server = await startServer()
  root = staffClient(server, await localKey(server))
})
afterAll(() => server.close())

let accounts = 0
/** A new account with a session. */
async function newMember(...roles: StaffRole[]) {
  const name = `member-${++accounts}`
  const { password } = await root.staff.addAccount({ name, roles })
  const address = `192.0.2.${accounts}` // tries are limited by address
  const logIn = async () => (await staffClient(server, '', address).staff.login({ name, password })).token
  return { name, password, logIn, token: await logIn() }
}

const staffPort = () => (server.app.staff.http.server.address() as AddressInfo).port // it listens on TCP
type Credentials = { readonly token?: string; readonly headers?: Record<string, string> }
const follow = (how: Credentials) =>
  openStream(`http://127.0.0.1:${staffPort()}`, { host: '127.0.0.1', topics: ['chats'], ...how })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function newPlayer() {
  const browser = createBrowser(server.origin)
  const { playerID } = await browser.register()
  return { browser, playerID }
}
const say = (browser: Browser) =>
  browser.post('/ajax/support/chat/send', { text: 'Is anyone there?', idempotencyKey: randomUUID() })

/** Says something as a new player; resolves with the player once this stream has received it. */
async function untilHeard(stream: Awaited<ReturnType<typeof follow>>): Promise<string> {
  const { browser, playerID } = await newPlayer()
  expect((await say(browser)).status).toBe(200)
  await vi.waitFor(
    () => expect(stream.heard('chats')).toContainEqual({ player: playerID, state: 'open', version: 1 }),
    patience,
  )
  return playerID
}

test(
  'staff with the role hear of each change of a conversation, by a token in a frame or in the request',
  slow,
  async () => {
    const [support, admin] = [await newMember('support'), await newMember('admin')]
    const { browser, playerID: player } = await newPlayer()
    const streams = [
      await follow({ token: support.token }),
      await follow(bearer(admin.token)),
      await follow({ headers: { ...bearer(await localKey(server)).headers, 'x-staff-actor': 'root' } }),
    ]
    await say(browser)
    for (const { answersOf, heard } of streams) {
      expect(answersOf('chats')).toEqual(['subscribed'])
      await vi.waitFor(() => expect(heard('chats')).toEqual([{ player, state: 'open', version: 1 }]), patience)
    }
    const [chat] = (await root.support.listChats({})).chats.filter(({ playerId }) => playerId === player)
    await root.support.answerChat({ chatId: chat?.id ?? '', text: 'Yes' })
    await root.support.closeChat({ chatId: chat?.id ?? '' })
    for (const { heard, close } of streams) {
      await vi.waitFor(() => expect(heard('chats').map(({ state }) => state)).toContain('closed'), patience)
      const versions = heard('chats').map(({ version }) => version)
      expect(versions).toEqual([...new Set(versions)].sort())
      close()
    }
  },
)

test('staff without the role, players and visitors are refused, and hear nothing', slow, async () => {
  const { browser } = await newPlayer()
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ')
  const session = browser.jar.get('andon_session') ?? ''
  expect(session).not.toBe('')
  const others = await newMember(...staffRoles.filter((role) => role !== 'support' && role !== 'admin'))
  const ended = await newMember('support')
  await staffClient(server, ended.token).staff.logout({})
  const tries: Record<string, Credentials> = {
    'no token': {},
    'a token that was never issued': { token: 'A'.repeat(43) },
    'a player’s cookie': { headers: { cookie } },
    'a player’s session as the token': { token: session },
    'a player’s session in the request': bearer(session),
    'all other roles': { token: others.token },
    'all other roles in the request': bearer(others.token),
    'a session that has ended': { token: ended.token },
    'the key of the server in a frame': { token: await localKey(server) },
  }
  const refused = []
  for (const [title, how] of Object.entries(tries)) {
    const stream = await follow(how)
    expect([title, stream.answersOf('chats')]).toEqual([title, ['LOGIN_REQUIRED']])
    refused.push(stream)
  }
  const allowed = await follow({ token: (await newMember('support')).token })
  await untilHeard(allowed)
  for (const stream of [...refused, allowed]) {
    expect(stream.heard('chats')).toHaveLength(stream === allowed ? 1 : 0)
    stream.close()
  }
})

test('the topic is unknown at a site, also with the token of staff', slow, async () => {
  const { token } = await newMember('support')
  for (const how of [{ token }, bearer(token)]) {
    const stream = await openStream(server.origin, { host: 'leo.localhost', topics: ['chats'], ...how })
    expect(stream.answersOf('chats')).toEqual(['UNKNOWN_TOPIC'])
    stream.close()
  }
})

test('a page of another origin or under another name cannot open the stream', async () => {
  const { token } = await newMember('support')
  const at = `127.0.0.1:${staffPort()}`
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { host: `leo.localhost:${staffPort()}` },
  ]) {
    const socket = new WebSocket(`ws://${at}/realtime`, { headers: { host: at, ...headers, ...bearer(token).headers } })
    const code = await new Promise((done) => {
      socket.on('close', done)
      socket.on('error', () => done('refused'))
    })
    expect([headers, code]).toEqual([headers, 'host' in headers ? 'refused' : 1008])
  }
})

type Member = Awaited<ReturnType<typeof newMember>>
const endings: Record<string, (member: Member) => Promise<unknown>> = {
  'a logout': ({ token }) => staffClient(server, token).staff.logout({}),
  'a change of roles': ({ name }) => root.staff.setRoles({ name, roles: ['content'] }),
  'the end of the account': ({ name }) => root.staff.disableAccount({ name }),
  'a new password by a colleague': ({ name }) => root.staff.resetPassword({ name }),
  'an own new password at another browser': async ({ password, logIn }) =>
    staffClient(server, await logIn()).staff.changePassword({
      currentPassword: password,
      password: 'violet-harbour-64',
    }),
}

/** Well below the time after which all sessions are checked without a reason. */
const atOnceMs = 15_000

test.each(Object.keys(endings))('%s ends the stream at once', slow, async (ending) => {
  const member = await newMember('support')
  const stream = await follow({ token: member.token })
  await endings[ending]?.(member)
  const since = stopwatch()
  await vi.waitFor(() => expect(stream.answersOf('chats')).toEqual(['subscribed', 'LOGIN_REQUIRED']), patience)
  expect(since.stop()).toBeLessThan(atOnceMs)
  const again = await follow({ token: member.token })
  expect(again.answersOf('chats')).toEqual(['LOGIN_REQUIRED'])
  for (const { close } of [stream, again]) close()
})

test.each(Object.keys(endings))('no message that comes after %s reaches the stream', slow, async (ending) => {
  const [member, stays] = [await newMember('support'), await newMember('support')]
  const [ended, open] = [await follow({ token: member.token }), await follow({ token: stays.token })]
  const before = await untilHeard(ended)
  await endings[ending]?.(member)
  await untilHeard(open) // said while the end may still be on its way
  expect(ended.heard('chats').map(({ player }) => player)).toEqual([before])
  expect(open.answersOf('chats')).toEqual(['subscribed'])
  for (const { close } of [ended, open]) close()
})

test('a member whose roles still include the topic’s goes on with the same token', slow, async () => {
  const { name, token } = await newMember('support')
  const stream = await follow({ token })
  await root.staff.setRoles({ name, roles: ['support', 'risk'] })
  await vi.waitFor(() => expect(stream.answersOf('chats')).toEqual(['subscribed', 'LOGIN_REQUIRED']), patience)
  stream.send({ type: 'authenticate', token })
  stream.send({ type: 'subscribe', topics: ['chats'] })
  await untilHeard(stream)
  stream.close()
})

test('a session that has timed out is found before a message would reach it', slow, async () => {
  const [idle, stays] = [await newMember('support'), await newMember('support')]
  const [over, open] = [await follow({ token: idle.token }), await follow({ token: stays.token })]
  server.clock.advance({ minutes: 20 })
  await staffClient(server, stays.token).staff.getSelf({})
  server.clock.advance({ minutes: 11 })
  await untilHeard(open)
  expect([over.heard('chats'), over.answersOf('chats')]).toEqual([[], ['subscribed', 'LOGIN_REQUIRED']])
  for (const stream of [over, open]) stream.close()
})

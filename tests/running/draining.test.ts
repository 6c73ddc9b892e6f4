import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { startServer } from '@andon/tests/server'
import { spawnServer } from '@andon/tests/server-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const patience = { timeout: 15_000, interval: 20 }

/** A connection on which requests are written byte by byte. */
async function dial(port: number) {
  const socket: Socket = createConnection(port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const ended = once(socket, 'close')
  return { say: (text: string) => socket.write(text), heard: () => heard, ended }
}

const isListening = async (port: number) => {
  const probe = createConnection(port, '127.0.0.1')
  return Promise.race([once(probe, 'connect').then(() => true), once(probe, 'error').then(() => false)])
    .catch(() => false)
    .finally(() => probe.destroy())
}

test('a stopping server reports it in /readyz and keeps serving until balancers have noticed', async () => {
  const server = await startServer({ database, env: { DRAIN_MS: '3000' } })
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  for (let visit = 0; visit < 3; visit++) await (await fetch(`${server.origin}/ja/lobbies/casino`)).text() // a page that is known by now
  const drained = server.app.drain()
  const readiness = await fetch(`${server.origin}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.json()).toMatchObject({ ready: false, reason: 'draining' })
  for (const path of ['/ja/lobbies/casino', '/ajax/login/status', '/languages/ja.json']) {
    const reply = await fetch(`${server.origin}${path}`)
    expect([path, reply.status, reply.headers.get('connection')]).toEqual([path, 200, 'close'])
  }
  await drained
  expect(await isListening(server.port)).toBe(false)
})

test('a request in progress when the server closes gets its normal reply, in the contract’s shape', async () => {
  const server = await startServer({ database })
  const line = await dial(server.port)
  line.say('GET /ajax/profile/getBalance HTTP/1.1\r\nHost: leo.localhost\r\n')
  await vi.waitFor(async () => expect((await fetch(`${server.origin}/healthz`)).status).toBe(200), patience)
  const drained = server.app.drain()
  await vi.waitFor(async () => expect(await isListening(server.port)).toBe(false), patience)
  line.say('\r\n')
  await line.ended
  expect(line.heard()).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\nconnection: close\r\n/i)
  expect(line.heard()).toContain('{"success":false,"errors":[{"code":"LOGIN_REQUIRED"')
  await drained
})

test('a server exits with 0 after a signal, also during start, and at once with 1 after a second signal', async () => {
  const start = () => spawnServer({ env: { DATABASE_URL: database.url, DRAIN_MS: '60000' } })
  const early = await start()
  await vi.waitFor(() => expect(early.said()).toContain('starting the database'), { ...patience, timeout: 60_000 })
  early.signal('SIGTERM')
  expect(await early.ended).toBe(0)
  expect(early.said()).not.toMatch(/while stopping|Andon stops/)

  const patient = await start()
  await patient.ready()
  patient.signal('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${patient.origin}/readyz`)).status).toBe(503), patience)
  patient.signal('SIGTERM')
  expect(await patient.ended).toBe(1)
})

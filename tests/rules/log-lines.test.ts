import { connect } from 'node:net'
import { startServer, type TestServer } from '@andon/tests/server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

/** Client errors are never logged at error level, because error lines alert the operator. */
const lines: { level: number; msg?: string }[] = []
let server: TestServer
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) })
  server = await startServer({ log })
})
afterAll(() => server.close())

const errors = () => lines.filter(({ level }) => level >= 50)

test('a WebSocket frame above the bound ends the connection and is not logged as an error', async () => {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/realtime`)
  await new Promise((resolve) => socket.once('open', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.send('x'.repeat(5000))
  await closed
  await vi.waitFor(() =>
    expect(lines.map(({ msg }) => msg)).toContain('a realtime connection was ended for what it sent'),
  )
  expect(errors()).toEqual([])
})

test('a client that disconnects before the reply is not logged as an error', async () => {
  const gone = vi.fn()
  server.app.http.server.on('connection', (socket) => {
    Object.defineProperty(socket, 'remoteAddress', { get: () => gone() }) // like a socket that is already closed
  })
  for (const path of ['/ajax/country/countryblock', '/ja/lobbies/casino', '/ajax/login/status']) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.destroy()
  }
  expect(gone).toHaveBeenCalled()
  expect(errors()).toEqual([])
})

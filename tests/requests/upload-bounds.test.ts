import { connect } from 'node:net'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = createBrowser(server.origin)
  await browser.register()
})
afterAll(() => server.close())

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

interface Flood {
  readonly path: string
  readonly headers: readonly string[]
  /** Sent first. */
  readonly start?: string
  /** Sent repeatedly afterwards. */
  readonly piece: Buffer
}

/** Sends until the server closes, or `mostBytes` were taken. `takenBytes`: what the system accepted, its own buffers included. */
async function flood({ path, headers, start = '', piece }: Flood) {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = browser.jar.get('XSRF-TOKEN') ?? ''
  const head = [`POST ${path} HTTP/1.1`, `host: ${hostname}:${port}`, `cookie: ${cookie}`, `x-xsrf-token: ${token}`]
  const before = process.cpuUsage()
  let reply = ''
  let open = true
  socket.on('data', (chunk) => {
    reply += chunk.toString('latin1')
  })
  socket.on('error', () => undefined) // the server cuts the connection
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close'])
      socket.once(event, () => {
        open = false
        resolve()
      })
  })
  socket.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n${start}`)
  const mostBytes = 200 * megabyte
  while (open && socket.bytesWritten - socket.writableLength < mostBytes) {
    if (socket.write(piece)) await new Promise(setImmediate)
    else await Promise.race([ended, new Promise((resolve) => socket.once('drain', resolve))])
  }
  const takenBytes = socket.bytesWritten - socket.writableLength
  socket.destroy()
  const { user, system } = process.cpuUsage(before)
  return { reply, takenBytes, cpuMs: (user + system) / 1000, closed: !open }
}

const piece = Buffer.alloc(64 * 1024, 'x')
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
const type = 'content-type: multipart/form-data; boundary=edge'
const announced = `content-length: ${5 * gigabyte}`
const chunked = 'transfer-encoding: chunked'
const framed = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const fileHead =
  '--edge\r\ncontent-disposition: form-data; name="documentType"\r\n\r\nidentity\r\n' +
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
const upload = '/ajax/account/Documents/upload'
/** Buffers of both ends of a connection on loopback. */
const buffersBytes = 24 * megabyte

test.each<[string, Flood, string, number]>([
  [
    'an upload that announces 5 GB is refused before it is read',
    { path: upload, headers: [type, announced], start: fileHead, piece },
    '"code":"FILE_TOO_LARGE"',
    0,
  ],
  [
    'an upload of unknown length is read up to the limit',
    { path: upload, headers: [type, chunked], start: framed(fileHead), piece: chunk },
    '"code":"FILE_TOO_LARGE"',
    16 * megabyte,
  ],
  [
    'a form of unknown length without a file is read up to the limit',
    { path: upload, headers: [type, chunked], start: framed('\r\n'), piece: chunk },
    '"code":"BODY_TOO_LARGE"',
    16 * megabyte,
  ],
  [
    'a login that announces 5 GB is refused before it is read',
    { path: '/ajax/login', headers: ['content-type: application/x-www-form-urlencoded', announced], piece },
    '"code":"BODY_TOO_LARGE"',
    0,
  ],
  [
    'a login of unknown length is read up to the limit',
    { path: '/ajax/login', headers: ['content-type: application/x-www-form-urlencoded', chunked], piece: chunk },
    '"code":"BODY_TOO_LARGE"',
    megabyte,
  ],
  [
    'a path without an endpoint reads no body',
    { path: '/ajax/nothing', headers: [type, announced], piece },
    '"code":"NOT_FOUND"',
    0,
  ],
])('%s, and the connection is closed', async (_title, sent, code, limitBytes) => {
  const { reply, takenBytes, closed } = await flood(sent)
  expect(reply).toContain(code)
  expect(reply.toLowerCase()).toContain('connection: close')
  expect(closed).toBe(true)
  expect(takenBytes).toBeLessThan(limitBytes + buffersBytes)
})

test('a file a little above the limit is refused with a reply that the client can read', async () => {
  const form = new FormData()
  form.set('documentType', 'identity')
  form.set('file', new Blob([`%PDF-1.7\n${'x'.repeat(16 * megabyte)}`]), 'a.pdf')
  const reply = await fetch(`${server.origin}${upload}`, {
    method: 'POST',
    body: form,
    headers: {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '',
    },
  })
  expect([reply.status, (await reply.json()).errors[0].code]).toEqual([413, 'FILE_TOO_LARGE'])
})

import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test.each([
  ['POST', '/wallet/nothing'],
  ['POST', '/wallet/bet/more'],
  ['PUT', '/wallet/bet/more'],
])('%s %s, which is no endpoint, gets an error in the wallet API’s shape', async (method, path) => {
  const reply = await fetch(`${server.origin}${path}`, { method, body: '{}' })
  expect([reply.status, await reply.json()]).toMatchObject([400, { status: 'MALFORMED' }])
})

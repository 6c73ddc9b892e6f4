import { createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { API_BASE_URL: 'https://api.example/' } })
})
afterAll(() => server.close())

test('pages send calls and realtime to the configured back end, and their content policy allows it', async () => {
  const { status, body, headers } = await createBrowser(server.origin).get('/ja/lobbies/casino')
  expect(status).toBe(200)
  expect(body).toContain('https://api.example')
  expect(body).not.toContain('https://api.example/') // a path follows
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://api.example wss://api.example;")
  expect(policy).toMatch(/img-src [^;]*https:\/\/api\.example;/)
})

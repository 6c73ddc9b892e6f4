import { randomUUID } from 'node:crypto'
import { createBrowser } from '@andon/tests/browser'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { spawnServer } from '@andon/tests/server-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let database: FreshDatabase
let server: Awaited<ReturnType<typeof spawnServer>>
beforeAll(async () => {
  database = await freshDatabase({ ofJobs: true })
  server = await spawnServer({ env: { DATABASE_URL: database.url } })
  await server.ready()
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const lines = Array.from({ length: 18 }, (_, nth) => ({ text: `line ${nth}`, idempotencyKey: randomUUID() }))

test('a server that is killed while lines are sent loses none that it has answered, and none is stored twice', {
  timeout: 240_000,
}, async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  const send = (line: (typeof lines)[number]) => browser.post('/ajax/support/chat/send', line)
  const answered = new Set<string>()
  const sent = lines.map(async (line, nth) => {
    if (nth < 3 || nth % 2 === 0) {
      const reply = await send(line).catch(() => null)
      if (reply?.status === 200) answered.add(line.text)
    }
  })
  await vi.waitFor(() => expect(answered.size).toBeGreaterThan(0), { timeout: 60_000, interval: 5 })
  server.signal('SIGKILL')
  await Promise.all([server.ended, ...sent])
  server = await spawnServer({ env: { DATABASE_URL: database.url }, port: server.port })
  await server.ready()

  const again = createBrowser(server.origin, browser.jar)
  await again.get('/ajax/login/status')
  const textsOf = async () =>
    (await again.get('/ajax/support/chat')).body.messages.map(({ text }: { text: string }) => text)
  expect(await textsOf()).toEqual(expect.arrayContaining([...answered]))
  for (const line of lines) expect((await again.post('/ajax/support/chat/send', line)).status).toBe(200)
  const { messages } = (await again.get('/ajax/support/chat')).body
  expect(messages.map(({ text }: { text: string }) => text).sort()).toEqual(lines.map(({ text }) => text).sort())
  const versions = messages.map(({ version }: { version: number }) => version)
  expect(versions).toEqual(lines.map((_, nth) => nth + 1))
})

import { randomBytes } from 'node:crypto'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { startNats } from '@andon/tests/programs/nats-server'
import { listenForBalance } from '@andon/tests/realtime/realtime-line'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What servers of one installation check about each other before they start and while they run. */
let database: FreshDatabase
let folder: string
const open: { close(): Promise<unknown> }[] = []
beforeEach(async () => {
  database = await freshDatabase({ ofJobs: true })
  folder = await mkdtemp(join(tmpdir(), 'andon-nodes-'))
})
afterEach(async () => {
  for (const { close } of open.splice(0).reverse()) await close()
  await database.close()
})

const patience = { timeout: 30_000, interval: 100 }

async function enter(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer({ database, env: { DATA_DIR: folder, ...env } })
  open.push(server)
  return server
}

async function bus() {
  const nats = await startNats()
  open.push({ close: () => nats.stop() })
  return nats
}

const warningsOf = async ({ origin }: TestServer): Promise<string[]> =>
  (await (await fetch(`${origin}/readyz`)).json()).warnings
/** On a busy machine one look at the database may take longer than the answer may. */
const untilReady = ({ origin }: TestServer) =>
  vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), patience)
const problemsOf = async ({ origin }: TestServer) =>
  [...(await (await fetch(`${origin}/metrics`)).text()).matchAll(/^andon_node_problem\{problem="(.*)"\} 1$/gm)].map(
    ([, name]) => name,
  )

async function atBoth(one: TestServer, two: TestServer): Promise<[Browser, Browser]> {
  const here = createBrowser(one.origin)
  const there = createBrowser(two.origin, here.jar)
  await here.register()
  return [here, there]
}

async function upload(
  browser: Browser,
  origin: string,
  { path, fields }: { path: string; fields: Record<string, string | Blob> },
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, 'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '' }
  const response = await fetch(`${origin}/ajax/account/Documents/${path}`, { method: 'POST', body, headers })
  return response.json()
}

test('a server whose DATA_DIR is not the folder of the others does not start, even when it is a copy of it', async () => {
  const { url: NATS_URL } = await bus()
  await enter({ NATS_URL })
  const copy = await mkdtemp(join(tmpdir(), 'andon-nodes-copy-'))
  await cp(folder, copy, { recursive: true, filter: (path) => !path.includes('nodes/') })
  await expect(enter({ NATS_URL, DATA_DIR: copy })).rejects.toThrow(/DATA_DIR is not the folder of the other servers/)
  expect(await database.ownerDb.query('select id from platform.nodes')).toHaveLength(1)
})

test('servers with a shared folder share every file: one can read and finish what another received', async () => {
  const { url: NATS_URL } = await bus()
  const [one, two] = [await enter({ NATS_URL }), await enter({ NATS_URL })]
  const [here, there] = await atBoth(one, two)
  const content = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nstream\n'),
    randomBytes(1_500_000),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
  const part = (offset: number, end: number) => ({
    uploadKey: 'bill-0001',
    documentType: 'address',
    name: 'bill.pdf',
    totalBytes: String(content.length),
    offset: String(offset),
    file: new File([new Uint8Array(content.subarray(offset, end))], 'part'),
  })
  const half = 1024 * 1024
  await upload(here, one.origin, { path: 'uploadPart', fields: part(0, half) })
  const done = await upload(there, two.origin, { path: 'uploadPart', fields: part(half, content.length) })
  expect(done).toMatchObject({
    success: true,
    receivedBytes: content.length,
    documentId: expect.stringMatching(/^doc_/),
  })
  const cookie = [...here.jar].map((pair) => pair.join('=')).join('; ')
  const at = `/ajax/account/Documents/download?documentId=${done.documentId}`
  for (const { origin } of [one, two]) {
    const file = await fetch(`${origin}${at}`, { headers: { cookie } })
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true)
  }
})

test('a server without NATS_URL does not start while another server has it', async () => {
  const { url: NATS_URL } = await bus()
  await enter({ NATS_URL })
  await expect(enter()).rejects.toThrow(/use a message bus .*: set NATS_URL/)
})

test('several servers without a bus start, and each warns that open pages miss events', async () => {
  const [one, two] = [await enter(), await enter()]
  for (const server of [one, two]) {
    await vi.waitFor(
      async () => expect(await warningsOf(server)).toEqual([expect.stringMatching(/no NATS_URL: nod_/)]),
      patience,
    )
    expect(await problemsOf(server)).toEqual(['bus-missing'])
    await untilReady(server)
  }
  open.splice(open.indexOf(two), 1)
  await two.close()
  await vi.waitFor(async () => expect(await warningsOf(one)).toEqual([]), patience)
})

test('the row of a killed server delays others only until its timeout', async () => {
  await database.ownerDb.query(
    `insert into platform.nodes (id, host, roles, has_bus, bus_connected, uses_files, draining) values ('nod_killed', 'gone', '{web,worker}', true, true, true, false)`,
  )
  await untilReady(await enter())
})

test('servers on two separate buses detect each other', async () => {
  const [left, right] = [await bus(), await bus()]
  const [one, two] = [await enter({ NATS_URL: left.url }), await enter({ NATS_URL: right.url })]
  for (const server of [one, two])
    await vi.waitFor(async () => expect(await problemsOf(server)).toEqual(['bus-split']), patience)
})

test('servers start while the bus is down; pages get events of their own server, and of all servers once it is up', async () => {
  const nats = await startNats()
  await nats.stop()
  const one = await enter({ NATS_URL: nats.url })
  const alone = createBrowser(one.origin)
  await alone.register()
  const line = await listenForBalance(one.origin, alone.jar)
  expect((await alone.deposit(1_000)).body.status).toBe('APPROVED')
  await vi.waitFor(() => expect(line.cashHeard()).toContain(1_000), patience)
  await vi.waitFor(
    async () => expect(await warningsOf(one)).toEqual([expect.stringContaining('cannot be reached')]),
    patience,
  )

  const two = await enter({ NATS_URL: nats.url })
  await nats.start()
  open.push({ close: () => nats.stop() })
  await vi.waitFor(() => expect([one, two].map(({ app }) => app.bus.connected())).toEqual([true, true]), patience)
  const [here, there] = await atBoth(one, two)
  const lineThere = await listenForBalance(two.origin, there.jar)
  expect((await here.deposit(2_000)).body.status).toBe('APPROVED')
  await vi.waitFor(() => expect(lineThere.cashHeard()).toContain(2_000), patience)
  await vi.waitFor(async () => expect(await warningsOf(one)).toEqual([]), patience)
})

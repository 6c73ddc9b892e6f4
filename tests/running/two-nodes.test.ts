import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowser } from '@andon/tests/browser'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { startCable, startNats } from '@andon/tests/programs/nats-server'
import { type Line, listenForBalance } from '@andon/tests/realtime/realtime-line'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const patience = { timeout: 15_000, interval: 50 }
/** Two servers on one database and one bus. The second server's connection to the bus can be cut. */
let database: FreshDatabase
let nats: Awaited<ReturnType<typeof startNats>>
let cable: Awaited<ReturnType<typeof startCable>>
let one: TestServer
let two: TestServer

beforeAll(async () => {
  database = await freshDatabase({ ofJobs: true })
  nats = await startNats()
  cable = await startCable(nats.port)
  const shared = { DATA_DIR: await mkdtemp(join(tmpdir(), 'andon-two-nodes-')) }
  one = await startServer({ database, env: { ...shared, NATS_URL: nats.url } })
  two = await startServer({ database, env: { ...shared, NATS_URL: cable.url } })
  await vi.waitFor(() => expect([one, two].map(({ app }) => app.bus.connected())).toEqual([true, true]), patience)
})
afterAll(async () => {
  await one.close()
  await two.close()
  cable.close()
  await nats.stop()
  await database.close()
})

/** One player with the same cookies and an open page at both nodes. */
async function playerAtBoth() {
  const atOne = createBrowser(one.origin)
  await atOne.register()
  const atTwo = createBrowser(two.origin)
  const agree = () => {
    for (const [name, value] of atOne.jar) atTwo.jar.set(name, value)
  }
  agree()
  const lines = await Promise.all([one, two].map((server) => listenForBalance(server.origin, atOne.jar)))
  const [lineOne, lineTwo] = lines as [Line, Line] // as many as servers
  return { atOne, atTwo, lineOne, lineTwo, cash: async () => (await atTwo.get('/ajax/profile/getBalance')).body.cash }
}

/** Twenty new players for one race, so that a failure of one in twenty shows in one run. */
const manyAtBoth = () => Promise.all(Array.from({ length: 20 }, playerAtBoth))
async function eachOf(
  players: readonly Awaited<ReturnType<typeof playerAtBoth>>[],
  play: (player: Awaited<ReturnType<typeof playerAtBoth>>) => Promise<void>,
): Promise<void> {
  await Promise.all(players.map(play))
  for (const { lineOne, lineTwo } of players) for (const line of [lineOne, lineTwo]) line.close()
}

test('a player who logs in at one node is logged in at the other, and sees deposits of one at the other', async () => {
  await eachOf(await manyAtBoth(), async ({ atOne, lineTwo, cash }) => {
    expect((await atOne.deposit(5_000)).body.status).toBe('APPROVED')
    await vi.waitFor(() => expect(lineTwo.cashHeard()).toContain(5_000), patience)
    expect(await cash()).toBe(5_000)
  })
})

test('a logout at one node ends the session at the other, on its open lines as well', async () => {
  const ended = { type: 'message', topic: 'session', data: { state: 'ended', reason: 'LOGGED_OUT' } }
  await eachOf(await manyAtBoth(), async ({ atOne, atTwo, lineTwo }) => {
    await atOne.post('/ajax/login/logout')
    await vi.waitFor(() => expect(lineTwo.frames).toContainEqual(expect.objectContaining(ended)), patience)
    expect((await atTwo.get('/ajax/profile/getBalance')).status).toBe(401)
  })
})

test('a node that is cut off from the bus delays no other, and catches up when it is connected again', async () => {
  const { atOne, atTwo, lineOne, lineTwo, cash } = await playerAtBoth()
  cable.cut()
  expect((await atOne.deposit(1_000)).body.status).toBe('APPROVED')
  await vi.waitFor(() => expect(lineOne.cashHeard()).toContain(1_000), patience)
  expect((await atTwo.deposit(500)).body.status).toBe('APPROVED')
  await vi.waitFor(() => expect(lineOne.cashHeard()).toContain(1_500), patience)
  expect(lineTwo.cashHeard()).toEqual([])

  cable.mend()
  await vi.waitFor(() => expect([lineTwo.resyncs(), lineTwo.cashHeard()]).toEqual([1, [1_500]]), patience) // of the session, and the balance
  expect(await cash()).toBe(1_500)
  expect((await atOne.deposit(1_000)).body.status).toBe('APPROVED')
  await vi.waitFor(() => expect(lineTwo.cashHeard()).toContain(2_500), patience)
})

test('what staff publish at one node shows at both: its page, the lists, the alternates and the site map in one, each language by itself', async () => {
  const { content } = staffClient(one, await localKey(one))
  const entry = { kind: 'promotions', slug: 'opening-night' } as const
  const publish = async (part: 'about' | 'ja' | 'en', source: string) => {
    const { revision } = await content.saveRevision({ ...entry, part, source })
    await content.submitRevision({ ...entry, part, revision })
    await content.approveRevision({ ...entry, part, revision })
  }
  const nodes = [one, two].map(({ origin }) => async (path: string) => {
    const reply = await fetch(`${origin}${path}`)
    return { status: reply.status, text: await reply.text() }
  })
  const own = '/promotion/opening-night'
  for (const ask of nodes) {
    expect((await ask(`/en${own}`)).status).toBe(404)
    expect((await ask('/en/promotions')).text).not.toContain('Opening night')
  }
  await publish('about', '{"image": "/scenes/gift.svg", "startsAt": "2026-01-01T00:00:00Z"}')
  await publish('en', '# Opening night\n\nIn short.\n\n## `terms` Terms\n\nNone.')
  for (const ask of nodes) {
    await vi.waitFor(async () => expect((await ask(`/en${own}`)).status).toBe(200), patience)
    const [page, list, other, map, call] = await Promise.all(
      [
        `/en${own}`,
        '/en/promotions',
        '/ja/promotions',
        '/sitemap.xml',
        '/ajax/promotion/getPromotions?languageId=en',
      ].map(ask),
    )
    const alternates = [...(page?.text.matchAll(/hrefLang="([\w-]+)" href="[^"]*(\/\w\w\/promotion\/[^"]*)"/gi) ?? [])]
    expect(alternates.map(([, language, path]) => [language, path])).toEqual([
      ['en', `/en${own}`],
      ['x-default', `/en${own}`],
    ])
    expect(
      [list, map, call].map((reply) => /Opening night|\/en\/promotion\/opening-night/.test(reply?.text ?? '')),
    ).toEqual([true, true, true])
    expect([other?.text.includes('opening-night'), map?.text.includes(`/ja${own}`)]).toEqual([false, false])
  }
  await publish('ja', '# はじまりの夜\n\n短い説明です。')
  for (const ask of nodes) {
    await vi.waitFor(async () => expect((await ask(`/ja${own}`)).status).toBe(200), patience)
    expect((await ask(`/en${own}`)).text).toMatch(/hrefLang="ja"/i)
    expect((await ask('/sitemap.xml')).text).toContain(`/ja${own}`)
  }
  await content.retireRevision({ ...entry, part: 'en', revision: 1 })
  for (const ask of nodes) {
    await vi.waitFor(async () => expect((await ask(`/en${own}`)).status).toBe(404), patience)
    expect((await ask('/en/promotions')).text).not.toContain('opening-night')
    expect((await ask(`/ja${own}`)).status).toBe(200)
  }
})

test('money moves while the bus is down, and every connection receives the balance afterwards', async () => {
  const { atOne, lineOne, lineTwo, cash } = await playerAtBoth()
  await nats.stop()
  expect((await atOne.deposit(2_000)).body.status).toBe('APPROVED')
  expect(await cash()).toBe(2_000)
  await nats.start()
  for (const line of [lineOne, lineTwo])
    await vi.waitFor(() => expect(line.resyncs() > 0 || line.cashHeard().includes(2_000)).toBe(true), patience)
  // a node that is not connected yet would only get a request to refetch, without the balance
  await vi.waitFor(() => expect([one, two].map(({ app }) => app.bus.connected())).toEqual([true, true]), patience)
  expect((await atOne.deposit(1_000)).body.status).toBe('APPROVED')
  for (const line of [lineOne, lineTwo]) await vi.waitFor(() => expect(line.cashHeard()).toContain(3_000), patience)
})

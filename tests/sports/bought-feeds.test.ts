import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FeedAdapter } from '@andon/bookmaker/feed'
import {
  type Book,
  checkLog,
  ourDefinitions as definitions,
  marketMap,
  nothingRemembered,
  readLog,
  runFeed,
  stateHash,
  type Trade360Delivery,
  trade360Adapter,
  trade360Writer,
  uofAdapter,
  viewsOf,
  writeUof,
} from '@andon/bookmaker/feed'
import { startCable } from '@andon/tests/programs/nats-server'
import { startRabbitMq } from '@andon/tests/programs/rabbitmq-server'
import { Connection } from 'rabbitmq-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** What comes over a broker takes its time under load, a connection that comes back most of all. */
const patient = { timeout: 30_000 }
const often = { ...patient, interval: 2 }

let broker: Awaited<ReturnType<typeof startRabbitMq>>
let vendor: Connection

beforeAll(async () => {
  broker = await startRabbitMq()
  vendor = new Connection(broker.url)
  await vendor.onConnect(10_000)
})
afterAll(async () => {
  vendor?.unsafeDestroy()
  await broker?.stop()
})

const folder = join(import.meta.dirname, '../../packages/bookmaker/src/feed/logs')
const logOf = (story: string) => readLog(readFileSync(join(folder, `${story}.jsonl`), 'utf8'))

/** A vendor's HTTP API: notes what is asked for and answers `reply`. */
async function startApi(reply: (path: string) => unknown) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const body = JSON.stringify(await reply(request.url ?? ''))
    response.setHeader('content-type', 'application/json').end(body)
  }).listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(server.listening).toBe(true))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

/** A feed that keeps a book by the clock of a log. */
function follow(adapter: FeedAdapter, clock: { now: number }) {
  const changes: string[] = []
  const troubles: string[] = []
  const feed = runFeed({
    adapter,
    definitions,
    now: () => clock.now,
    remembered: nothingRemembered,
    forgetAfterMs: 72 * 3_600_000,
    onChanges: (all) => changes.push(...all.map(({ kind }) => kind)),
    onTrouble: ({ message }) => troubles.push(message),
  })
  return { feed, changes, troubles }
}
const hashOf = (book: Book) => stateHash(viewsOf(book, definitions))

test('a story over a unified odds feed: the queue, the recovery it asks for, and the state at its end', async () => {
  const api = await startApi(() => ({}))
  await vendor.exchangeDeclare({ exchange: 'unifiedfeed', type: 'topic' })
  const publisher = vendor.createPublisher({ confirm: true })
  const log = logOf('gap')
  const clock = { now: log.lines[0]?.at ?? 0 }
  const adapter = uofAdapter(
    {
      code: 'log',
      amqpUrl: broker.url,
      apiUrl: api.url,
      accessToken: 'not a secret',
      exchange: 'unifiedfeed',
      routingKeys: ['#'],
      producers: { 1: 'liveodds' },
    },
    { now: () => clock.now },
  )
  const { feed, changes, troubles } = follow(adapter, clock)
  await feed.start()
  for (const line of log.lines) {
    clock.now = line.at
    feed.tick()
    if (!('message' in line)) continue
    const { routingKey, xml } = writeUof(line.message, log.code)
    const before = feed.book()
    await publisher.send({ exchange: 'unifiedfeed', routingKey }, xml)
    await vi.waitFor(() => expect(feed.book()).not.toBe(before), often)
  }
  expect(hashOf(feed.book())).toBe(checkLog(log, definitions)[0]?.hash)
  const last = /^POST \/v1\/liveodds\/recovery\/initiate_request\?after=\d+&request_id=2$/
  expect(api.asked).toEqual(['POST /v1/liveodds/recovery/initiate_request?request_id=1', expect.stringMatching(last)])

  await publisher.send(
    { exchange: 'unifiedfeed', routingKey: 'x' },
    '<bet_stop event_id="sr:match:1042" product="1" timestamp="9999999999999" groups=""/>',
  )
  await vi.waitFor(() => expect(troubles).toHaveLength(1), patient)
  expect(changes.at(-1)).toBe('market') // suspended, because it may have been a stop
  await feed.stop()
  await publisher.close()
  api.close()
})

test('a story over Trade360: the package’s queue, and the snapshot that answers the recovery', async () => {
  const log = logOf('gap')
  const write = trade360Writer({ code: log.code, markets: marketMap, groupsOf: definitions.groupsOf })
  const clock = { now: log.lines[0]?.at ?? 0 }
  let snapshot = Promise.withResolvers<{ readonly Body: unknown }>()
  const api = await startApi((path) => (path.endsWith('GetEvents') ? snapshot.promise : {}))
  await vendor.queueDeclare({ queue: '_102030_', durable: true })
  const publisher = vendor.createPublisher({ confirm: true })
  const adapter = trade360Adapter(
    {
      code: 'log',
      userName: 'operator@leo.example',
      password: 'not a secret',
      packages: { inPlay: { id: 102030, amqpUrl: broker.url } },
      customersUrl: api.url,
      snapshotUrl: api.url,
      markets: [],
    },
    { now: () => clock.now },
  )
  const { feed } = follow(adapter, clock)
  await feed.start()

  const isUp = () => feed.book().producers[1]?.state === 'up'
  for (const line of log.lines) {
    clock.now = line.at
    feed.tick()
    if (!('message' in line)) continue
    for (const delivery of write(line.message) ?? []) await deliver(delivery)
  }
  async function deliver(delivery: Trade360Delivery): Promise<void> {
    if ('snapshot' in delivery) {
      snapshot.resolve({ Body: delivery.snapshot.events })
      await vi.waitFor(() => expect(isUp()).toBe(true), often)
      snapshot = Promise.withResolvers()
      return
    }
    const before = feed.book()
    await publisher.send('_102030_', JSON.stringify(delivery.message))
    await vi.waitFor(() => expect(feed.book()).not.toBe(before), often)
  }
  expect(hashOf(feed.book())).toBe(checkLog(log, definitions)[0]?.hash)
  expect(api.asked).toEqual(['POST /Distribution/Start', 'POST /InPlay/GetEvents', 'POST /InPlay/GetEvents'])
  await feed.stop()
  await publisher.close()
  api.close()
})

test('a connection that breaks off suspends every market, until the feed is back and has recovered', async () => {
  const cable = await startCable(broker.port)
  const api = await startApi(() => ({}))
  await vendor.exchangeDeclare({ exchange: 'cut', type: 'topic' })
  const publisher = vendor.createPublisher({ confirm: true })
  const { port } = new URL(cable.url.replace('nats:', 'http:'))
  const adapter = uofAdapter(
    {
      code: 'log',
      amqpUrl: `amqp://guest:guest@127.0.0.1:${port}`,
      apiUrl: api.url,
      accessToken: 'not a secret',
      exchange: 'cut',
      routingKeys: ['#'],
      producers: { 1: 'liveodds' },
    },
    { now: () => clock.now },
  )
  const clock = { now: 1_000_000 }
  const { feed } = follow(adapter, clock)
  await feed.start()
  const state = () => feed.book().producers[1]?.state
  const alive = () =>
    publisher.send(
      { exchange: 'cut', routingKey: '-.-.-.alive.-' },
      writeUof({ type: 'alive', producer: 1, at: clock.now, subscribed: true }, 'log').xml,
    )
  const complete = (requestId: number) =>
    publisher.send(
      { exchange: 'cut', routingKey: '-.-.-.snapshot_complete.-' },
      writeUof({ type: 'snapshotComplete', producer: 1, at: clock.now, requestId }, 'log').xml,
    )
  await alive()
  await vi.waitFor(() => expect(state()).toBe('recovering'), patient)
  await complete(1)
  await vi.waitFor(() => expect(state()).toBe('up'), patient)

  cable.cut()
  await vi.waitFor(() => expect(state()).toBe('silent'), patient)
  cable.mend()
  clock.now += 5_000
  await vi.waitFor(async () => {
    await alive() // until the queue is there again
    expect(state()).toBe('recovering')
  }, patient)
  for (let heartbeat = 0; heartbeat < 3; heartbeat++) {
    clock.now += 10_000
    const before = feed.book()
    await alive()
    await vi.waitFor(() => expect(feed.book()).not.toBe(before), patient)
  }
  await vi.waitFor(() => expect(api.asked.at(-1)).toContain('request_id=2'), patient)
  await complete(2)
  await vi.waitFor(() => expect(state()).toBe('up'), patient)
  await feed.stop()
  await publisher.close()
  api.close()
  cable.close()
})

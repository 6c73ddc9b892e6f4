import type { ClientFrame, ServerFrame } from '@andon/contract/realtime'
import { topic } from '@andon/contract/topic'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConnection } from './connection.ts'
import { isServed, watchServed } from './served.ts'
import { createTopics } from './topics.ts'

const scoreTopic = topic('score', {
  access: 'public',
  payload: v.object({ goals: v.number() }),
  conflation: { keep: 'latest' },
})
const marketTopic = topic('market/{id}', {
  access: 'public',
  image: v.object({ odds: v.number() }),
  payload: v.object({ odds: v.number() }),
  conflation: { keep: 'latest' },
})
const balanceTopic = topic('balance', {
  access: 'player',
  payload: v.object({ cash: v.number() }),
  conflation: { keep: 'latest' },
})

const chatTopic = topic('chat', {
  access: 'visitor',
  payload: v.object({ version: v.number() }),
  conflation: { keep: 'latest' },
})

/** Sockets that the page opened, newest last, and what it sent on each. */
class FakeSocket {
  static readonly OPEN = 1
  static readonly opened: FakeSocket[] = []
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: ClientFrame[] = []
  constructor() {
    FakeSocket.opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  receive(...frames: ServerFrame[]) {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const hello: ServerFrame = { type: 'hello', version: 2, heartbeatSeconds: 20 }
const subscribed = (topic: string, { resumed = false, token = 't1', seq = 0 } = {}): ServerFrame => ({
  type: 'subscribed',
  topic,
  resumed,
  token,
  seq,
})
const messages = (topic: string, seq: number, ...data: object[]): ServerFrame => ({
  type: 'messages',
  topic,
  seq,
  data,
})

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.opened.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
})
afterEach(() => void vi.useRealTimers())

function openSupplierLine(token: string | null) {
  const topics = createTopics()
  const state = { token, refused: 0, told: [] as boolean[] }
  const onSessionRefused = () => void state.refused++
  const url = 'ws://sports.localhost/realtime'
  const line = openConnection({
    url,
    topics,
    isPlayer: false,
    token: () => state.token,
    onSessionRefused,
    onCurrent: (is) => void state.told.push(is),
  })
  const socket = FakeSocket.opened.at(-1)
  if (!socket) throw new Error('no connection was opened')
  for (const topic of [scoreTopic, balanceTopic]) topics.subscribe(topic.name, topic, () => undefined)
  socket.receive(hello)
  return { line, socket, state }
}
const topicsAsked = ({ sent }: FakeSocket) =>
  sent
    .filter(({ type }) => type !== 'ping')
    .map((frame) => ('topics' in frame ? [frame.type, ...frame.topics] : [frame.type]))

test('at the origin of a supplier the token is proved first, and topics of the session are asked for with it alone', async () => {
  const { line, socket, state } = openSupplierLine(null)
  expect(topicsAsked(socket)).toEqual([['subscribe', 'score']])
  state.token = 'a token'
  line.renew()
  expect(socket.sent[1]).toEqual({ type: 'authenticate', token: 'a token' })
  expect(topicsAsked(socket).slice(2)).toEqual([['subscribe', 'balance']])
  state.token = 'another'
  line.renew()
  expect(topicsAsked(socket).slice(3)).toEqual([['authenticate'], ['subscribe', 'balance']])
  state.token = null
  line.renew()
  expect(socket.sent).toHaveLength(5)
})

test('a session that is over is told once its topic is refused; while nobody can say, the token is proved again', async () => {
  const { socket, state } = openSupplierLine('a token')
  expect(topicsAsked(socket)).toEqual([['authenticate'], ['subscribe', 'score', 'balance']])
  socket.receive({ type: 'refused', code: 'UNAVAILABLE' })
  expect(state.refused).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(topicsAsked(socket)).toContainEqual(['authenticate'])
  expect(topicsAsked(socket).filter(([type]) => type === 'authenticate')).toHaveLength(2)
  socket.receive({ type: 'refused', topic: 'balance', code: 'LOGIN_REQUIRED' })
  expect(state.refused).toBe(1)
})

test.each(['UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const)(
  'topics that are refused because nobody could say who asks (%s) are asked for again, and the session is not taken for over',
  async (code) => {
    const { socket, state } = openSupplierLine('a token')
    const refused: ServerFrame = { type: 'refused', topic: 'balance', code: 'LOGIN_REQUIRED' }
    socket.receive({ type: 'refused', code }, subscribed('score'), refused)
    expect([state.refused, state.told]).toEqual([0, []])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(topicsAsked(socket).slice(2)).toEqual([['authenticate'], ['subscribe', 'balance']])
    socket.receive({ type: 'refused', code }, refused)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(topicsAsked(socket).slice(4)).toEqual([['authenticate'], ['subscribe', 'balance']])
    socket.receive({ type: 'authenticated' }, subscribed('balance'))
    expect([state.refused, state.told]).toEqual([0, [true]])
  },
)

test('a page whose token cannot be proved any more is not current until it is', async () => {
  const { line, socket, state } = openSupplierLine('a token')
  socket.receive({ type: 'authenticated' }, subscribed('score'), subscribed('balance'))
  line.renew()
  const refused: ServerFrame = { type: 'refused', topic: 'balance', code: 'LOGIN_REQUIRED' }
  socket.receive({ type: 'refused', code: 'UNAVAILABLE' }, refused)
  expect(state.told).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(10_000)
  socket.receive({ type: 'authenticated' }, subscribed('balance'))
  expect([state.refused, state.told]).toEqual([0, [true, false, true]])
})

function openLine({
  isPlayer = false,
  onCurrent = () => {},
}: {
  isPlayer?: boolean
  onCurrent?: (is: boolean) => void
} = {}) {
  const topics = createTopics()
  const line = openConnection({ url: 'ws://leo.localhost/realtime', topics, isPlayer, onCurrent })
  const socket = () => {
    const newest = FakeSocket.opened.at(-1)
    if (!newest) throw new Error('no connection was opened')
    return newest
  }
  /** The connection is lost; the next one is open when this returns. */
  const reconnect = async () => {
    socket().close()
    await vi.advanceTimersByTimeAsync(30_000)
    socket().receive(hello)
  }
  return { topics, line, socket, reconnect }
}

test('subscribes to what is wanted, in frames of bounded size, and only to what a visitor may have', async () => {
  const { topics, socket } = openLine()
  topics.subscribe('balance', balanceTopic, () => undefined)
  for (let id = 0; id < 20; id++) topics.subscribe(`market/${id}`, marketTopic, () => undefined)
  socket().receive(hello)
  expect(socket().sent.map((frame) => 'topics' in frame && frame.topics.length)).toEqual([15, 5])
  expect(JSON.stringify(socket().sent)).not.toContain('balance')
  const end = topics.subscribe('score', scoreTopic, () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(socket().sent.at(-1)).toEqual({ type: 'subscribe', topics: ['score'], since: {} })
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(socket().sent.at(-1)).toEqual({ type: 'unsubscribe', topics: ['score'] })
})

test('resumes a topic where it stopped; a listener fetches again only if messages may have been missed', async () => {
  const { topics, socket, reconnect } = openLine()
  const heard: unknown[] = []
  topics.subscribe('score', scoreTopic, (state) => heard.push(state))
  socket().receive(hello, subscribed('score'), messages('score', 2, { goals: 1 }, { goals: 2 }))
  await reconnect()
  expect(socket().sent).toEqual([{ type: 'subscribe', topics: ['score'], since: { score: { token: 't1', seq: 2 } } }])
  socket().receive(subscribed('score', { resumed: true, seq: 2 }), messages('score', 3, { goals: 3 }))
  await reconnect()
  socket().receive(subscribed('score', { token: 't2' }))
  expect(heard).toEqual([{ goals: 1 }, { goals: 2 }, { goals: 3 }, null])
})

test('a visitor’s topic is served once a connection carries the cookie, and not while the connection is lost; players do not ask for it', () => {
  const { topics, line, socket } = openLine()
  const heard: unknown[] = []
  const changes: boolean[] = []
  watchServed(topics, () => changes.push(isServed(topics, 'chat')))
  topics.subscribe('chat', chatTopic, (state) => heard.push(state))
  topics.subscribe('score', scoreTopic, () => undefined)
  socket().receive(hello, { type: 'refused', topic: 'chat', code: 'LOGIN_REQUIRED' })
  socket().receive(subscribed('score', { seq: 3 }))
  expect(isServed(topics, 'chat')).toBe(false)
  const before = socket()
  line.reopen()
  expect(socket()).not.toBe(before)
  expect(before.readyState).toBe(3)
  socket().receive(hello)
  const since = { score: { token: 't1', seq: 3 } }
  expect(socket().sent).toEqual([{ type: 'subscribe', topics: ['chat', 'score'], since }])
  socket().receive(subscribed('chat'), messages('chat', 1, { version: 2 }))
  expect([heard, isServed(topics, 'chat'), isServed(topics, 'score')]).toEqual([[{ version: 2 }], true, false])
  socket().close()
  expect(isServed(topics, 'chat')).toBe(false)
  expect(changes).toContain(true)

  const player = openLine({ isPlayer: true })
  player.topics.subscribe('chat', chatTopic, () => undefined)
  player.topics.subscribe('balance', balanceTopic, () => undefined)
  player.socket().receive(hello)
  expect(topicsAsked(player.socket())).toEqual([['subscribe', 'balance']])
})

test('an image comes before changes, and again for a listener that joins later', async () => {
  const { topics, socket, reconnect } = openLine()
  const [first, second] = [[] as unknown[], [] as unknown[]]
  topics.subscribe('market/1', marketTopic, (event) => first.push(event))
  const image = (odds: number, seq: number): ServerFrame => ({
    type: 'image',
    topic: 'market/1',
    token: 't1',
    seq,
    data: { odds },
  })
  socket().receive(hello, subscribed('market/1'), image(5, 0), messages('market/1', 1, { odds: 6 }))
  expect(first).toEqual([{ image: { odds: 5 } }, { change: { odds: 6 } }])
  topics.subscribe('market/1', marketTopic, (event) => second.push(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket().sent.at(-1)).toEqual({ type: 'subscribe', topics: ['market/1'], since: {} })
  socket().receive(subscribed('market/1', { seq: 1 }), image(6, 1))
  expect(second).toEqual([{ image: { odds: 6 } }])
  await reconnect()
  expect(socket().sent.at(-1)).toMatchObject({ since: { 'market/1': { token: 't1', seq: 1 } } })
})

test('a connection that ends before the image asks for the image again', async () => {
  const { topics, socket, reconnect } = openLine()
  topics.subscribe('market/1', marketTopic, () => undefined)
  socket().receive(hello, subscribed('market/1', { seq: 4 }))
  await reconnect()
  expect(socket().sent.at(-1)).toEqual({ type: 'subscribe', topics: ['market/1'], since: {} })
})

test('asks again for what was unavailable', async () => {
  const { topics, socket } = openLine()
  topics.subscribe('market/1', marketTopic, () => undefined)
  socket().receive(hello, { type: 'refused', topic: 'market/1', code: 'UNAVAILABLE' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(socket().sent.filter(({ type }) => type === 'subscribe')).toHaveLength(2)
})

test('a server of another protocol version gets no subscription and no further connection', async () => {
  const { topics, socket } = openLine()
  topics.subscribe('score', scoreTopic, () => undefined)
  socket().receive({ ...hello, version: 3 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(socket().sent).toEqual([])
  expect(FakeSocket.opened).toHaveLength(1)
})

test('the page is current once its subscriptions are answered, and not while the connection is lost or silent', async () => {
  const told: boolean[] = []
  const { topics, socket, reconnect } = openLine({ onCurrent: (is) => told.push(is) })
  topics.subscribe('score', scoreTopic, () => undefined)
  topics.subscribe('market/1', marketTopic, () => undefined)
  socket().receive(hello, subscribed('score'))
  expect(told).toEqual([])
  socket().receive(subscribed('market/1'))
  expect(told).toEqual([true])
  await reconnect()
  expect(told).toEqual([true, false])
  socket().receive(subscribed('market/1'), subscribed('score'))
  expect(told).toEqual([true, false, true])
  await vi.advanceTimersByTimeAsync(45_000) // two heartbeats
  expect(told.at(-1)).toBe(false)
  socket().receive({ type: 'pong' })
  expect(told.at(-1)).toBe(true)
})

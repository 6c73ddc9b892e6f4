import { expect, test } from 'vitest'
import { nothingRemembered } from './book.ts'
import { ourDefinitions as definitions } from './definitions.ts'
import { runFeed } from './run-feed.ts'
import { type Trade360Settings, trade360Adapter } from './trade360/trade360-adapter.ts'
import { UnreadableMessage } from './unreadable.ts'
import { uofAdapter } from './uof/uof-adapter.ts'

const event = 'andon:match:m1-1042'

/** A feed by a clock of its own, whose adapter notes for which events it was asked again. */
async function start() {
  const clock = { now: 1_000_000 }
  const requests: unknown[] = []
  const troubles: string[] = []
  let sink: Parameters<Parameters<typeof runFeed>[0]['adapter']['start']>[0] | null = null
  const feed = runFeed({
    adapter: {
      start: async (to) => {
        sink = to
      },
      recover: async () => undefined,
      recoverEvent: async (of) => void requests.push(of),
      stop: async () => undefined,
    },
    definitions,
    now: () => clock.now,
    remembered: nothingRemembered,
    forgetAfterMs: 1,
    onChanges: () => undefined,
    onTrouble: ({ message }) => troubles.push(message),
  })
  await feed.start()
  const lose = (market: number, decidesBets: boolean) =>
    sink?.unreadable(
      new UnreadableMessage('x', { event, producer: 1, at: 5 }, { lines: [{ market, specifiers: '' }], decidesBets }),
    )
  return { clock, requests: requests, troubles, feed, lose }
}

test('a settlement that cannot be read is asked for again, three times at most, half a minute apart', async () => {
  const { clock, requests, troubles, feed, lose } = await start()
  lose(1, false) // prices come again by themselves
  lose(999_901, true) // nobody has bet on a market that the book does not know
  expect(requests).toEqual([])
  lose(1, true)
  expect(requests).toEqual([{ event, producer: 1 }])
  lose(1, true)
  feed.tick()
  expect(requests).toHaveLength(1)
  for (let round = 0; round < 5; round++) {
    clock.now += 30_000
    feed.tick()
    lose(1, true)
  }
  expect(requests).toHaveLength(3)
  expect(troubles.at(-1)).toBe(`${event}: what becomes of its bets could not be read 3 times; its bets stay open`)
})

test('a unified odds feed is asked for the stateful messages of the event, by the producer’s name', async () => {
  const requests: string[] = []
  const request = async (url: unknown, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${url}`)
    return new Response('', { status: requests.length > 3 ? 403 : 202 })
  }
  const settings = { code: 'm1', amqpUrl: 'amqp://x', apiUrl: 'https://api.example', accessToken: 'not a secret' }
  const rest = { exchange: 'e', routingKeys: ['#'], producers: { 1: 'liveodds', 3: 'pre' } }
  const adapter = uofAdapter({ ...settings, ...rest }, { now: () => 0, request: request as typeof fetch })
  await adapter.recoverEvent?.({ event, producer: 1 })
  await adapter.recoverEvent?.({ event, producer: null })
  const path = (name: string) =>
    `POST https://api.example/v1/${name}/stateful_messages/events/sr:match:1042/initiate_request`
  expect(requests).toEqual([path('liveodds'), path('liveodds'), path('pre')])
  await expect(adapter.recoverEvent?.({ event, producer: 3 })).rejects.toThrow('refused: 403')
})

test('Trade360 is asked for a snapshot of the one fixture', async () => {
  const requests: unknown[] = []
  const request = async (url: unknown, { body }: RequestInit = {}) => {
    requests.push([String(url), JSON.parse(String(body)).Fixtures])
    return Response.json({ Body: [] })
  }
  const settings: Trade360Settings = {
    code: 'm1',
    userName: 'u',
    password: 'p',
    customersUrl: 'https://c.example',
    markets: [],
    snapshotUrl: 'https://s.example',
    packages: { inPlay: { id: 7, amqpUrl: 'amqp://x' } },
  }
  const adapter = trade360Adapter(settings, { now: () => 0, request: request as typeof fetch })
  await adapter.recoverEvent?.({ event, producer: null })
  expect(requests).toEqual([['https://s.example/InPlay/GetEvents', [1042]]])
})

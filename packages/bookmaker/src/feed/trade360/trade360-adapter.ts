import type { EventUrn } from '../../model/urn.ts'
import type { FeedAdapter, FeedSink } from '../adapter.ts'
import { keyInFeed } from '../feed-ids.ts'
import { descriptionOfFixture, inEveryLanguage, type NamedFixture } from '../named-fixture.ts'
import { UnreadableMessage } from '../unreadable.ts'
import { type MarketRow, marketMap } from './market-map.ts'
import { readSnapshot, readTrade360 } from './read-trade360.ts'
import { type Channel, channels, producerOf } from './shapes.ts'
import { trade360Api } from './trade360-api.ts'

export interface Trade360Settings {
  readonly code: string
  readonly userName: string
  readonly password: string
  /** Queues that are taken, in play or before; each is a package of its own with its broker. */
  readonly packages: Readonly<Partial<Record<Channel, { readonly id: number; readonly amqpUrl: string }>>>
  /** The API that starts the distribution, and the one that answers recoveries. */
  readonly customersUrl: string
  readonly snapshotUrl: string
  /** Rows beside ours, which they replace where both have a market. */
  readonly markets: readonly MarketRow[]
}

/** Trade360: JSON from a queue for each package, recoveries from the snapshot API, whose answer goes to the book like messages. */
export function trade360Adapter(
  settings: Trade360Settings,
  { now, request = fetch }: { now: () => number; request?: typeof fetch },
): FeedAdapter {
  const { code, packages } = settings
  const api = trade360Api(settings, request)
  const names = rememberNames()
  const markets = [...settings.markets, ...marketMap]
  const readingFor = (to: FeedSink) => ({ code, named: names.add, markets, unread: to.unreadable, arrivedAt: now() })
  const queues: { close(): Promise<void> }[] = []
  let sink: FeedSink | null = null

  function deliver(body: unknown, channel: Channel, to: FeedSink): void {
    try {
      const text = Buffer.isBuffer(body) ? body.toString('utf8') : body
      const json = typeof text === 'string' ? jsonOf(text) : text
      for (const message of readTrade360(json, channel, readingFor(to))) to.message(message)
    } catch (error) {
      if (!(error instanceof UnreadableMessage)) throw error
      to.unreadable(error)
    }
  }

  async function deliverSnapshot(
    channel: Channel,
    of: { requestId: number | null },
    only: { Fixtures?: number[] } = {},
  ): Promise<void> {
    const one = packages[channel]
    if (!one) return
    const requestedAt = now()
    const body = await api.events(channel, one.id, only)
    if (!sink) return
    const snapshot = readSnapshot(body, { ...of, channel, now: requestedAt }, readingFor(sink))
    for (const message of snapshot) sink.message(message)
  }

  return {
    async start(to) {
      sink = to
      const { readQueue } = await import('../amqp.ts') // loaded only where a feed is configured
      for (const channel of channels) {
        const one = packages[channel]
        if (!one) continue
        await api.startDistribution(one.id)
        queues.push(
          await readQueue({
            url: one.amqpUrl,
            queue: `_${one.id}_`,
            queueOptions: { passive: true }, // theirs, not ours to declare
            onMessage: ({ body }) => deliver(body, channel, to),
            onLost: to.lost,
          }),
        )
      }
    },
    async recover({ producer, requestId }) {
      const channel = channels.find((one) => producerOf[one] === producer)
      if (!channel || !packages[channel]) throw new Error(`no package for producer ${producer}`)
      await deliverSnapshot(channel, { requestId })
    },
    async recoverEvent({ event, producer }) {
      const { key } = keyInFeed(code, event)
      for (const channel of channels)
        if (packages[channel] && (producer === null || producerOf[channel] === producer))
          await deliverSnapshot(channel, { requestId: null }, { Fixtures: [Number(key)] })
    },
    async describe(id) {
      const fixture = names.get(id)
      return fixture ? descriptionOfFixture(code, inEveryLanguage(fixture)) : null
    },
    async stop() {
      await Promise.all(queues.map((queue) => queue.close()))
    },
  }
}

/** Events whose names are kept; the newest. What the book has described is stored with it. */
const mostNames = 20_000

function rememberNames() {
  const names = new Map<EventUrn, NamedFixture>()
  return {
    get: (id: EventUrn) => names.get(id),
    add(fixture: NamedFixture): void {
      names.delete(fixture.id)
      names.set(fixture.id, fixture)
      const [oldest] = names.keys()
      if (names.size > mostNames && oldest !== undefined) names.delete(oldest)
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text // no JSON: the events that it names are stopped
  }
}

import type { FeedAdapter, FeedSink } from '../adapter.ts'
import { descriptionOfFixture } from '../named-fixture.ts'
import { UnreadableMessage } from '../unreadable.ts'
import { readUof } from './read-uof.ts'
import { uofApi } from './uof-api.ts'
import { marketsInBoth } from './uof-descriptions.ts'
import { uofId } from './uof-id.ts'

export interface UofSettings {
  readonly code: string
  /** With the access token as user, no password, and the bookmaker's virtual host. */
  readonly amqpUrl: string
  /** The API that takes recovery requests and describes events. */
  readonly apiUrl: string
  readonly accessToken: string
  readonly exchange: string
  readonly routingKeys: readonly string[]
  /** Producers that are taken, and what the API calls them. */
  readonly producers: Readonly<Record<string, string>>
}

/** The API looks back this far; what is older is asked for as a full recovery. */
const lookBackMs = 72 * 3_600_000

/** A unified odds feed: XML from a queue of our own, recoveries by HTTP. Messages of producers that are not taken are passed over. */
export function uofAdapter(
  settings: UofSettings,
  { now, request = fetch }: { now: () => number; request?: typeof fetch },
): FeedAdapter {
  const api = uofApi(settings, request)
  let queue: { close(): Promise<void> } | null = null

  const isTaken = (producer: number | null) => producer === null || settings.producers[producer] !== undefined

  function deliver(xml: string, routingKey: string, to: FeedSink): void {
    const unread = (error: UnreadableMessage) => {
      if (isTaken(error.producer)) to.unreadable(error)
    }
    try {
      const message = readUof(xml, { code: settings.code, routingKey, unread })
      if (message && isTaken(message.producer)) to.message(message)
    } catch (error) {
      if (!(error instanceof UnreadableMessage)) throw error
      unread(error)
    }
  }

  return {
    async start(to) {
      const { readQueue } = await import('../amqp.ts') // loaded only where a feed is configured
      queue = await readQueue({
        url: settings.amqpUrl,
        queue: '',
        queueOptions: { exclusive: true, autoDelete: true },
        queueBindings: settings.routingKeys.map((routingKey) => ({ exchange: settings.exchange, routingKey })),
        onMessage: ({ body, routingKey }) =>
          deliver(Buffer.isBuffer(body) ? body.toString('utf8') : String(body), routingKey, to),
        onLost: to.lost,
      })
    },
    async recover({ producer, after, requestId }) {
      const url = new URL(`${settings.apiUrl}/v1/${settings.producers[producer]}/recovery/initiate_request`)
      if (after !== null && now() - after < lookBackMs) url.searchParams.set('after', String(after))
      url.searchParams.set('request_id', String(requestId))
      await api.post(url, `recovery of producer ${producer}`)
    },
    async recoverEvent({ event, producer }) {
      const id = uofId(settings.code, event)
      const names = producer === null ? Object.values(settings.producers) : [settings.producers[producer] ?? '']
      for (const name of names) {
        const url = new URL(`${settings.apiUrl}/v1/${name}/stateful_messages/events/${id}/initiate_request`)
        await api.post(url, `recovery of ${id} by ${name}`)
      }
    },
    async describe(id) {
      const [ja, en] = await Promise.all([api.fixture('ja', id), api.fixture('en', id)])
      return ja && en && ja.competitors.length === en.competitors.length
        ? descriptionOfFixture(settings.code, { ja, en })
        : null
    },
    async describeMarkets() {
      const [ja, en] = await Promise.all([api.markets('ja'), api.markets('en')])
      return marketsInBoth({ ja, en })
    },
    async stop() {
      await queue?.close()
    },
  }
}

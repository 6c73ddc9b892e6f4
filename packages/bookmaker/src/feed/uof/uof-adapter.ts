import type { Language } from '@andon/contract/languages'
import type { EventUrn } from '../../model/urn.ts'
import type { FeedAdapter, FeedSink } from '../adapter.ts'
import { type NamedFixture, wordsOfFixture } from '../named-fixture.ts'
import { UnreadableMessage } from '../unreadable.ts'
import { readUof } from './read-uof.ts'
import { marketsInBoth, readUofMarkets } from './uof-descriptions.ts'
import { readUofFixture } from './uof-fixture.ts'
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

  const ask = (path: string) =>
    request(`${settings.apiUrl}${path}`, {
      headers: { 'x-access-token': settings.accessToken },
      signal: AbortSignal.timeout(10_000),
    })

  async function post(url: URL, what: string): Promise<void> {
    const headers = { 'x-access-token': settings.accessToken }
    const reply = await request(url, { method: 'POST', headers, signal: AbortSignal.timeout(10_000) })
    if (!reply.ok) throw new Error(`${what} refused: ${reply.status}`)
  }

  async function marketsIn(language: Language) {
    const reply = await ask(`/v1/descriptions/${language}/markets.xml`)
    if (!reply.ok) throw new Error(`the description of the markets was refused: ${reply.status}`)
    return readUofMarkets(await reply.text())
  }

  async function fixtureIn(language: Language, id: EventUrn): Promise<NamedFixture | null> {
    const reply = await ask(`/v1/sports/${language}/sport_events/${uofId(settings.code, id)}/fixture.xml`)
    if (reply.status === 404) return null
    if (!reply.ok) throw new Error(`the description of ${id} was refused: ${reply.status}`)
    return readUofFixture(await reply.text(), id)
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
      await post(url, `recovery of producer ${producer}`)
    },
    async recoverEvent({ event, producer }) {
      const id = uofId(settings.code, event)
      const names = producer === null ? Object.values(settings.producers) : [settings.producers[producer] ?? '']
      for (const name of names) {
        const url = new URL(`${settings.apiUrl}/v1/${name}/stateful_messages/events/${id}/initiate_request`)
        await post(url, `recovery of ${id} by ${name}`)
      }
    },
    async describe(id) {
      const [ja, en] = await Promise.all([fixtureIn('ja', id), fixtureIn('en', id)])
      return ja && en && ja.competitors.length === en.competitors.length
        ? wordsOfFixture(settings.code, { ja, en })
        : null
    },
    async describeMarkets() {
      const [ja, en] = await Promise.all([marketsIn('ja'), marketsIn('en')])
      return marketsInBoth({ ja, en })
    },
    async stop() {
      await queue?.close()
    },
  }
}

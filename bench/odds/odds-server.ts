import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  apply,
  type Book,
  ourDefinitions as definitions,
  describeSimulated,
  emptyBook,
  eventIn,
  feedContext,
  fixturesBetween,
  leagues,
  type Message,
  matchOffer,
  type OddsMarket,
  onlyStatus,
  producers,
} from '@andon/bookmaker/feed'
import { price } from '@andon/bookmaker/rules'
import { eventTopic } from '@andon/bookmaker/sports-api'
import { changesByEvent, offerChanges, shownOffer } from '@andon/bookmaker/testing'
import { systemClock } from '@andon/platform/clock'
import { createHttp } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom } from '@andon/platform/random'
import { createHub, mountRealtime, prepareRealtime } from '@andon/platform/realtime'
import { WebSocket, WebSocketServer } from 'ws'
import { obey } from '../realtime/processes.ts'

/**
 * A football match of the simulator with all its lines: its messages go through the book and the hub behind the HTTP server that ships, or as the same changes
 * through `ws` alone. Sequences are microseconds since 1970, by which readers on this machine tell how long a message took.
 */
const seed = 'bench'
const start = Date.UTC(2026, 10, 22)
const fixture = fixturesBetween(
  start,
  start + 7 * 86_400_000,
  seed,
  leagues.filter(({ sport }) => sport === 'football'),
)[0]
if (!fixture) throw new Error('no football within a week')
const event = fixture.id
const lines = [...matchOffer(fixture, seed).offerAt(-1).values()].filter(({ status }) => status === 'active')
const description = describeSimulated(seed)(event)

let book: Book = emptyBook(0)
let at = 1
const microseconds = () => Math.round((performance.timeOrigin + performance.now()) * 1000)
const about = () => ({ producer: producers.live, event, at: ++at, requestId: null })

const shownNow = (sequence: number) => {
  const record = eventIn(book.events, event)
  return record && { record, description, sequence, context: feedContext(book, definitions) }
}

const log = createLog({ level: 'error' })
const hub = createHub({
  topics: [
    {
      topic: eventTopic,
      image: async () => {
        const now = shownNow(microseconds())
        return (now && shownOffer(now)) ?? undefined
      },
    },
  ],
  log,
})
const http = await createHttp({
  log,
  newId: createIds({ clock: systemClock, random: systemRandom }),
  metrics: createMetrics(),
  trustProxy: false,
  countryHeader: undefined,
  maxTurnMs: 60_000,
})
await prepareRealtime(http)
mountRealtime(http, hub, {
  authenticate: { request: async () => null },
  placeOf: () => ({ site: 'BEE', countryCode: 'JP' }),
})
const address = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))
const bare = new WebSocketServer({ host: '127.0.0.1', port: 0 })
await once(bare, 'listening')

let naiveBytes = 0
let bareSequence = 0

/** Applies a message and sends what it changed. */
function tell(message: Message, to: 'hub' | 'bare'): void {
  const applied = apply(book, message, definitions)
  book = applied.book
  for (const changes of changesByEvent(applied.changes).values()) {
    const now = shownNow(microseconds())
    if (!now) continue
    for (const change of offerChanges({ event: now, changes })) {
      bareSequence += 1
      if (to === 'hub') {
        naiveBytes += JSON.stringify({
          type: 'messages',
          topic: `event/${event}`,
          seq: bareSequence,
          data: [change],
        }).length
        hub.publish(eventTopic, { params: { eventId: event } }, change)
        continue
      }
      const frame = { type: 'messages', topic: `event/${event}`, seq: bareSequence, data: [change] }
      const bytes = Buffer.from(JSON.stringify(frame))
      for (const client of bare.clients) if (client.readyState === WebSocket.OPEN) client.send(bytes, { binary: false })
    }
  }
}

/** Other prices than before, on so many lines. */
const moved = (count: number): OddsMarket[] =>
  lines.slice(0, count).map((line) => ({
    ...line,
    outcomes: line.outcomes.map((outcome) => ({ ...outcome, price: outcome.price && price(outcome.price + (at % 7)) })),
  }))

const live = { ...onlyStatus('live'), phase: 'firstHalf' as const }

tell({ type: 'alive', producer: producers.live, at: 1, subscribed: true }, 'hub')
tell({ type: 'snapshotComplete', producer: producers.live, at: 1, requestId: book.lastRequestId }, 'hub')
tell({ type: 'oddsChange', ...about(), state: live, markets: lines }, 'hub')

/** At a steady pace. */
async function repeat({ times, everyMs }: { times: number; everyMs: number }, run: () => void): Promise<void> {
  const began = performance.now()
  for (let time = 0; time < times; time++) {
    run()
    await sleep(Math.max(0, began + (time + 1) * everyMs - performance.now()))
  }
}

interface Pace {
  readonly to: 'hub' | 'bare'
  readonly times: number
  readonly everyMs: number
}

const orders = {
  ports: () => ({ hub: Number(address.port), bare: (bare.address() as { port: number }).port }), // of a TCP server
  topic: () => ({ path: `event/${event}`, lines: lines.length }),
  /** One line closes or opens: a message that never waits. Each is one frame. */
  closings: ({ to, times, everyMs }: Pace) =>
    repeat({ times, everyMs }, () => {
      const [line] = moved(1)
      if (line)
        tell(
          {
            type: 'oddsChange',
            ...about(),
            state: null,
            markets: [{ ...line, status: at % 2 ? 'suspended' : 'inactive' }],
          },
          to,
        )
    }),
  /** Prices of five lines move; answers with the bytes of a frame for each change. */
  prices: async ({ to, times, everyMs }: Pace) => {
    naiveBytes = 0
    await repeat({ times, everyMs }, () => tell({ type: 'oddsChange', ...about(), state: null, markets: moved(5) }, to))
    return naiveBytes
  },
  /** All lines open at new prices. */
  open: () => tell({ type: 'oddsChange', ...about(), state: live, markets: moved(lines.length) }, 'hub'),
  /** A goal: every line is suspended. */
  goal: () => tell({ type: 'betStop', ...about(), groups: ['all'], status: 'suspended' }, 'hub'),
}
export type OddsOrders = typeof orders
obey(orders)

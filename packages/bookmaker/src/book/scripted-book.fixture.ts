import { createLog } from '@andon/platform/log'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import type { FeedAdapter, FeedSink } from '../feed/adapter.ts'
import type { DescribeEvent } from '../feed/event-description.ts'
import type { EventMessage, Message, MessageOf } from '../feed/messages.ts'
import { price } from '../model/price.ts'
import { urn } from '../model/urn.ts'
import type { InPlayDelays } from './in-play-delays.ts'
import type { ResultMessage } from './offer.ts'
import { runBook } from './run-book.ts'

export const match = urn('match', 'm1-1')
export const producer = 1

/** The selection of home's win. */
export const home = `${match}/1/1`

const names = (text: string) => ({ ja: text, en: text })
const side = (key: string) => ({
  id: urn('competitor', `m1-${key}`),
  name: names(key.toUpperCase()),
  short: names(key.toUpperCase()),
})

/** Every match is one of A against B. */
export const described: DescribeEvent = (id) => ({
  event: {
    id,
    tournament: urn('tournament', 'm1-league'),
    kind: 'match',
    name: names('A v B'),
    competitors: [side('a'), side('b')],
    startsAt: 1_000_000,
  },
  tournament: { id: urn('tournament', 'm1-league'), category: urn('category', 'm1-world'), name: names('League') },
  category: { id: urn('category', 'm1-world'), sport: urn('sport', 'football'), name: names('World') },
  sport: { id: urn('sport', 'football'), code: 'football', name: names('Football') },
  players: [],
})

type ScriptedMessage = EventMessage extends infer One
  ? One extends EventMessage
    ? Omit<One, 'producer' | 'requestId' | 'event'>
    : never
  : never

/** A book of which the test tells the feed, on a database of its own or on that of another book. */
export async function openBook({
  database,
  node = 'nod_1',
  alone = false,
  settles = true,
  hasFeed = true,
  describe,
  inPlayDelays,
  describeMarkets,
  now = () => time.now,
}: {
  database?: FreshDatabase
  node?: string
  alone?: boolean
  settles?: boolean
  hasFeed?: boolean
  /** Answers with names when the feed is asked; no names are known without asking then. */
  describe?: FeedAdapter['describe']
  inPlayDelays?: InPlayDelays
  describeMarkets?: FeedAdapter['describeMarkets']
  now?: () => number
} = {}) {
  const used = database ?? (await freshDatabase({ modules: ['bookmaker'] }))
  const { db, ownerDb, close } = used
  const settled: ResultMessage[] = []
  const recoveries: (number | null)[] = []
  let sink: FeedSink | null = null
  let refusals = 0
  const adapter: FeedAdapter = {
    start: async (to) => {
      if (refusals-- > 0) throw new Error('no connection to the feed')
      sink = to
    },
    recover: async ({ after, requestId }) => {
      recoveries.push(after)
      sink?.message({ type: 'snapshotComplete', producer, at: time.now, requestId })
    },
    stop: async () => {
      sink = null
    },
    ...(describe && { describe }),
    ...(describeMarkets && { describeMarkets }),
  }
  const deliver = (message: Message) => sink?.message(message)
  const book = runBook({
    db,
    log: createLog({ level: 'silent' }),
    now,
    node,
    alone,
    feed: hasFeed
      ? {
          open: () => adapter,
          describe: describe ? () => null : described,
          forgetAfterMs: 3_600_000,
          ...(inPlayDelays && { inPlayDelays }),
          settle: settles
            ? async (results) => {
                settled.push(...results)
              }
            : null,
          written: () => undefined,
        }
      : null,
  })
  return {
    book,
    database: used,
    ownerDb,
    settled,
    recoveries,
    /** The feed cannot be opened so many times. */
    refuseToOpen: (times: number) => {
      refusals = times
    },
    /** A sign of life; the first one is answered with a recovery. */
    alive: () => deliver({ type: 'alive', producer, at: time.now, subscribed: true }),
    send: (message: ScriptedMessage, event = match) =>
      deliver({ producer, event, requestId: null, ...message } as Message), // what `Told` leaves out
    close,
  }
}

/** The book takes the lease, and its producer gives its first sign of life. */
export async function lead({ book, alive }: Pick<Awaited<ReturnType<typeof openBook>>, 'book' | 'alive'>) {
  await book.turn()
  alive()
}

/** The clock of a test file. */
export const time = { now: 2_000_000 }

const level = { home: 0, away: 0 }

/** Match winner and a total, home at this price. */
export const odds = (home: number, status: 'live' | 'notStarted' = 'live'): ScriptedMessage => ({
  type: 'oddsChange',
  at: time.now,
  state: {
    status,
    phase: status === 'live' ? 'firstHalf' : 'notStarted',
    score: level,
    redCards: level,
    clockSeconds: 620,
  },
  markets: [line(1, '', { 1: home, 2: 3000, 3: 4000 }), line(18, 'total=2.5', { 12: 1900, 13: 1950 })],
})

export const line = (
  market: number,
  specifiers: string,
  prices: Readonly<Record<string, number>>,
): MessageOf<'oddsChange'>['markets'][number] => ({
  market,
  specifiers,
  status: 'active',
  favourite: true,
  cashOut: 'available',
  outcomes: Object.entries(prices).map(([id, value]) => ({
    id,
    price: price(value),
    active: true,
    probability: 900 / value,
  })),
})

export const result = (certainty: 1 | 2, winner: '1' | '2' | '3', deadHeat: string | null = null): ScriptedMessage => ({
  type: 'betSettlement',
  at: time.now,
  certainty,
  markets: [
    {
      market: 1,
      specifiers: '',
      voidReason: null,
      outcomes: ['1', '2', '3'].map((id) => ({ id, result: id === winner ? 'won' : 'lost', deadHeat })),
    },
  ],
})

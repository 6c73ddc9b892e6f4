import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fixturesBetween, leagues, matchOffer } from '@andon/bookmaker/feed'
import { type EventOffer, type EventOfferChange, offerAfter } from '@andon/bookmaker/sports-api'
import { endOf } from '@andon/bookmaker/testing'
import { WebSocket } from 'ws'
import { step } from '../progress.ts'
import { startProcess } from '../realtime/processes.ts'
import { median, percentile, type Row } from '../report.ts'
import type { BookOrders } from './book-server.ts'

const goalMs = 250
/** Simulated time goes faster, so that enough happens; prices move as much faster, too. */
const speed = 12
const sports = ['football', 'iceHockey', 'rugby', 'americanFootball', 'baseball'] as const
/** The simulated time at which the server starts: many matches are under way. */
const startAt = Date.UTC(2026, 10, 21, 5, 46)
const minute = 60_000
const longestMs = 300 * minute
const pagesOfMatch = 4
const settleMs = 2_000
const retryMs = 2_000
const mostTries = 20

/** Something that stops the bets of a match, in our time. */
interface Stop {
  readonly at: number
  /** Lines as they stood before, by key; null until the first message after it. */
  before: ReadonlyMap<string, string> | null
  tookMs: number | null
}

/**
 * From a goal, or anything else that stops bets, until every line that was open is suspended or has another price on a page: a running server with the simulator as its feed, and pages that follow its live matches through
 * `/realtime`. The time counts from the simulator’s own moment, so that the feed’s steps are in it.
 */
export async function goals({ seconds, seed }: { readonly seconds: number; readonly seed: string }) {
  const now = Date.now()
  const since = (startAt - speed * now) / (1 - speed)
  const feed = join(await mkdtemp(join(tmpdir(), 'andon-feed-')), 'feed.json')
  const settings = { adapter: 'simulator', seed, speed, since: new Date(since).toISOString(), sports }
  await writeFile(feed, JSON.stringify(settings))
  const simulated = (at: number) => since + (at - since) * speed
  const server = await startProcess<BookOrders>('../book/book-server.ts')
  try {
    const address = await server.ask('open', { feed })
    step('pages of live matches')
    const from = Date.now()
    const until = from + (seconds + 30) * 1000
    const matches = stopsBetween(simulated(from), simulated(until), {
      seed,
      real: (at) => since + (at - since) / speed,
    })
    const pages = await Promise.all(
      [...matches].flatMap(([event, stops]) =>
        Array.from({ length: pagesOfMatch }, () => openPage(address, event, stops)),
      ),
    )
    step('goals in a running server')
    const measuredFrom = Date.now()
    await sleep(seconds * 1000)
    const measuredTo = Date.now() - settleMs
    const stops = pages.flatMap((page) => page.close()).filter(({ at }) => at > measuredFrom && at < measuredTo)
    return { rows: rowsOf(stops, matches.size), matches: matches.size, pages: pages.length }
  } finally {
    await server.ask('close', undefined).finally(() => server.stop())
  }
}

function rowsOf(stops: readonly Stop[], matches: number): Row[] {
  const took = stops.flatMap(({ tookMs }) => tookMs ?? [])
  const p95 = percentile(took, 0.95)
  return [
    { what: `events that stop bets, of ${matches} live matches, times pages`, value: stops.length, unit: '' },
    {
      what: '  not shown within two seconds',
      value: stops.length - took.length,
      unit: '',
      goal: '0',
      met: stops.length === took.length,
    },
    { what: '  all lines closed or changed on a page: median', value: median(took), unit: 'ms' },
    { what: '  p95', value: p95, unit: 'ms', goal: `≤ ${goalMs}`, met: p95 <= goalMs },
    { what: '  the slowest', value: percentile(took, 1), unit: 'ms' },
  ]
}

/** The stops of matches that are under way between two simulated times, by event, in our time. */
function stopsBetween(
  from: number,
  to: number,
  { seed, real }: { readonly seed: string; readonly real: (at: number) => number },
): Map<string, number[]> {
  const ofSports = leagues.filter(({ sport }) => sports.some((one) => one === sport))
  const found = new Map<string, number[]>()
  for (const fixture of fixturesBetween(from - longestMs, to, seed, ofSports)) {
    const { timeline, moments } = matchOffer(fixture, seed)
    if (fixture.startsAt + endOf(timeline) * 1000 < from) continue
    const stops = moments.flatMap(({ kind, second }, place) => {
      // a stop inside another one changes nothing, nor does the start
      const isFirst = second > 0 && moments[place - 1]?.kind === 'prices'
      return kind === 'stop' && isFirst ? [fixture.startsAt + second * 1000] : []
    })
    const inTime = stops.filter((at) => at > from && at < to)
    if (inTime.length > 0) found.set(fixture.id, inTime.map(real))
  }
  return found
}

async function openPage({ host, port }: { host: string; port: number }, event: string, stopTimes: readonly number[]) {
  const topic = `event/${event}`
  const stops = stopTimes.map((at): Stop => ({ at, before: null, tookMs: null }))
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { headers: { host }, perMessageDeflate: false })
  let offer: EventOffer | null = null
  const { promise: shown, resolve } = Promise.withResolvers<void>()
  socket.on('message', (data) => {
    const at = performance.timeOrigin + performance.now()
    const frame = JSON.parse(String(data)) as { type: string; data: unknown } // what our own server sends
    if (frame.type === 'image') {
      offer = frame.data as EventOffer // the topic’s image
      resolve()
    }
    if (frame.type !== 'messages' || !offer) return
    const before = openLines(offer)
    offer = (frame.data as EventOfferChange[]).reduce(offerAfter, offer) // the topic’s payload
    const after = openLines(offer)
    for (const stop of stops) {
      if (stop.at > at || stop.tookMs !== null) continue
      stop.before ??= before
      const isChanged = [...stop.before].every(([key, prices]) => after.get(key) !== prices)
      if (isChanged) stop.tookMs = at - stop.at
    }
  })
  await once(socket, 'open')
  // the book may not have heard of the match yet
  for (let tries = 0; offer === null && tries < mostTries; tries++) {
    socket.send(JSON.stringify({ type: 'subscribe', topics: [topic] }))
    await Promise.race([shown, sleep(retryMs)])
  }
  return {
    close: () => {
      socket.terminate()
      return stops
    },
  }
}

const openLines = ({ markets }: EventOffer) =>
  new Map(
    markets.flatMap(({ key, status, outcomes }): [string, string][] =>
      status === 'active' ? [[key, outcomes.map(({ price }) => price).join()]] : [],
    ),
  )

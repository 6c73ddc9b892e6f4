import {
  apply,
  type Book,
  emptyBook,
  type Fixture,
  fixturesBetween,
  leagues,
  type Message,
  matchOffer,
  ourDefinitions as definitions,
  producers,
} from '@andon/bookmaker/feed'
import { type MatchSport, matchSports } from '@andon/bookmaker/rules'
import { simulator } from '@andon/bookmaker/testing'
import type { Row, Table } from '../report.ts'
import { matchesOf } from './sample.ts'

const goals = { linesPerSecond: 2_000, turnMs: 50 }
/** The feed's own pace. */
const stepMs = 500
const hour = 3_600_000
/** A week of the calendar, in which the busiest moment of each sport is looked for. */
const week = { from: Date.UTC(2026, 10, 23), to: Date.UTC(2026, 10, 30) }
/** Before the kick-off, for the code to be compiled and for what begins at other hours; after it. */
const around = { warmMs: 90_000, beforeMs: 60_000, afterMs: 240_000 }

/**
 * How fast prices in play are made, for each sport. Lines a second: every line of whole matches is priced again at each moment that the feed has, and applied to the book, in processor time of this
 * process. The worst turn: the feed’s steps of half a second around the busiest start of a week, each of which holds the event loop as a whole.
 */
export function repricing({ matches, seed }: { readonly matches: number; readonly seed: string }) {
  let slowest = Number.POSITIVE_INFINITY
  let worst = { ms: 0, sport: 'none' }
  const rows = matchSports.map((sport) => {
    const { lines, ms, moments } = repriceAll(sport, { matches, seed })
    const turn = worstTurn(sport, seed)
    const rate = (1000 * lines) / ms
    slowest = Math.min(slowest, rate)
    if (turn.worstMs > worst.ms) worst = { ms: turn.worstMs, sport }
    return [sport, moments, lines / moments, ms / moments, rate, turn.live, turn.worstMs, turn.p99Ms, turn.at]
  })
  const table: Table = {
    title: 'Prices in play, processor time',
    columns: [
      'sport',
      'repricings',
      'lines each',
      'ms each',
      'lines/s',
      'matches at once',
      'worst turn ms',
      'p99 ms',
      'seconds from the start',
    ],
    rows,
  }
  const verdicts: Row[] = [
    {
      what: 'lines repriced in play, the slowest sport, one core',
      value: slowest,
      unit: 'lines/s',
      goal: `≥ ${goals.linesPerSecond}`,
      met: slowest >= goals.linesPerSecond,
    },
    {
      what: `worst turn of the feed around the busiest start (${worst.sport})`,
      value: worst.ms,
      unit: 'ms',
      goal: `≤ ${goals.turnMs}`,
      met: worst.ms <= goals.turnMs,
    },
  ]
  return { table, rows: verdicts }
}

/** The first match compiles the code that the others run. */
function repriceAll(sport: MatchSport, { matches, seed }: { matches: number; seed: string }) {
  const sum = { lines: 0, ms: 0, moments: 0 }
  for (const [place, fixture] of matchesOf(sport, matches + 1, `${seed}/prices`).entries()) {
    if (place > matches) break
    const offer = matchOffer(fixture, seed)
    let book = openBook(fixture.startsAt)
    const from = process.cpuUsage()
    const counted = { lines: 0, moments: 0 }
    for (const [moment, { kind, second }] of offer.moments.entries()) {
      if (kind !== 'prices') continue
      const at = fixture.startsAt + second * 1000
      const markets = offer.changesAt(moment)
      book = apply(
        book,
        { type: 'oddsChange', producer: producers.live, event: fixture.id, at, requestId: null, state: null, markets },
        definitions,
      ).book
      counted.lines += offer.offerAt(moment).size
      counted.moments += 1
    }
    const { user, system } = process.cpuUsage(from)
    if (place === 0) continue
    sum.lines += counted.lines
    sum.moments += counted.moments
    sum.ms += (user + system) / 1000
  }
  return sum
}

/** A book that trusts both producers. */
export function openBook(at: number): Book {
  let book = emptyBook(at)
  for (const producer of Object.values(producers))
    for (const message of [
      { type: 'alive', producer, at, subscribed: true },
      { type: 'snapshotComplete', producer, at, requestId: 1 + producer },
    ] satisfies Message[]) {
      const known = message.type === 'snapshotComplete' ? { ...message, requestId: book.lastRequestId } : message
      book = apply(book, known, definitions).book
    }
  return book
}

function worstTurn(sport: MatchSport, seed: string) {
  const ofSport = leagues.filter((league) => league.sport === sport)
  const { startsAt, live } = busiestStart(fixturesBetween(week.from, week.to, seed, ofSport))
  const world = simulator(seed, ofSport, { races: false })
  const from = startsAt - around.beforeMs - around.warmMs
  let book = openBook(from)
  const turns: { ms: number; at: number }[] = []
  for (let at = from; at < startsAt + around.afterMs; at += stepMs) {
    const began = process.threadCpuUsage()
    for (const message of world.messagesBetween(at, at + stepMs)) book = apply(book, message, definitions).book
    const { user, system } = process.threadCpuUsage(began)
    if (at >= startsAt - around.beforeMs) turns.push({ ms: (user + system) / 1000, at: (at - startsAt) / 1000 })
  }
  const sorted = turns.toSorted((one, other) => other.ms - one.ms)
  const [first] = sorted
  return {
    live,
    worstMs: first?.ms ?? 0,
    at: first?.at ?? 0,
    p99Ms: sorted[Math.floor(sorted.length / 100)]?.ms ?? 0,
  }
}

/** The start that most matches share, and how many are under way then by their usual length. */
function busiestStart(fixtures: readonly Fixture[]) {
  const usualMs = 2 * hour
  let best = { startsAt: week.from, live: 0 }
  for (const { startsAt } of fixtures) {
    const live = fixtures.filter((other) => other.startsAt <= startsAt && other.startsAt > startsAt - usualMs).length
    if (live > best.live) best = { startsAt, live }
  }
  return best
}

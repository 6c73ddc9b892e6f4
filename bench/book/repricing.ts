import {
  apply,
  type Book,
  ourDefinitions as definitions,
  emptyBook,
  type Fixture,
  fixturesBetween,
  leagues,
  type Message,
  matchOffer,
  producers,
} from '@andon/bookmaker/feed'
import { type MatchSport, matchSports } from '@andon/bookmaker/rules'
import { endOf, simulator } from '@andon/bookmaker/testing'
import type { Row, Table } from '../report.ts'
import { matchesOf } from './sample.ts'

const goals = { linesPerSecond: 2_000, turnMs: 50 }
/** The feed's own pace. */
const stepMs = 500
const hour = 3_600_000
/** A week of the calendar, in which the busiest moment of each sport is looked for. */
const week = { from: Date.UTC(2026, 10, 23), to: Date.UTC(2026, 10, 30) }
/** Before and after a start, and on both sides of an end. */
const around = { beforeMs: 60_000, afterMs: 90_000, endMs: 30_000 }

/**
 * How fast prices in play are made, for each sport. Lines a second: every line of whole matches is priced again at each moment that the feed has, and applied to the book, in processor time of this
 * process. The worst turns: the feed’s steps of half a second around the busiest start of a week and around the end of what began then, each of which holds the event loop as a whole.
 */
export function repricing({ matches, seed }: { readonly matches: number; readonly seed: string }) {
  let slowest = Number.POSITIVE_INFINITY
  let worst = { ms: 0, where: 'none' }
  const rows = matchSports.map((sport) => {
    const { lines, ms, moments } = repriceAll(sport, { matches, seed })
    const turn = worstTurns(sport, seed)
    const rate = (1000 * lines) / ms
    slowest = Math.min(slowest, rate)
    if (turn.startMs > worst.ms) worst = { ms: turn.startMs, where: `${sport}, a start` }
    if (turn.endMs > worst.ms) worst = { ms: turn.endMs, where: `${sport}, the end of a round` }
    return [sport, moments, lines / moments, ms / moments, rate, turn.live, turn.startMs, turn.endMs]
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
      'worst turn at a start, ms',
      'at the end of a round, ms',
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
      what: `worst turn of the feed (${worst.where})`,
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

/** The longest steps of the feed around the busiest start of a week, and around the end of the last match that began then, when the season is priced again. */
function worstTurns(sport: MatchSport, seed: string) {
  const ofSport = leagues.filter((league) => league.sport === sport)
  const { startsAt, live, last } = busiestStart(fixturesBetween(week.from, week.to, seed, ofSport), seed)
  const startMs = worstStep({ of: ofSport, from: startsAt - around.beforeMs, to: startsAt + around.afterMs, seed })
  const ending = ofSport.filter(({ code }) => code === last.code)
  const endMs = worstStep({ of: ending, from: last.endsAt - around.endMs, to: last.endsAt + around.endMs, seed })
  return { live, startMs, endMs }
}

/** What stood before is told first, as after a start of the server. */
function worstStep({ of, from, to, seed }: { of: typeof leagues; from: number; to: number; seed: string }): number {
  const world = simulator(seed, of, { races: false })
  let book = openBook(from)
  for (const producer of Object.values(producers))
    for (const messages of world.snapshot(producer, { at: from, after: null, requestId: 1 }))
      for (const message of messages) book = apply(book, message, definitions).book
  let worst = 0
  for (let at = from; at < to; at += stepMs) {
    const began = process.threadCpuUsage()
    for (const message of world.messagesBetween(at, at + stepMs)) book = apply(book, message, definitions).book
    const { user, system } = process.threadCpuUsage(began)
    worst = Math.max(worst, (user + system) / 1000)
  }
  return worst
}

/** The start at which most matches are under way, by their usual length, how many these are, and which of those that begin then ends last. */
function busiestStart(fixtures: readonly Fixture[], seed: string) {
  const usualMs = 2 * hour
  let best = { startsAt: week.from, live: 0 }
  for (const { startsAt } of fixtures) {
    const live = fixtures.filter((other) => other.startsAt <= startsAt && other.startsAt > startsAt - usualMs).length
    if (live > best.live) best = { startsAt, live }
  }
  const last = { code: '', endsAt: 0 }
  for (const fixture of fixtures.filter((one) => one.startsAt === best.startsAt)) {
    const endsAt = fixture.startsAt + endOf(matchOffer(fixture, seed).timeline) * 1000
    if (endsAt > last.endsAt) Object.assign(last, { code: fixture.league.code, endsAt })
  }
  return { ...best, last }
}

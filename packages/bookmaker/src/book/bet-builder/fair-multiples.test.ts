import { expect, test } from 'vitest'
import { noMultipleBoosts } from '../../bet-rules/boost-terms.ts'
import { ourDefinitions } from '../../feed/definitions.ts'
import { newEvent, recordMessage } from '../../feed/event-record.ts'
import type { EventMessage } from '../../feed/messages.ts'
import { type Fixture, fixturesOfRound, roundsOf, seasonSpan } from '../../feed/simulator/calendar.ts'
import { describeSimulated } from '../../feed/simulator/describe-event.ts'
import { drawFrom } from '../../feed/simulator/draw.ts'
import type { League } from '../../feed/simulator/league.ts'
import { leagues } from '../../feed/simulator/leagues.ts'
import { matchSnapshot } from '../../feed/simulator/match-messages.ts'
import { matchOffer } from '../../feed/simulator/match-offer.ts'
import { playBy } from '../../feed/simulator/play.ts'
import {
  openRound,
  outrightId,
  outrightOfSeason,
  outrightSnapshot,
  roundBegins,
} from '../../feed/simulator/season/outrights.ts'
import { competitorId } from '../../feed/simulator/season/season.ts'
import { specialSnapshot } from '../../feed/simulator/specials/round-special-messages.ts'
import { specialOfRound } from '../../feed/simulator/specials/round-specials.ts'
import { ratesOf } from '../../feed/simulator/strengths.ts'
import { newMatch } from '../../markets/new-match.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { Sport } from '../../model/sports.ts'
import type { EventUrn } from '../../model/urn.ts'
import { checkRequest } from '../../placing/check-request.ts'
import { type EventNow, readSelection, selectionNow } from '../event-now.ts'
import type { Offer } from '../offer.ts'

/*
 * No accepted double gains on average. What remains of a season is drawn many times, and each double of two selections of the league that the slip's rules accept is paid by what came. Its mean
 * may be above 1 only as far as chance explains.
 */

const long = process.env.TEST_FORM === 'long'
const seed = 'multiples'
const number = 3
const runs = long ? 8_000 : 2_000
const shares = long ? [0.2, 0.5, 0.8, 0.9, 0.97] : [0.7, 0.9]
const tried = long
  ? leagues
  : leagues.filter(({ sport }, place) => leagues.findIndex((one) => one.sport === sport) === place)

const patience = long ? 600_000 : 60_000

/** A selection, and what a stake of 1 on it returns in each of the draws. */
interface Bet {
  readonly id: string
  readonly price: number
  readonly returns: Float32Array
}

test.each(tried)(
  'no accepted double on the season and the matches of $code gains on average',
  (league) => {
    for (const share of shares) {
      if (opensAfter(league, share) === null) continue // towards its end a short season takes no more bets
      const { book, bets } = seasonAt(league, share)
      const doubles = doublesOf(book, bets)
      expect(doubles.accepted, `${league.code} ${share}`).toBeGreaterThan(0)
      expect(doubles.gaining, `${league.code} ${share}`).toEqual([])
    }
    expect(opensAfter(league, shares[0] ?? 0)).not.toBeNull()
  },
  patience,
)

test('the draws do tell a double that gains: some of those that are refused', () => {
  const most = ['sua1', 'fbjp3'].flatMap((code) =>
    [0.7, 0.9].map((share) => {
      const { book, bets } = seasonAt(leagues.find((league) => league.code === code) as League, share)
      return doublesOf(book, bets).mostRefused
    }),
  )
  expect(Math.max(...most)).toBeGreaterThan(1.5)
})

test(
  'no accepted double on a round’s special and its matches gains on average',
  () => {
    const most = (long ? ['fbjp3', 'fben2', 'fbbr2', 'bbjp1', 'bbus1', 'ihas1'] : ['fbjp3', 'bbjp1']).flatMap((code) =>
      // of two rounds one asks for the total, the other for the side with most
      [2, 3].map((round) => {
        const { book, bets } = roundOf(leagues.find((league) => league.code === code) as League, round)
        const doubles = doublesOf(book, bets)
        expect(doubles.accepted).toBeGreaterThan(0)
        expect(doubles.gaining, code).toEqual([])
        return doubles.mostRefused
      }),
    )
    expect(Math.max(...most)).toBeGreaterThan(1.1)
  },
  patience,
)

test('what is no match is accepted with another league, and what nobody describes with nothing', () => {
  const [one, other] = ['fbjp3', 'bkus1'].map((code) =>
    seasonAt(leagues.find((found) => found.code === code) as League, 0.5),
  )
  const winner = one?.bets.find(({ id }) => id.includes('/1110/'))
  const match = other?.bets.find(({ id }) => id.includes(':match:'))
  if (!one || !other || !winner || !match) throw new Error('nothing is offered')
  const both: Offer = { ...one.book, selection: (id) => one.book.selection(id) ?? other.book.selection(id) }
  expect(isAccepted(both, [winner, match])).toBe(true)
  const nameless: Offer = {
    ...both,
    selection: (id) => {
      const found = both.selection(id)
      return found && id === match.id ? { ...found, combines: { combining: 'never', groups: [] } } : found
    },
  }
  expect(isAccepted(nameless, [winner, match])).toBe(false)
})

function doublesOf(book: Offer, bets: readonly Bet[]) {
  const found = { accepted: 0, gaining: [] as string[], mostRefused: 0 }
  for (const [place, one] of bets.entries())
    for (const other of bets.slice(place + 1)) {
      if (readSelection(one.id)?.event === readSelection(other.id)?.event) continue
      const { mean, error } = meanOfProducts(one.returns, other.returns)
      if (!isAccepted(book, [one, other])) found.mostRefused = Math.max(found.mostRefused, mean - 4 * error)
      else {
        found.accepted++
        if (mean > 1 + 4.5 * error) found.gaining.push(`${one.id} + ${other.id} returns ${mean} ± ${error}`)
      }
    }
  return found
}

function meanOfProducts(one: Float32Array, other: Float32Array) {
  let [sum, squares] = [0, 0]
  for (let run = 0; run < one.length; run++) {
    const back = (one[run] as number) * (other[run] as number)
    sum += back
    squares += back * back
  }
  const mean = sum / one.length
  return { mean, error: Math.sqrt(Math.max(0, squares / one.length - mean * mean) / one.length) }
}

function isAccepted(book: Offer, bets: readonly Bet[]): boolean {
  const legs = bets.map(({ id, price }) => ({
    selection: id,
    together: [],
    banker: false,
    eachWay: null,
    asked: { price: price as never, score: null, redCards: null }, // a price of the book
  }))
  const asked = { legs, system: { type: 'double' as const }, eachWay: false, boosts: false, stake: 100, freeBets: null }
  const checked = checkRequest(book, {
    ...asked,
    multipleBoost: 0,
    policy: 'none',
    requestId: 'x',
    playerId: 'x',
  } as never) // who asks is not read
  if (!('refused' in checked)) return true
  expect(checked.refused.code).toBe('RELATED_LEGS')
  return false
}

/** The events that the simulator has told so far, as the book offers their selections. */
function bookOf(events: readonly EventNow[]): Offer {
  const byId = new Map<string, EventNow>(events.map((event) => [event.record.id, event]))
  const kept = new Map<string, ReturnType<typeof selectionNow>>()
  return {
    selection: (id) => {
      const known = kept.get(id)
      if (known !== undefined) return known
      const asked = readSelection(id)
      const event = asked && byId.get(asked.event)
      const found = event ? selectionNow(event, asked) : null
      kept.set(id, found)
      return found
    },
    joint: () => ({ refused: 'NO_JOINT_PRICE', part: null }),
    computeJoint: async () => undefined,
    eachWay: () => null,
    boost: () => null,
    multipleBoosts: () => noMultipleBoosts,
  }
}

function eventOf(id: EventUrn, messages: readonly EventMessage[]): EventNow {
  return {
    record: messages.reduce(recordMessage, newEvent(id)),
    description: describeSimulated(seed)(id),
    sequence: 1,
    context: {
      ...ourDefinitions,
      groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [],
      isUp: () => true,
      time: 0,
    },
  }
}

/** Every selection on offer of these events whose market is among `pays`, with its returns. */
function betsOn(
  events: readonly EventNow[],
  pays: (event: EventNow, key: string, outcome: string) => Float32Array | null,
): Bet[] {
  return events.flatMap((event) =>
    Object.entries(event.record.lines).flatMap(([key, { offers }]) =>
      Object.entries(Object.values(offers)[0]?.outcomes ?? {}).flatMap(([outcome, { price }]): Bet[] => {
        const returns = price === null ? null : pays(event, key, outcome)
        return price === null || returns === null
          ? []
          : [{ id: `${event.record.id}/${key}/${outcome}`, price, returns }]
      }),
    ),
  )
}

/** 1 home, 0 level, −1 away, by market and outcome of what says who won a match in the end; null for others. */
function sideOf(sport: Sport, key: string, outcome: string): number | null {
  if (key === '1' && sport !== 'iceHockey') return { 1: 1, 2: 0, 3: -1 }[outcome] ?? null
  return ['186', '219', '251', '406'].includes(key) ? ({ 4: 1, 5: -1 }[outcome] ?? null) : null
}

const matchesNow = (fixtures: readonly Fixture[], at: number): EventNow[] =>
  fixtures.flatMap((fixture) =>
    fixture.plannedAt === fixture.startsAt ? [eventOf(fixture.id, matchSnapshot(matchOffer(fixture, seed), at))] : [],
  )

/** The first time, after a share of a season, at which bets on it are taken; null: none are any more. */
function opensAfter(league: League, share: number): number | null {
  const span = seasonSpan(league, number)
  const outright = outrightOfSeason(league, number, seed)
  const from = span.from + Math.floor(share * (span.to - span.from))
  for (let at = from; at < span.to; at += 600_000) if (openRound(outright, at) !== null) return at
  return null
}

function seasonAt(league: League, share: number) {
  const outright = outrightOfSeason(league, number, seed)
  const at = opensAfter(league, share) ?? seasonSpan(league, number).from
  const round = openRound(outright, at) ?? 0
  const orders: Uint8Array[] = []
  const results: Int8Array[] = []
  const { open, imagine } = outright.season.imaginedEnds(roundBegins(outright, round) + 1, (order, winners) => {
    orders.push(order.slice())
    results.push(winners.slice())
  })
  imagine(runs)
  const next = [round, round + 1]
    .filter((one) => one < roundsOf(league))
    .flatMap((one) => fixturesOfRound(league, number, one, seed))
  const events = [eventOf(outrightId(league, number), outrightSnapshot(outright, at)), ...matchesNow(next, at)]
  const places = orders.map((order) => Uint8Array.from(order, (_, entrant) => order.indexOf(entrant)))
  const entrantOf = new Map<string, number>(
    league.entrants.map((_, entrant) => [competitorId(league, entrant), entrant]),
  )
  const bets = betsOn(events, ({ record, description }, key, outcome) => {
    const back = (record.lines[key] && priceOf(record, key, outcome)) ?? 0
    if (description?.event.kind === 'match') {
      const side = sideOf(league.sport, key, outcome)
      const match = open.findIndex(({ id }) => id === record.id)
      if (side === null || match === -1) return null
      return Float32Array.from(results, (winners) => (winners[match] === side ? back : 0))
    }
    const entrant = entrantOf.get(outcome) ?? 0
    const [market] = key.split('|')
    const rivals = Object.keys(Object.values(record.lines[key]?.offers ?? {})[0]?.outcomes ?? {})
    const rival = entrantOf.get(rivals.find((id) => id !== outcome) ?? '') ?? 0
    const last = market === '1110' ? 1 : Number(/winners=(\d)/.exec(key)?.[1])
    return Float32Array.from(places, (place) => {
      const own = place[entrant] as number
      const wins = market === '539' ? own < (place[rival] as number) : own < last
      return wins ? back : 0
    })
  })
  return { book: bookOf(events), bets }
}

const priceOf = (record: EventNow['record'], key: string, outcome: string) =>
  (Object.values(record.lines[key]?.offers ?? {})[0]?.outcomes[outcome]?.price ?? 0) / 1000

function roundOf(league: League, round: number) {
  const fixtures = fixturesOfRound(league, number, round, seed)
  const special = specialOfRound(fixtures, seed)
  if (!special) throw new Error('no special')
  const at = special.opensAt + 3_600_000
  const draw = drawFrom('rounds')
  const before = (fixture: Fixture) => ({ ...newMatch(fixture.league.sport), bestOf: fixture.league.bestOf })
  const scope =
    league.sport === 'football' ? 'score' : league.sport === 'baseball' ? 'score+overtime' : 'score+shootout'
  const scores = Array.from({ length: long ? 2_000 : 500 }, () =>
    fixtures.map((fixture) => {
      const { frames } = playBy(ratesOf(fixture, seed), { bestOf: 3, draw })
      return tallyOf(frames.at(-1)?.match ?? before(fixture), scope) ?? { home: 0, away: 0 }
    }),
  )
  const events = [eventOf(special.id, specialSnapshot(special, { at, since: at })), ...matchesNow(fixtures, at)]
  const bets = betsOn(events, ({ record }, key, outcome) => {
    const back = priceOf(record, key, outcome)
    if (record.id === special.id) {
      const found = special.outcomes().find(({ id }) => id === outcome)
      const winners = scores.map((round) => special.outcomes().filter((one) => one.wins(round)).length)
      return Float32Array.from(scores, (round, run) => (found?.wins(round) ? back / (winners[run] ?? 1) : 0))
    }
    const match = fixtures.findIndex(({ id }) => id === record.id)
    const side = sideOf(league.sport, key, outcome)
    if (side === null) return null
    return Float32Array.from(scores, (round) => {
      const { home = 0, away = 0 } = round[match] ?? {}
      return Math.sign(home - away) === side ? back : 0
    })
  })
  return { book: bookOf(events), bets }
}

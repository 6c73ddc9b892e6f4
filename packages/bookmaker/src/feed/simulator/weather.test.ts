import { expect, test } from 'vitest'
import { apply, type Book, emptyBook, viewOf } from '../book.ts'
import { ourDefinitions as definitions } from '../definitions.ts'
import { eventIn } from '../event-map.ts'
import type { Message } from '../messages.ts'
import { stateHash } from '../state-hash.ts'
import { timeRules } from '../time-rules.ts'
import { type Fixture, fixturesBetween, seasonAt } from './calendar.ts'
import type { League } from './league.ts'
import { leagues } from './leagues.ts'
import { matchMessages, matchSnapshot, spanOf } from './match-messages.ts'
import { matchOffer } from './match-offer.ts'
import { season } from './season/season.ts'
import { simulator } from './simulator.ts'

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 23, 3)
const fixtures = fixturesBetween(noon, noon + 60 * 24 * hour, 'seed')
const isPutOff = ({ plannedAt, startsAt }: Fixture) => startsAt > plannedAt
const isFootball = ({ league }: Fixture) => league.sport === 'football'
function first(which: (fixture: Fixture) => boolean): Fixture {
  const found = fixtures.find(which)
  if (!found) throw new Error('no such match in two months')
  return found
}
const tell = (messages: readonly Message[], book: Book = emptyBook(0)): Book =>
  messages.reduce((current, message) => apply(current, message, definitions).book, book)

test('matches are put off and broken off now and then, out of doors only', () => {
  const outdoors = fixtures.filter(({ league }) => ['football', 'baseball', 'rugby'].includes(league.sport))
  const shareOf = (which: (fixture: Fixture) => boolean) => outdoors.filter(which).length / outdoors.length
  const isBrokenOff = ({ brokenOffAfter }: Fixture) => brokenOffAfter !== null
  for (const which of [isPutOff, isBrokenOff]) {
    expect(shareOf(which)).toBeGreaterThan(0.001)
    expect(shareOf(which)).toBeLessThan(0.03)
  }
  expect(fixtures.filter(({ league }) => league.sport === 'sumo').filter(isPutOff)).toEqual([])
})

test.each([20, 68])('a match put off by %i hours stands as postponed, is offered again, and is played', (hours) => {
  const fixture = first((one) => isFootball(one) && one.startsAt - one.plannedAt === hours * hour)
  const offer = matchOffer(fixture, 'seed')
  const { from, to } = spanOf(offer)
  const messages = matchMessages(offer, from - 1, to)
  const heard = (at: number) => {
    const book = tell(messages.filter((message) => message.at <= at))
    return { view: viewOf(book, fixture.id, definitions), book }
  }
  const statusAt = (at: number) => heard(at).view?.status
  const known = fixture.plannedAt - 1.5 * hour
  expect([known - 1, known, fixture.startsAt - hour, fixture.startsAt, to].map(statusAt)).toEqual([
    ...['notStarted', 'postponed', 'notStarted', 'live', 'closed'],
  ])
  for (const at of [known - 1, known + 1, fixture.startsAt - hour, fixture.startsAt + hour / 2]) {
    const [one, other] = [heard(at).view, viewOf(tell(matchSnapshot(offer, at)), fixture.id, definitions)]
    expect(other && stateHash([other])).toBe(one && stateHash([one]))
  }
  const { book } = heard(known + 1)
  const record = eventIn(book.events, fixture.id)
  const windows = record
    ? timeRules(record, known + 60_000).map((message) => 'window' in message && message.window)
    : []
  expect(windows).toEqual(hours > 48 ? [{ from: null, to: known }] : [])
})

test('a match that is broken off decides what it can, gives the rest back, and counts in the table as it stood', () => {
  const fixture = first((one) => isFootball(one) && (one.brokenOffAfter ?? 0) > 0.3)
  const offer = matchOffer(fixture, 'seed')
  const { from, to } = spanOf(offer)
  const messages = matchMessages(offer, from - 1, to)
  const beforeTheEnd = viewOf(tell(messages.filter(({ at }) => at < to)), fixture.id, definitions)
  expect(beforeTheEnd?.status).toBe('abandoned')
  expect(beforeTheEnd?.lines.filter(({ status }) => status === 'active')).toEqual([])
  const view = viewOf(tell(messages), fixture.id, definitions)
  expect(view?.lines.filter(({ status }) => status !== 'settled')).toEqual([])
  const results = new Set(view?.lines.flatMap(({ outcomes }) => outcomes.map(({ result }) => result)))
  expect(results).toContain('void')
  expect(view?.lines.find(({ market }) => market === 1)?.outcomes.map(({ result }) => result)).toEqual(
    ['void', 'void', 'void'], // 1x2
  )
  const played = season(fixture.league, fixture.season, 'seed').resultsAt(to)
  expect(played.find((result) => result.fixture.id === fixture.id)?.score).toEqual(view?.score)
})

test('the whole feed tells of a match that is put off, in whatever pieces it is asked for', () => {
  const fixture = first((one) => isFootball(one) && isPutOff(one))
  const league = leagues.filter(({ code }) => code === fixture.league.code) as [League]
  const from = fixture.plannedAt - 2 * hour
  const about = (messages: readonly Message[]) =>
    messages.filter((message) => 'event' in message && message.event === fixture.id)
  const [whole, pieces] = [simulator('seed', league), simulator('seed', league)]
  const cuts = [from, fixture.plannedAt - hour, fixture.plannedAt + hour, fixture.startsAt + hour / 10]
  const messages = cuts.slice(1).flatMap((until, place) => about(pieces.messagesBetween(cuts[place] ?? 0, until)))
  expect(messages).toEqual(about(whole.messagesBetween(from, fixture.startsAt + hour / 10)))
  expect(messages.flatMap((message) => (message.type === 'oddsChange' ? (message.state?.status ?? []) : []))).toContain(
    'postponed',
  )
  expect(seasonAt(fixture.league, fixture.startsAt)).toBe(fixture.season)
})

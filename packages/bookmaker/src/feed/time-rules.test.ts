import { expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { urn } from '../model/urn.ts'
import { apply, type Book, emptyBook, viewOf } from './book.ts'
import { ourDefinitions as definitions } from './definitions.ts'
import { eventIn } from './event-map.ts'
import { type Message, onlyStatus } from './messages.ts'
import { goneRules, timeRules } from './time-rules.ts'

const event = urn('match', 'rain-1')
const hour = 3_600_000
const start = 100 * hour
const about = (at: number) => ({ producer: 1, event, at, requestId: null })
const outcome = (id: string) => ({ id, price: price(2000), active: true, probability: null })
const line = (market: number, specifiers: string, ids: readonly string[]) => ({
  market,
  specifiers,
  status: 'active' as const,
  favourite: true,
  cashOut: null,
  outcomes: ids.map(outcome),
})
const offered: Message[] = [
  { type: 'fixtureChange', ...about(1), change: 'new', startsAt: start },
  {
    type: 'oddsChange',
    ...about(2),
    state: onlyStatus('notStarted'),
    markets: [line(1, '', ['1', '2', '3']), line(18, 'total=0.5', ['12', '13'])],
  },
]
const status = (at: number, to: Parameters<typeof onlyStatus>[0]): Message => ({
  type: 'oddsChange',
  ...about(at),
  state: onlyStatus(to),
  markets: [],
})
const moved = (at: number, startsAt: number): Message => ({
  type: 'fixtureChange',
  ...about(at),
  change: 'dateTime',
  startsAt,
})

const bookAfter = (messages: readonly Message[]): Book =>
  messages.reduce((book, message) => apply(book, message, definitions).book, emptyBook(0))

/** The messages of the rules at a time, and the event after them. */
function ruled(messages: readonly Message[], now: number) {
  const book = bookAfter([...offered, ...messages])
  const record = eventIn(book.events, event)
  if (!record) throw new Error('no event')
  const ruledMessages = timeRules(record, now)
  const after = ruledMessages.reduce((current, message) => apply(current, message, definitions).book, book)
  const again = eventIn(after.events, event)
  if (ruledMessages.length > 0) expect(again && timeRules(again, now), 'sent once').toEqual([])
  return { ruledMessages, view: viewOf(after, event, definitions) }
}
const statuses = (view: ReturnType<typeof ruled>['view']) => view?.lines.map((one) => one.status)

test('an event that begins in time, or within 48 hours, keeps its bets', () => {
  expect(ruled([], start + 47 * hour).ruledMessages).toEqual([])
  expect(ruled([status(start - hour, 'postponed')], start + 47 * hour).ruledMessages).toEqual([])
  expect(ruled([status(5, 'postponed'), moved(6, start + 48 * hour)], start + hour).ruledMessages).toEqual([])
  expect(ruled([status(start, 'live')], start + 80 * hour).ruledMessages).toEqual([])
})

test('an event that has not begun within 48 hours of its first start is void', () => {
  const { view } = ruled([status(start - hour, 'postponed'), moved(start - hour, start + 40 * hour)], start + 48 * hour)
  expect(statuses(view)).toEqual(['cancelled', 'cancelled'])
  expect(view?.lines[0]?.voidReason).toBe(11)
})

test('of an event that is moved by more than 48 hours, bets accepted before are void, and it goes on', () => {
  const { view } = ruled([status(50, 'postponed'), moved(60, start + 68 * hour), status(70, 'notStarted')], 80)
  expect(view?.lines.map(({ voidWindows }) => voidWindows)).toEqual(
    [1, 2].map(() => [{ from: null, to: 60, voidReason: 11 }]),
  )
  const late = ruled([moved(60, start + 68 * hour)], start + 68 * hour + 48 * hour)
  expect(statuses(late.view)).toEqual(['cancelled', 'cancelled'])
})

test('of an abandoned event what is decided stands and the rest is void, once the feed had an hour to say so', () => {
  const goal: Message = {
    type: 'betSettlement',
    ...about(start + 5),
    certainty: 1,
    markets: [
      {
        market: 18,
        specifiers: 'total=0.5',
        voidReason: null,
        outcomes: [
          { id: '12', result: 'won', deadHeat: null },
          { id: '13', result: 'lost', deadHeat: null },
        ],
      },
    ],
  }
  const story = [status(start, 'live'), goal, status(start + hour, 'abandoned')]
  expect(ruled(story, start + 2 * hour - 1).ruledMessages).toEqual([])
  const { view } = ruled(story, start + 2 * hour)
  const results = view?.lines.map(({ outcomes }) => outcomes.map(({ result }) => result))
  expect(results).toEqual([
    ['void', 'void', 'void'],
    ['won', 'lost'],
  ])
  const waiting = [status(start, 'live'), status(start + hour, 'interrupted')]
  expect(ruled(waiting, start + 47 * hour).ruledMessages).toEqual([])
  expect(statuses(ruled(waiting, start + 48 * hour).view)).toEqual(['settled', 'settled'])
})

test('of a cancelled event every bet is void', () => {
  const { view } = ruled([status(start, 'cancelled')], start + hour)
  expect(statuses(view)).toEqual(['cancelled', 'cancelled'])
  expect(view?.lines[0]?.voidReason).toBe(5)
})

test.each([
  ['notStarted', 'cancelled', ['cancelled', 'cancelled']],
  ['postponed', 'cancelled', ['cancelled', 'cancelled']],
  ['live', 'abandoned', ['settled', 'settled']],
] as const)('an event that is gone from its feed while %s is %s, and its bets are given back', (from, to, lines) => {
  const book = bookAfter([...offered, status(start, from)])
  const record = eventIn(book.events, event)
  if (!record) throw new Error('no event')
  const messages = goneRules(record, start + hour)
  const after = messages.reduce((current, message) => apply(current, message, definitions).book, book)
  const view = viewOf(after, event, definitions)
  expect([view?.status, statuses(view)]).toEqual([to, lines])
  const results = view?.lines.flatMap(({ outcomes }) => outcomes.map(({ result }) => result)) ?? []
  if (from === 'live') expect(new Set(results)).toEqual(new Set(['void']))
  const again = eventIn(after.events, event)
  expect(again && goneRules(again, start + 2 * hour)).toEqual([])
})

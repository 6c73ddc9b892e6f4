import { runsOf } from '@andon/tests/long-form'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMoveEvent } from '../model/event-status.ts'
import { canMoveMarket } from '../model/market-status.ts'
import { advance, apply, type Book, emptyBook, viewOf, viewsOf } from './book.ts'
import { type Change, causeOf } from './changes.ts'
import { ourDefinitions as definitions } from './definitions.ts'
import { anyEventMessage } from './message.fixture.ts'
import { type Message, onlyStatus } from './messages.ts'
import { stateHash } from './state-hash.ts'

const event = 'andon:match:log-1'

/** A book whose two producers are up. */
const up = [1, 3].reduce((book, producer) => {
  const alive = apply(book, { type: 'alive', producer, at: 0, subscribed: true }, definitions).book
  const requestId = alive.lastRequestId
  return apply(alive, { type: 'snapshotComplete', producer, at: 0, requestId }, definitions).book
}, emptyBook(0))

function tell(book: Book, messages: readonly Message[]): Book {
  return messages.reduce((current, message) => apply(current, message, definitions).book, book)
}
const hashOf = (book: Book) => stateHash(viewsOf(book, definitions))

/** Any messages, whatever they claim: of few times, so that many are of one, and some numbered within it. */
const story = fc.array(
  fc
    .tuple(anyEventMessage, fc.integer({ min: 1_000, max: 1_006 }), fc.option(fc.integer({ min: 1, max: 3 })))
    .map(([message, at, seq]) => ({ ...message, at, ...(seq !== null && { seq }) })),
  { minLength: 1, maxLength: 25 },
)

test('messages in any order, and any of them twice, lead to the same state', () => {
  fc.assert(
    fc.property(
      story.chain((messages) =>
        fc.tuple(
          fc.constant(messages),
          fc.shuffledSubarray([...messages, ...messages], { minLength: messages.length * 2 }),
        ),
      ),
      ([messages, shuffled]) => {
        expect(hashOf(tell(up, shuffled))).toBe(hashOf(tell(up, messages)))
      },
    ),
    { numRuns: runsOf({ short: 300, long: 10_000 }) },
  )
})

test('events and markets make only legal moves, and changes say the same as the views', () => {
  fc.assert(
    fc.property(fc.array(anyEventMessage, { maxLength: 25 }), (messages) => {
      let book = up
      for (const message of messages) {
        const before = viewOf(book, message.event, definitions)
        const applied = apply(book, message, definitions)
        book = applied.book
        for (const change of applied.changes) {
          if (change.kind === 'event' && change.from) expect(canMoveEvent(change.from, change.to)).toBe(true)
          const cause = causeOf[message.type]
          if (change.kind === 'market' && change.from && cause)
            expect(
              canMoveMarket(change.from, change.to, cause),
              `${change.from} → ${change.to} by ${message.type}`,
            ).toBe(true)
        }
        const isSame = JSON.stringify(before) === JSON.stringify(viewOf(book, message.event, definitions))
        if (applied.changes.length === 0 && before)
          expect(stateHash([viewOf(book, message.event, definitions)].filter((view) => view !== null))).toBe(
            stateHash([before]),
          )
        if (isSame) expect(applied.changes).toEqual([])
      }
    }),
    { numRuns: runsOf({ short: 100, long: 10_000 }) },
  )
})

const offer = (
  at: number,
  home: number,
  over: { producer?: number; status?: 'active' | 'suspended' | 'handedOver' } = {},
): Message => ({
  type: 'oddsChange',
  producer: over.producer ?? 1,
  event,
  at,
  requestId: null,
  state: null,
  markets: [
    {
      market: 1,
      specifiers: '',
      status: over.status ?? 'active',
      favourite: false,
      cashOut: 'available',
      outcomes: ['1', '2', '3'].map((id) => ({ id, price: home as never, active: true, probability: null })),
    },
  ],
})
const kinds = (changes: readonly Change[]) =>
  changes.map((change) => (change.kind === 'market' ? `${change.from} → ${change.to}` : change.kind))

test('what closes is announced before prices, what opens after them', () => {
  const first = tell(up, [offer(10, 2000)])
  const closing = apply(
    first,
    { ...offer(20, 1500), markets: [], state: onlyStatus('suspended') } as Message,
    definitions,
  )
  expect(kinds(closing.changes)).toEqual(['active → suspended', 'event'])
  const opening = apply(closing.book, { ...offer(30, 1500), state: onlyStatus('live') } as Message, definitions)
  expect(kinds(opening.changes)).toEqual(['event', 'prices', 'suspended → active'])
})

test('a market handed over is suspended until the next producer sends it, and then the next one’s', () => {
  const handed = tell(up, [offer(10, 2000, { producer: 3 }), offer(20, 2000, { producer: 3, status: 'handedOver' })])
  expect(viewOf(handed, event, definitions)?.lines[0]?.status).toBe('handedOver')
  const taken = tell(handed, [offer(15, 1900, { producer: 1 })])
  expect(viewOf(taken, event, definitions)?.lines[0]).toMatchObject({
    status: 'active',
    outcomes: [{ price: 1900 }, {}, {}],
  })
})

test('a stop of a group that no definition knows stops every market of the event', () => {
  const stop = (groups: string[]): Message => ({
    type: 'betStop',
    producer: 1,
    event,
    at: 20,
    requestId: null,
    groups,
    status: 'suspended',
  })
  const status = (groups: string[]) =>
    viewOf(tell(up, [offer(10, 2000), stop(groups)]), event, definitions)?.lines[0]?.status
  expect([status(['corners']), status(['regular_play']), status(['unheard_of'])]).toEqual([
    'active',
    'suspended',
    'suspended',
  ])
})

test('a producer takes bets only after the recovery that it was asked for', () => {
  const alive = (at: number, subscribed = true): Message => ({ type: 'alive', producer: 1, at, subscribed })
  const status = (book: Book) => viewOf(book, event, definitions)?.lines[0]?.status
  let book = tell(emptyBook(0), [offer(5, 2000)])
  expect(status(book)).toBe('suspended')
  const first = apply(book, alive(10), definitions)
  expect(first.changes).toContainEqual({ kind: 'recoveryWanted', producer: 1, after: null, requestId: 1 })
  book = tell(first.book, [{ type: 'snapshotComplete', producer: 1, at: 20, requestId: 7 }])
  expect(status(book)).toBe('suspended') // another request's answer
  book = tell(book, [{ type: 'snapshotComplete', producer: 1, at: 20, requestId: 1 }, alive(10_000)])
  expect(status(book)).toBe('active')
  book = advance(book, 19_999, definitions).book
  expect(status(book)).toBe('active')
  const silent = advance(book, 20_000, definitions)
  expect(kinds(silent.changes)).toEqual(['producer', 'active → suspended'])
  const again = apply(silent.book, alive(21_000), definitions)
  // its clock was ahead of ours, by which its last sign of life was heard at 0
  expect(again.changes).toContainEqual({ kind: 'recoveryWanted', producer: 1, after: 0, requestId: 2 })
  expect(apply(again.book, alive(22_000), definitions).changes).toEqual([]) // asked already
  const late = advance(tell(again.book, [alive(30_000)]), 20_000 + 1_200_000, definitions)
  expect(late.changes).toContainEqual({ kind: 'producer', producer: 1, from: 'recovering', to: 'silent' })
  const unsubscribed = apply(tell(up, []), alive(5, false), definitions)
  expect(unsubscribed.changes).toContainEqual({ kind: 'producer', producer: 1, from: 'up', to: 'recovering' })
})

test('a producer whose clock runs ahead is asked for what came after we heard it, not for what is to come', () => {
  const signOfLife = (book: Book, now: number, at: number) =>
    apply(advance(book, now, definitions).book, { type: 'alive', producer: 1, at, subscribed: true }, definitions)
  const ahead = signOfLife(up, 10_000, 10_000 + 3_600_000).book
  const back = signOfLife(ahead, 35_000, 35_000)
  expect(back.changes).toContainEqual({ kind: 'recoveryWanted', producer: 1, after: 10_000, requestId: 3 })
})

test('after a restart a producer is asked for what came after its last sign of life', () => {
  const restarted = apply(
    emptyBook(90_000, { recoverFrom: { 1: 61_000 }, events: [] }),
    { type: 'alive', producer: 1, at: 90_000, subscribed: true },
    definitions,
  )
  expect(restarted.changes).toContainEqual({ kind: 'recoveryWanted', producer: 1, after: 61_000, requestId: 1 })
})

test('a recovery without an end is asked for again, under a new number', () => {
  let book = apply(emptyBook(0), { type: 'alive', producer: 1, at: 0, subscribed: true }, definitions).book
  const requested: Change[] = []
  for (let now = 10_000; now <= 1_200_000; now += 10_000) {
    const waited = advance(book, now, definitions)
    requested.push(...waited.changes)
    book = tell(waited.book, [{ type: 'alive', producer: 1, at: now, subscribed: true }])
  }
  expect(requested).toEqual([{ kind: 'recoveryWanted', producer: 1, after: null, requestId: 2 }])
})

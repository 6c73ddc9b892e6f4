import { createHash } from 'node:crypto'
import type { Position, ServerFrame } from '@andon/contract/realtime'
import { createLog } from '@andon/platform/log'
import { createHub } from '@andon/platform/realtime'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { apply, type Book, emptyBook, feedContext } from '../feed/book.ts'
import { ourDefinitions as definitions } from '../feed/definitions.ts'
import { eventIn } from '../feed/event-map.ts'
import { anyEventMessage } from '../feed/message.fixture.ts'
import type { EventUrn } from '../model/urn.ts'
import { type EventOffer, type EventOfferChange, offerAfter } from '../sports-api/offer.ts'
import { eventTopic } from '../sports-api/topics.ts'
import { changesByEvent } from './event-changes.ts'
import type { EventNow } from './event-now.ts'
import { described } from './scripted-book.fixture.ts'
import { offerChanges, shownOffer } from './shown.ts'

const eventId = 'andon:match:log-1'
const path = `event/${eventId}`
const visitor = { party: null, place: { site: 'BEE', countryCode: 'JP' } }
const hash = (offer: EventOffer | null) => createHash('sha256').update(JSON.stringify(offer)).digest('hex')

/** A book that a test tells messages of which a hub tells pages. */
function openBook() {
  let book: Book = emptyBook(0)
  const sequences = new Map<string, number>()
  const now = (id: EventUrn): EventNow | null => {
    const record = eventIn(book.events, id)
    const sequence = sequences.get(id) ?? 0
    return record ? { record, description: described(id), sequence, context: feedContext(book, definitions) } : null
  }
  const shown = () => {
    const event = now(eventId)
    return event && shownOffer(event)
  }
  const hub = createHub({
    topics: [{ topic: eventTopic, image: async () => shown() ?? undefined }],
    log: createLog({ level: 'silent' }),
  })
  const tell = (message: Parameters<typeof apply>[1]) => {
    const applied = apply(book, message, definitions)
    book = applied.book
    for (const [id, changes] of changesByEvent(applied.changes)) {
      sequences.set(id, (sequences.get(id) ?? 0) + 1)
      const event = now(id)
      if (!event) continue
      for (const change of offerChanges({ event, changes }))
        hub.publish(eventTopic, { params: { eventId: id } }, change)
    }
  }
  for (const producer of [1, 3]) {
    tell({ type: 'alive', producer, at: 0, subscribed: true })
    tell({ type: 'snapshotComplete', producer, at: 0, requestId: book.lastRequestId })
  }
  return { hub, send: tell, shown }
}

/** Opens a page that shows the event, over its connections. */
function openPage(hub: ReturnType<typeof openBook>['hub']) {
  let shown: EventOffer | null = null
  let position: Position | undefined
  const stops: number[] = []
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    bufferedAmount: 0,
    close: () => {},
    terminate: () => {},
    send: (data: unknown) => {
      const frame = JSON.parse(String(data)) as ServerFrame // of the hub under test
      if ('seq' in frame) position = { token: 'token' in frame ? frame.token : (position?.token ?? ''), seq: frame.seq }
      if (frame.type === 'image') shown = frame.data as EventOffer // of the topic
      if (frame.type !== 'messages') return
      for (const change of frame.data as EventOfferChange[]) {
        if (change.key === '!') stops.push(change.sequence)
        if (shown) shown = offerAfter(shown, change)
      }
    },
  }
  let connection = hub.open(socket, visitor)
  hub.subscribe(connection, path)
  return {
    shown: () => shown,
    stops,
    away: () => hub.close(connection),
    back: () => {
      connection = hub.open(socket, visitor)
      hub.subscribe(connection, path, position)
    },
    stall: () => {
      socket.bufferedAmount = 100_000
    },
    readOn: () => {
      socket.bufferedAmount = 0
    },
  }
}

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: anyEventMessage },
    { weight: 1, arbitrary: fc.constantFrom('away' as const, 'stall' as const, 'readOn' as const) },
    { weight: 2, arbitrary: fc.nat({ max: 600 }) },
  ),
  { maxLength: 60 },
)

test('a page that was away or slow shows what a new one is shown, to the last byte, and has missed nothing that closed', async () => {
  vi.useFakeTimers()
  try {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const { hub, send: tell, shown } = openBook()
        tell({ type: 'fixtureChange', producer: 1, event: eventId, at: 1, requestId: null, change: 'new', startsAt: 5 })
        const [page, witness] = [openPage(hub), openPage(hub)]
        await vi.advanceTimersByTimeAsync(0)
        let isAway = false
        for (const step of history) {
          if (typeof step === 'number') await vi.advanceTimersByTimeAsync(step)
          else if (typeof step === 'object') tell(step)
          else if (step !== 'away') page[step]()
          else {
            if (isAway) page.back()
            else page.away()
            isAway = !isAway
          }
        }
        if (isAway) page.back()
        page.readOn()
        await vi.advanceTimersByTimeAsync(1_000)
        expect(hash(page.shown())).toBe(hash(shown()))
        expect(hash(witness.shown())).toBe(hash(shown()))
        expect(page.stops).toEqual(witness.stops)
        hub.closeAll()
      }),
      { numRuns: 300 },
    )
  } finally {
    vi.useRealTimers()
  }
})

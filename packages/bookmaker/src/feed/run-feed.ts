import type { FeedAdapter } from './adapter.ts'
import {
  type Applied,
  advance,
  apply,
  type Book,
  type Definitions,
  emptyBook,
  forgetEvents,
  loseProducers,
  type Remembered,
} from './book.ts'
import type { Change } from './changes.ts'
import { eventIn, eventsIn } from './event-map.ts'
import { lostResults } from './lost-results.ts'
import type { Message } from './messages.ts'
import { feedTime, type Recovery } from './producers.ts'
import { goneRules, timeRules } from './time-rules.ts'
import { stopFor, type UnreadableMessage } from './unreadable.ts'

interface Running {
  readonly adapter: FeedAdapter
  readonly definitions: Definitions
  readonly now: () => number
  /** State stored before a restart. */
  readonly remembered: Remembered
  /** How long an event is kept after it is over: as long as its producer may come back to it. */
  readonly forgetAfterMs: number
  /** After each message and each second in which something changed. */
  readonly onChanges: (changes: readonly Change[], book: Book) => void
  /** Receives failures that were dealt with: an unreadable message, a refused recovery. */
  readonly onTrouble: (trouble: Error) => void
}

/** The least time between two recovery requests for one producer. */
const recoverySpacingMs = 30_000

const forgetEveryMs = 600_000
const timeRulesEveryMs = 30_000

/**
 * Keeps a book from a feed: applies what arrives, notices silence, asks for recoveries. `tick` is called about every second; between two requests for a producer
 * there are 30 seconds. What becomes of bets on events that are not played is said by the rules of time where the feed does not say it. What cannot be read stops its event, or the markets
 * that it names, until their next prices; where it may have said what becomes of bets the feed is asked for it again.
 */
export function runFeed({ adapter, definitions, now, remembered, forgetAfterMs, onChanges, onTrouble }: Running) {
  let book = emptyBook(now(), remembered)
  let forgotAt = now()
  let timeRulesAt = Number.NEGATIVE_INFINITY
  const wanted = new Map<number, Recovery>()
  const requestedAt = new Map<number, number>()

  const { recoverEvent } = adapter
  const lost = recoverEvent && lostResults({ recover: (of) => recoverEvent.call(adapter, of), now, onTrouble })

  function accept({ book: next, changes }: Applied): void {
    book = next
    for (const change of changes) if (change.kind === 'recoveryWanted') wanted.set(change.producer, change)
    if (changes.length > 0) onChanges(changes, book)
    requestRecoveries()
  }

  function requestRecoveries(): void {
    for (const [producer, { after, requestId }] of wanted) {
      if (now() - (requestedAt.get(producer) ?? Number.NEGATIVE_INFINITY) < recoverySpacingMs) continue
      requestedAt.set(producer, now())
      wanted.delete(producer)
      adapter.recover({ producer, after, requestId }).catch((error: Error) => {
        if (!wanted.has(producer)) wanted.set(producer, { after, requestId })
        onTrouble(error)
      })
    }
  }

  function receive(message: Message): void {
    accept(advance(book, now(), definitions))
    accept(apply(book, message, definitions))
  }

  /** While every producer is up: of one that is silent, what it has said is not known. */
  function applyTimeRules(): void {
    const producers = Object.values(book.producers)
    if (producers.length === 0 || producers.some(({ state }) => state !== 'up')) return
    timeRulesAt = now()
    const time = feedTime(book.producers, now())
    const messages = [...eventsIn(book.events)].flatMap((record) =>
      adapter.isGone?.(record.id) ? goneRules(record, time) : timeRules(record, time),
    )
    for (const message of messages) accept(apply(book, message, definitions))
  }

  /** Markets without a definition are ignored. */
  function receiveUnreadable(error: UnreadableMessage): void {
    onTrouble(error)
    const { event, producer, lines, decidesBets } = error
    if (event === null || lines?.every(({ market }) => definitions.groupsOf(market) === null)) return
    const stop = stopFor(error, { now: now(), record: eventIn(book.events, event) ?? null })
    if (stop) receive(stop)
    if (decidesBets) lost?.want(event, producer)
  }

  return {
    book: () => book,
    tick(): void {
      accept(advance(book, now(), definitions))
      lost?.tick()
      if (now() - timeRulesAt >= timeRulesEveryMs) applyTimeRules()
      if (now() - forgotAt < forgetEveryMs) return
      forgotAt = now()
      book = forgetEvents(book, now() - forgetAfterMs)
    },
    start: () =>
      adapter.start({
        message: receive,
        unreadable: receiveUnreadable,
        lost: () => accept(loseProducers(book, definitions)),
      }),
    stop: () => adapter.stop(),
  }
}

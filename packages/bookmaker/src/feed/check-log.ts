import { advance, apply, type Book, type Definitions, emptyBook, viewsOf } from './book.ts'
import { eventIn } from './event-map.ts'
import { messagesOf } from './file-adapter.ts'
import type { FeedLog, LogLine, NumberedLine } from './log-file.ts'
import type { Message } from './messages.ts'
import { stateHash } from './state-hash.ts'
import { marketMap } from './trade360/market-map.ts'
import { trade360Writer } from './trade360/write-trade360.ts'
import { stopFor, UnreadableMessage } from './unreadable.ts'
import { writeUof } from './uof/write-uof.ts'

export interface Checked {
  readonly adapter: 'file' | 'uof' | 'trade360'
  readonly hash: string
  readonly book: Book
  /** Messages that this vendor has no words for: an operator does these by hand, and so does the check. */
  readonly byHand: readonly string[]
  /** Lines that could not be read in whole: as in the running book, the event or the markets that one names were suspended until their next prices. */
  readonly unreadable: readonly { readonly number: number; readonly why: string }[]
}

/**
 * Tells a recorded story to a book, once for each adapter: a log of our messages is written in each vendor's shape and read back; a log of a vendor's messages
 * goes through that vendor's adapter only. A message that cannot be read is treated as the running book treats it, and named.
 */
export function checkLog(log: FeedLog, definitions: Definitions): Checked[] {
  const has = (kind: 'message' | 'uof' | 'trade360') => log.lines.some((line) => kind in line)
  if (has('uof')) return [play('uof', log, definitions)]
  if (has('trade360')) return [play('trade360', log, definitions)]
  return (['file', 'uof', 'trade360'] as const).map((adapter) => play(adapter, log, definitions))
}

function play(adapter: Checked['adapter'], { code, lines }: FeedLog, definitions: Definitions): Checked {
  const write = trade360Writer({ code, markets: marketMap, groupsOf: definitions.groupsOf })
  const byHand: string[] = []
  const unreadable: { number: number; why: string }[] = []

  /** A line as the adapter sees it: as it is, or written in the vendor's shape first. */
  function arriving(line: LogLine): LogLine[] {
    if (!('message' in line) || adapter === 'file') return [line]
    const { at, message } = line
    if (adapter === 'uof') return [{ at, uof: writeUof(message, code) }]
    const deliveries = write(message)
    if (deliveries) return deliveries.map((delivery) => JSON.parse(JSON.stringify({ at, trade360: delivery })))
    byHand.push(message.type)
    return [line]
  }

  function readable(line: NumberedLine): Message[] {
    const stops: Message[] = []
    const unread = (error: UnreadableMessage) => {
      unreadable.push({ number: line.number, why: error.message.replaceAll(/\s+/g, ' ') })
      const record = error.event && eventIn(book.events, error.event)
      const stop = stopFor(error, { now: line.at, record: record ?? null })
      if (stop) stops.push(stop)
    }
    try {
      return [...arriving(line).flatMap((one) => messagesOf(one, code, unread)), ...stops]
    } catch (error) {
      if (!(error instanceof UnreadableMessage)) throw error
      unread(error)
      return stops
    }
  }

  let book = emptyBook(lines[0]?.at ?? 0)
  for (const line of lines) {
    book = advance(book, line.at, definitions).book
    for (const message of readable(line)) book = apply(book, message, definitions).book
  }
  return { adapter, hash: stateHash(viewsOf(book, definitions)), book, byHand, unreadable }
}

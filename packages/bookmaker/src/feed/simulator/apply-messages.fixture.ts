import { apply, type Book, emptyBook } from '../book.ts'
import { ourDefinitions as definitions } from '../definitions.ts'
import type { Message } from '../messages.ts'

/** A book whose producers are up and have told everything: nothing so far. */
export const up = [1, 3].reduce((book, producer) => {
  const alive = apply(book, { type: 'alive', producer, at: 0, subscribed: true }, definitions).book
  return apply(alive, { type: 'snapshotComplete', producer, at: 0, requestId: alive.lastRequestId }, definitions).book
}, emptyBook(0))

/** The book after these messages. */
export const applyMessages = (book: Book, messages: readonly Message[]): Book =>
  messages.reduce((current, message) => apply(current, message, definitions).book, book)

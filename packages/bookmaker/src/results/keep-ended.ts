import type { Tx } from '@andon/platform/sql'
import type { EventNow } from '../book/event-now.ts'
import type { RunningBook } from '../book/run-book.ts'
import { isEventOver } from '../model/event-status.ts'
import { type EndedEvent, removeEnded, storeEnded } from './store.ts'

/** Events of one turn: a match has hundreds of markets to write down, and the others follow with the next turns. */
const mostAtOnce = 1

interface KeepOptions {
  readonly book: Pick<RunningBook, 'events' | 'writeAsLeader'>
  /** The event as players see it; null for one that they do not. */
  readonly show: (event: EventNow) => EndedEvent | null
}

/**
 * Stores how the events of the book ended, for as long as they are in it: a result that is corrected is stored again, and an event that goes on after all is taken
 * back. A new leader stores all of them once more, so that nothing is missing after a crash. Returns one turn, for the leader.
 */
export function keepEnded({ book, show }: KeepOptions): () => Promise<void> {
  /** The number of the last message about each stored event; 0 for one that has not ended. */
  const stored = new Map<string, number>()

  function unstored() {
    const ended: { readonly id: string; readonly sequence: number; readonly shown: EndedEvent }[] = []
    const resumed: string[] = []
    const inBook = new Set<string>()
    for (const event of book.events()) {
      const { id, status } = event.record
      inBook.add(id)
      if (!isEventOver(status.value)) {
        if (stored.get(id) !== 0) resumed.push(id)
      } else if (stored.get(id) !== event.sequence && ended.length < mostAtOnce) {
        const shown = show(event)
        if (shown) ended.push({ id, sequence: event.sequence, shown })
      }
    }
    for (const id of stored.keys()) if (!inBook.has(id)) stored.delete(id)
    return { ended, resumed }
  }

  return async () => {
    const { ended, resumed } = unstored()
    if (ended.length === 0 && resumed.length === 0) return
    await book.writeAsLeader(async (tx: Tx) => {
      if (resumed.length > 0) await removeEnded(tx, resumed)
      if (ended.length > 0)
        await storeEnded(
          tx,
          ended.map(({ shown }) => shown),
        )
    })
    for (const id of resumed) stored.set(id, 0)
    for (const { id, sequence } of ended) stored.set(id, sequence)
  }
}

import { viewEvent } from '../feed/event-view.ts'
import { lineKey } from '../feed/messages.ts'
import { isEventOver } from '../model/event-status.ts'
import type { SelectionId } from '../model/selection.ts'
import { type EventNow, selectionId } from './event-now.ts'
import type { RunningBook } from './run-book.ts'

/** Reports the last prices of each match before its start, as soon as it has started. A match that this server did not see before its start has none. Returns how to end it. */
export function followClosingPrices(
  book: Pick<RunningBook, 'onChanges'>,
  closed: (event: string, prices: ReadonlyMap<SelectionId, number>) => void,
): () => void {
  /** Prices as they were last. An event is never changed, so this holds what the book holds. */
  const before = new Map<string, EventNow>()
  return book.onChanges(({ event }) => {
    const { id, status } = event.record
    const isBefore = ['notStarted', 'delayed', 'postponed'].includes(status.value)
    const last = before.get(id)
    if (isBefore) before.set(id, event)
    else before.delete(id)
    if (!last || isBefore || isEventOver(status.value)) return
    const prices = pricesOf(last)
    if (prices.size > 0) closed(id, prices)
  })
}

function pricesOf({ record, context }: EventNow): Map<SelectionId, number> {
  const lines = viewEvent(record, context).lines
  return new Map(
    lines.flatMap((line) =>
      line.outcomes.flatMap(({ id, price }) =>
        price === null ? [] : [[selectionId(record.id, lineKey(line), id), price] as const],
      ),
    ),
  )
}

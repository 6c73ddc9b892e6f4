import { Refusal } from '@andon/contract'
import { type EventNow, readSelection, selectionNow } from '../book/event-now.ts'
import type { PriceHistory } from '../book/price-history.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { type BookToRead, isShown } from './read-events.ts'

/** How the prices of selections moved since this server started, each with its price of now at the end. Throws NOT_FOUND where one is unknown. */
export function showPrices(
  {
    book,
    prices,
    clock,
  }: { readonly book: BookToRead; readonly prices: PriceHistory; readonly clock: { now(): Temporal.Instant } },
  { selections }: SportsRequest<'showPrices'>,
): SportsReply<'showPrices'> {
  const at = clock.now().epochMilliseconds
  return {
    success: true,
    selections: selections.map((selection) => {
      const parsed = readSelection(selection)
      const event = parsed && book.event(parsed.event as EventNow['record']['id']) // of another text there is none
      const now = event && isShown(event) ? selectionNow(event, parsed) : null
      if (!now) throw new Refusal('NOT_FOUND')
      const points = [...prices.of(selection), ...(now.price === null ? [] : [{ at, price: now.price as number }])]
      return { selection, points: points.map((point) => ({ at: instantOf(point.at), price: point.price })) }
    }),
  }
}

const instantOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()

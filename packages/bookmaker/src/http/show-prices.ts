import { Refusal } from '@andon/contract'
import { type EventNow, lineOf, readSelection, selectionId, selectionNow } from '../book/event-now.ts'
import type { PriceHistory } from '../book/price-history.ts'
import type { OutcomeView } from '../feed/event-view.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { mostChartedOutcomes } from '../sports-api/fields.ts'
import { type BookToRead, isShown, startOf } from './read-events.ts'

interface Known {
  readonly book: BookToRead
  readonly prices: PriceHistory
  readonly clock: { now(): Temporal.Instant }
}

/** How the prices of selections moved since this server started, each with its price of now at the end. Throws NOT_FOUND where one is unknown. */
export function showPrices(
  { book, prices, clock }: Known,
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

/**
 * How the prices of all outcomes of a line moved since this server started, each with its price of now at the end, and when the line took no bets. Of a line of more than ten
 * outcomes those that are asked for, else those of the lowest prices. Throws NOT_FOUND with the field that names what is unknown: `event`, `line` or `outcomes`.
 */
export function showMarketPrices(
  { book, prices, clock }: Known,
  { event: id, line: key, outcomes: wanted }: SportsRequest<'showMarketPrices'>,
): SportsReply<'showMarketPrices'> {
  const event = book.event(id as EventNow['record']['id']) // of another text there is none
  if (!event || !isShown(event)) throw new Refusal('NOT_FOUND', { field: 'event' })
  const line = lineOf(event, key)
  if (!line) throw new Refusal('NOT_FOUND', { field: 'line' })
  const known = line.outcomes.map((outcome) => outcome.id)
  if (wanted?.some((outcome) => !known.includes(outcome))) throw new Refusal('NOT_FOUND', { field: 'outcomes' })
  const at = clock.now().epochMilliseconds
  const charted = wanted ?? lowestOf(line.outcomes)
  return {
    success: true,
    startsAt: instantOf(prices.startOf(id) ?? startOf(event)),
    outcomes: line.outcomes
      .filter((outcome) => charted.includes(outcome.id))
      .map((outcome) => {
        const selection = selectionId(id, key, outcome.id)
        const now = outcome.isOffered && outcome.price !== null ? [{ at, price: outcome.price as number }] : []
        const points = [...prices.of(selection), ...now]
        return { selection, points: points.map((point) => ({ at: instantOf(point.at), price: point.price })) }
      }),
    stops: prices
      .stopsOf(id, key)
      .map(({ from, to }) => ({ from: instantOf(from), to: to === null ? null : instantOf(to) })),
  }
}

/** The ids of the outcomes of the lowest prices; those without a price come last. */
const lowestOf = (outcomes: readonly OutcomeView[]): string[] =>
  outcomes
    .toSorted((one, other) => (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY))
    .slice(0, mostChartedOutcomes)
    .map(({ id }) => id)

const instantOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()

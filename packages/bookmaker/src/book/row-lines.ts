import type { EventRecord, LineRecord, Offer } from '../feed/event-record.ts'
import { type LineView, viewLine } from '../feed/event-view.ts'
import { isLater } from '../feed/newest.ts'
import type { EventNow } from './event-now.ts'
import { compareSpecifiers } from './line-order.ts'

/** The markets with a line that stand in a row of a list beside who wins, the one that is bet on most in its sport first. */
const rowMarkets = {
  handicap: [16, 410, 223, 256, 187, 237, 188, 327],
  total: [18, 412, 225, 258, 189, 238, 314, 328, 90001],
} as const satisfies Record<string, readonly number[]>

export type RowGroup = keyof typeof rowMarkets
export type RowLines<Of> = Readonly<Record<RowGroup, Of | null>>

const all: ReadonlySet<number> = new Set(Object.values(rowMarkets).flat())

/** True if a row of a list may show a line of this market. */
export const isRowMarket = (market: number): boolean => all.has(market)

/** The main handicap and the main total of a match as `shownAs` has them; null where it has none. Of another event both are null. */
export function rowLines<Of>(event: EventNow, shownAs: (line: LineView) => Of): RowLines<Of> {
  if (event.description?.event.kind !== 'match') return { handicap: null, total: null }
  const inOrder = linesInOrder(event.record)
  const chosen = (group: RowGroup) => {
    const line = chooseLine(event, inOrder[group])
    return line && shownAs(line)
  }
  return { handicap: chosen('handicap'), total: chosen('total') }
}

/** The first line that takes bets, else the first that is suspended. */
function chooseLine({ record, context }: EventNow, lines: readonly LineRecord[]): LineView | null {
  let suspended: LineView | null = null
  for (const line of lines) {
    const view = viewLine(record, line, context)
    if (view.status === 'active') return view
    if (view.status === 'suspended') suspended ??= view
  }
  return suspended
}

/** By record, since lists of events ask for the same ones again and again. */
const sorted = new WeakMap<EventRecord, Record<RowGroup, readonly LineRecord[]>>()

/** By market, then the line that the feed marks, then by how near its prices are to each other. Only one is viewed unless it is closed: a view takes longer than this order. */
function linesInOrder(record: EventRecord): Record<RowGroup, readonly LineRecord[]> {
  const known = sorted.get(record)
  if (known) return known
  const lines = Object.values(record.lines).filter(({ market }) => all.has(market))
  const inOrder = (markets: readonly number[]) =>
    lines
      .filter(({ market }) => markets.includes(market))
      .map((line) => ({ line, place: markets.indexOf(line.market), spread: spreadOf(line) }))
      .sort(
        (one, other) =>
          one.place - other.place ||
          one.spread - other.spread ||
          compareSpecifiers(one.line.specifiers, other.line.specifiers),
      )
      .map(({ line }) => line)
  const made = { handicap: inOrder(rowMarkets.handicap), total: inOrder(rowMarkets.total) }
  sorted.set(record, made)
  return made
}

const spreads = new WeakMap<LineRecord, number>()
const withoutPrice = Number.MAX_VALUE

/** The highest price of the newest offer by its lowest: 0 where the feed marks the line as the main one, the most where it has no two prices. */
function spreadOf(line: LineRecord): number {
  const known = spreads.get(line)
  if (known !== undefined) return known
  const spread = spreadOfOffer(newestOffer(line))
  spreads.set(line, spread)
  return spread
}

function spreadOfOffer(offer: Offer | null): number {
  if (offer?.favourite) return 0
  const prices = Object.values(offer?.outcomes ?? {}).flatMap(({ active, price }) => (active && price ? [price] : []))
  return prices.length < 2 ? withoutPrice : Math.max(...prices) / Math.min(...prices)
}

const newestOffer = ({ offers }: LineRecord): Offer | null =>
  Object.values(offers).reduce<Offer | null>((best, next) => (best && !isLater(next, best) ? best : next), null)

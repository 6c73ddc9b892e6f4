import type * as v from 'valibot'
import { exactWinners } from '../bet-rules/most-winners.ts'
import type { EventRecord, LineRecord } from '../feed/event-record.ts'
import type { LineView } from '../feed/event-view.ts'
import { lineKey } from '../feed/messages.ts'
import { marketById, markets } from '../markets/catalogue.ts'
import { contestMarkets } from '../markets/contest.ts'
import { raceMarkets } from '../markets/races/race-markets.ts'
import { readSpecifiers } from '../model/specifiers.ts'
import type { marketView } from '../sports-api/fields.ts'
import { eachWayTermsOf } from './each-way-now.ts'
import { type EventNow, lineOf, namesOf, selectionId } from './event-now.ts'
import { compareSpecifiers } from './line-order.ts'
import type { EachWayNow } from './offer.ts'
import { type RowLines, rowLines } from './row-lines.ts'

type MarketView = v.InferOutput<typeof marketView>

const place = new Map([...markets, ...contestMarkets, ...raceMarkets].map(({ id }, index) => [id, index]))
const placeOf = (market: number) => place.get(market) ?? place.size + market

/** True if players see anything to bet on. */
export const isAnyLineShown = (event: EventNow): boolean => !shownLines(event).next().done

/** The market for a row of a list: of the first one that takes bets the favoured line, else the first that is shown; null without any. */
export function mainMarket(event: EventNow): MarketView | null {
  let first: LineView | null = null
  for (const line of shownLines(event)) {
    first ??= line
    if (line.status !== 'active') continue
    const favoured = [...shownLines(event, line.market)].find(({ favourite }) => favourite)
    return viewOfLine(event, favoured ?? line)
  }
  return first && viewOfLine(event, first)
}

/** The main handicap and the main total for a row of a list. */
export const rowMarkets = (event: EventNow): RowLines<MarketView> => rowLines(event, (line) => viewOfLine(event, line))

/** How many different markets players see, each counted once whatever the number of its lines. */
export function countMarkets(event: EventNow): number {
  const counted = new Set<number>()
  for (const record of Object.values(event.record.lines))
    if (!counted.has(record.market) && shownLine(event, record)) counted.add(record.market)
  return counted.size
}

/** Each group once, `main` first, the others in the order of their first market. */
export function groupedMarkets(event: EventNow): { group: string; markets: MarketView[] }[] {
  const groups = new Map<string, MarketView[]>([['main', []]])
  for (const line of shownLines(event)) {
    const group = groupOf(line)
    const views = groups.get(group) ?? []
    views.push(viewOfLine(event, line))
    groups.set(group, views)
  }
  return [...groups].filter(([, of]) => of.length > 0).map(([group, of]) => ({ group, markets: of }))
}

/** Lines that players see, in the order of showing: by market, then by their numbers. Those between two producers, and withdrawn ones, are not shown. */
function* shownLines(event: EventNow, onlyOf?: number): Generator<LineView> {
  for (const record of inOrder(event)) {
    const line = onlyOf === undefined || record.market === onlyOf ? shownLine(event, record) : null
    if (line) yield line
  }
}

function shownLine(event: EventNow, record: LineRecord): LineView | null {
  const line = lineOf(event, lineKey(record))
  return line && line.status !== 'inactive' && line.status !== 'handedOver' ? line : null
}

/** By record, since lists of events ask for the same ones again and again. */
const sorted = new WeakMap<EventRecord, readonly LineRecord[]>()

function inOrder({ record, description }: EventNow): readonly LineRecord[] {
  const known = sorted.get(record)
  if (known) return known
  const players = new Map<string, number>(description?.players.map(({ id }, index) => [id, index]))
  const lines = Object.values(record.lines)
    .map((line) => ({ line, place: placeOf(line.market), player: placeOfPlayer(line, players) }))
    .sort((a, b) => a.place - b.place || a.player - b.player || compareSpecifiers(a.line.specifiers, b.line.specifiers))
    .map(({ line }) => line)
  sorted.set(record, lines)
  return lines
}

/** The place among the players of the event of the one whom a line is about; 0 for any other line. */
function placeOfPlayer({ specifiers }: LineRecord, players: ReadonlyMap<string, number>): number {
  if (!specifiers.includes('player=')) return 0
  return players.get(readSpecifiers(specifiers)?.player ?? '') ?? players.size
}

/** A match to its end, with or without extra play, is the main group; parts of it and other counts have groups of their own. */
const general: readonly string[] = ['all', 'score', 'regular_play', 'incl_ot', 'incl_ei', 'incl_ot_and_pen']

function groupOf({ market }: LineView): string {
  return marketById(market)?.groups.find((group) => !general.includes(group)) ?? 'main'
}

/** The places of a market whose outcomes are bet each way, and the most that one of them pays for a place. */
function eachWayOf(terms: ReadonlyMap<string, EachWayNow>): MarketView['eachWay'] {
  const [best] = [...terms.values()].sort((one, other) => below(one.placeFraction) - below(other.placeFraction))
  return best ? { places: best.places, placeFraction: best.placeFraction } : null
}

/** 5 of `1/5`. */
const below = (part: string) => Number(part.split('/')[1])

/** Null where the outcomes that are shown are not all that can win: of a contest those without a chance may be left out, but no others. */
function winnersOf(key: string, all: LineView['outcomes'], shown: LineView['outcomes']): number | null {
  const isWhole = all.every((outcome) => outcome.probability === 0 || shown.includes(outcome))
  return isWhole ? exactWinners(key) : null
}

const contests: ReadonlySet<number> = new Set(
  contestMarkets.filter(({ kind }) => kind !== 'declared').map(({ id }) => id),
)

/** In a contest entrants without a price are out of it, unless their result says what they came to. */
function shownOutcomes({ market, outcomes }: LineView): LineView['outcomes'] {
  return contests.has(market) ? outcomes.filter(({ price, result }) => price !== null || result !== null) : outcomes
}

/** The favourite first, as boards list a field; what has no price last. */
const byPrice = (a: LineView['outcomes'][number], b: LineView['outcomes'][number]) =>
  (a.price ?? Number.MAX_SAFE_INTEGER) - (b.price ?? Number.MAX_SAFE_INTEGER)

const outrights: ReadonlySet<number> = new Set(
  contestMarkets.filter(({ kind }) => kind === 'winners').map(({ id }) => id),
)

function viewOfLine(event: EventNow, line: LineView): MarketView {
  const key = lineKey(line)
  const specifiers = readSpecifiers(line.specifiers) ?? {}
  const order =
    marketById(line.market)?.outcomes(specifiers, event.description?.players) ??
    event.description?.outcomes ??
    event.described?.get(line.market)?.outcomes ??
    []
  const placeOfOutcome = new Map(order.map(({ id }, index) => [id, index]))
  const shown = shownOutcomes(line)
  const isOutright = outrights.has(line.market)
  const outcomes = shown.toSorted(
    (a, b) =>
      (isOutright ? byPrice(a, b) : 0) ||
      (placeOfOutcome.get(a.id) ?? order.length) - (placeOfOutcome.get(b.id) ?? order.length),
  )
  const terms = eachWayTermsOf(event, key)
  return {
    key,
    name: namesOf(event, line, '').market,
    status: line.status,
    favourite: line.favourite,
    eachWay: eachWayOf(terms),
    winners: winnersOf(key, line.outcomes, shown),
    outcomes: outcomes.map(({ id, price, isOffered, result }) => ({
      selection: selectionId(event.record.id, key, id),
      eachWay: terms.get(id)?.placeFraction ?? null,
      name: namesOf(event, line, id).outcome,
      price,
      open: line.status === 'active' && isOffered && price !== null,
      result,
    })),
  }
}

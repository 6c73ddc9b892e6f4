import { Refusal } from '@andon/contract'
import type { Db } from '@andon/platform/sql'
import type { EventNow } from '../book/event-now.ts'
import { countMarkets, groupedMarkets, isAnyLineShown, mainMarket, rowMarkets } from '../book/market-views.ts'
import type { Offer } from '../book/offer.ts'
import type { RunningBook } from '../book/run-book.ts'
import type { EventDescription } from '../feed/event-description.ts'
import { isEventOver } from '../model/event-status.ts'
import { sports } from '../model/sports.ts'
import type { EventUrn } from '../model/urn.ts'
import { type EndedEvent, findEnded } from '../results/store.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { pageSize } from '../sports-api/fields.ts'
import type { BookWithTrading } from '../trading/book-with-trading.ts'

export type BookToRead = Pick<RunningBook, 'event' | 'events'>

/** An event that is described; others are not shown. */
type Shown = EventNow & { readonly description: EventDescription }

export const isShown = (event: EventNow): event is Shown => event.description !== null
/** The lines of a contest are closed one after the other once they are as good as decided. */
const hasLines = (event: Shown) =>
  event.description.event.kind === 'match' ? Object.keys(event.record.lines).length > 0 : isAnyLineShown(event)
/** A special or a race that has closed waits for its result. */
const waits = ({ description, record }: Shown) =>
  ['special', 'race'].includes(description.event.kind) && record.status.value !== 'notStarted'
const isBettable = (event: Shown) => !isEventOver(event.record.status.value) && !waits(event) && hasLines(event)
export const bettable = (book: BookToRead) => [...book.events()].filter(isShown).filter(isBettable)

export const startOf = ({ record, description }: Shown) => record.startsAt?.value ?? description.event.startsAt
const isLive = ({ record, description }: Shown) =>
  description.event.kind === 'match' && ['live', 'suspended', 'interrupted'].includes(record.status.value)
const countsOf = (events: readonly Shown[]) => ({ events: events.length, live: events.filter(isLive).length })

export function listSports(book: BookToRead): SportsReply<'listSports'> {
  const found = groupsOf(bettable(book), ({ sport }) => sport)
  return {
    success: true,
    sports: found
      .map(([{ id, code, name }, events]) => ({ id, code, name, ...countsOf(events) }))
      .sort((one, other) => sports.indexOf(one.code) - sports.indexOf(other.code)),
  }
}

export function listTournaments(
  book: BookToRead,
  { sport, language }: SportsRequest<'listTournaments'>,
): SportsReply<'listTournaments'> {
  const { compare } = new Intl.Collator(language)
  const fromAToZ = <T extends { readonly name: EventDescription['sport']['name'] }>(all: T[]) =>
    all.sort((one, other) => compare(one.name[language], other.name[language]))
  const events = bettable(book).filter(({ description }) => !sport || description.sport.id === sport)
  const categories = groupsOf(events, ({ category }) => category).map(([category, ofIt]) => ({
    id: category.id,
    sport: category.sport,
    name: category.name,
    tournaments: fromAToZ(
      groupsOf(ofIt, ({ tournament }) => tournament).map(([{ id, name }, inIt]) => ({ id, name, ...countsOf(inIt) })),
    ),
  }))
  return { success: true, categories: fromAToZ(categories) }
}

/** By start, then by id, so that a page begins where the one before ended, whatever came in between. */
export function listEvents(book: BookToRead, request: SportsRequest<'listEvents'>): SportsReply<'listEvents'> {
  const { cursor = '', day, zone } = request
  const span = day === undefined ? null : spanOf(day, zone)
  const found = bettable(book)
    .filter((event) => matchesRequest(event, request) && (span === null || isWithin(startOf(event), span)))
    .map((event) => ({ event, position: `${String(startOf(event)).padStart(16, '0')}.${event.record.id}` }))
    .filter(({ position }) => position > cursor)
    .sort((one, other) => (one.position < other.position ? -1 : 1))
  const page = found.slice(0, pageSize)
  return {
    success: true,
    events: page.map(({ event }) => rowOf(event)),
    nextCursor: found.length > pageSize ? (page.at(-1)?.position ?? null) : null,
  }
}

const rowOf = (event: Shown): SportsReply<'listEvents'>['events'][number] => ({
  ...viewOf(event),
  main: mainMarket(event),
  lines: rowMarkets(event),
  markets: countMarkets(event),
})

/** Lists the selections with a better price by staff or by the schedule of the day, in the order of the starts. */
export function listBoosts(book: BookToRead & Offer & Pick<BookWithTrading, 'boosted'>): SportsReply<'listBoosts'> {
  const boosts = [...book.boosted()].flatMap((selection) => {
    const [now, boost] = [book.selection(selection), book.boost(selection)]
    const event = now && book.event(now.eventId as EventUrn) // of a selection that it offers
    if (!boost || now?.price == null || !event || !isShown(event)) return []
    const { untilMs, mostStake, price } = boost
    const until = untilMs === null ? null : instantOf(untilMs).toString()
    const { market, outcome } = now.names
    return [{ selection, event: viewOf(event), market, outcome, price, ordinaryPrice: now.price, until, mostStake }]
  })
  return { success: true, boosts: boosts.sort((a, b) => (a.event.startsAt < b.event.startsAt ? -1 : 1)) }
}

/** An event of the book, or how one ended that is over. Throws NOT_FOUND. */
export async function showEvent(
  { book, db }: { readonly book: BookToRead; readonly db: Db },
  { event: id }: SportsRequest<'showEvent'>,
): Promise<SportsReply<'showEvent'>> {
  const event = book.event(id as EventUrn) // checked by the schema
  const now = event && wholeEvent(event)
  const ended = !event || isEventOver(event.record.status.value) ? await findEnded(db, id) : null
  const shown = ended ?? now
  if (!shown) throw new Refusal('NOT_FOUND')
  return { success: true, ...shown }
}

/** An event with all its markets as players see it; null for one without a description. */
export const wholeEvent = (event: EventNow): EndedEvent | null =>
  isShown(event) ? { event: viewOf(event), groups: groupedMarkets(event) } : null

/** The events by what they belong to, each once, in the order of the first event. */
function groupsOf<Of extends { readonly id: string }>(
  events: readonly Shown[],
  of: (description: EventDescription) => Of,
): [Of, Shown[]][] {
  const groups = new Map<string, [Of, Shown[]]>()
  for (const event of events) {
    const group = of(event.description)
    const known = groups.get(group.id)
    if (known) known[1].push(event)
    else groups.set(group.id, [group, [event]])
  }
  return [...groups.values()]
}

function matchesRequest(event: Shown, request: SportsRequest<'listEvents'>): boolean {
  const { sport, category, tournament, when } = request
  const { description } = event
  if (sport && description.sport.id !== sport) return false
  if (category && description.category.id !== category) return false
  if (tournament && description.tournament.id !== tournament) return false
  const isMatch = description.event.kind === 'match'
  if ((description.event.kind === 'race') !== (when === 'race')) return false
  if (isMatch !== (when !== 'outright' && when !== 'special' && when !== 'race')) return false
  if (when === 'special' && description.event.kind !== 'special') return false
  return !isMatch || !when || isLive(event) === (when === 'live')
}

const instantOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)

/** From the first millisecond of a day to that of the next one. One look at the zone for a list: each takes a tenth of a millisecond. */
export function spanOf(day: string, zone: string): readonly [from: number, to: number] {
  const date = Temporal.PlainDate.from(day)
  const startOfDay = (one: Temporal.PlainDate) => one.toZonedDateTime(zone).epochMilliseconds
  return [startOfDay(date), startOfDay(date.add({ days: 1 }))]
}

const isWithin = (at: number, [from, to]: readonly [number, number]) => at >= from && at < to

/** An event as the client sees it. */
export function viewOf(event: Shown): SportsReply<'showEvent'>['event'] {
  const { record, description, sequence } = event
  const { sport, category, tournament, event: entry } = description
  return {
    id: record.id,
    kind: entry.kind,
    sport: { id: sport.id, code: sport.code, name: sport.name },
    category: { id: category.id, name: category.name },
    tournament: { id: tournament.id, name: tournament.name },
    name: entry.name,
    competitors: entry.kind === 'match' ? entry.competitors : [],
    startsAt: instantOf(startOf(event)).toString(),
    endsAt: entry.endsAt === undefined ? null : instantOf(entry.endsAt).toString(),
    status: record.status.value,
    phase: record.phase?.value ?? 'notStarted',
    score: record.score?.value ?? null,
    redCards: record.redCards?.value ?? null,
    clockSeconds: record.clockSeconds?.value ?? null,
    sequence,
  }
}

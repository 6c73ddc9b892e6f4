import { Refusal } from '@andon/contract'
import type { Db } from '@andon/platform/sql'
import type { EventHistory } from '../feed/background.ts'
import type { EventUrn } from '../model/urn.ts'
import { hasEnded } from '../results/store.ts'
import type { RaceReply, RaceRequest } from '../sports-api/race-calls.ts'
import { type BookToRead, isShown } from './read-events.ts'

interface Known {
  readonly book: BookToRead
  /** Null: the feed has none. */
  readonly history: EventHistory | null
}

/** A race can be read while the book has it, and once it has a result: how it ended is kept. */
export function listMeetings({ book, history }: Known): RaceReply<'listMeetings'> {
  const meetings = (history?.meetings() ?? []).map(({ races, ...meeting }) => ({
    ...meeting,
    races: races.map(({ startsAt, result, ...race }) => ({
      ...race,
      readable: result !== null || book.event(race.event as EventUrn) !== null,
      startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt).toString(),
      result: result && { ...result, first: [...result.first] },
    })),
  }))
  return { success: true, meetings }
}

/** Returns a race; null for one that the book has forgotten, whose results of bets `showEvent` has, or without a card. Throws NOT_FOUND for any other. */
export async function showRace(
  { book, history, db }: Known & { readonly db: Db },
  { event: id }: RaceRequest<'showRace'>,
): Promise<RaceReply<'showRace'>> {
  const event = book.event(id as EventUrn) // checked by the schema
  if (!event && (await hasEnded(db, id))) return { success: true, race: null }
  if (!event || !isShown(event)) throw new Refusal('NOT_FOUND')
  const card = history?.race(event.record.id) ?? null
  if (!card) return { success: true, race: null }
  const { lines, riders, result } = card
  return {
    success: true,
    race: {
      ...card,
      lines: lines.map((line) => [...line]),
      riders: riders.map((rider) => ({ ...rider, form: [...rider.form] })),
      result: result && { finish: result.finish.map((one) => ({ ...one })) },
    },
  }
}

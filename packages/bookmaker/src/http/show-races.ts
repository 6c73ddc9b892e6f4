import { Refusal } from '@andon/contract'
import type { EventHistory } from '../feed/background.ts'
import type { EventUrn } from '../model/urn.ts'
import type { RaceReply, RaceRequest } from '../sports-api/race-calls.ts'
import { type BookToRead, isShown } from './read-events.ts'

interface Known {
  readonly book: BookToRead
  /** Null: the feed has none. */
  readonly history: EventHistory | null
}

/** Races that the book has forgotten, some time after their result, keep their place in the list, but cannot be read. */
export function listMeetings({ book, history }: Known): RaceReply<'listMeetings'> {
  const meetings = (history?.meetings() ?? []).map(({ races, ...meeting }) => ({
    ...meeting,
    races: races.map(({ startsAt, result, ...race }) => ({
      ...race,
      readable: book.event(race.event as EventUrn) !== null,
      startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt).toString(),
      result: result && { ...result, first: [...result.first] },
    })),
  }))
  return { success: true, meetings }
}

/** Throws NOT_FOUND. */
export function showRace({ book, history }: Known, { event: id }: RaceRequest<'showRace'>): RaceReply<'showRace'> {
  const event = book.event(id as EventUrn) // checked by the schema
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

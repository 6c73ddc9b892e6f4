import { Refusal } from '@andon/contract'
import type { EventHistory, InTournament, PastResult } from '../feed/background.ts'
import type { EventUrn } from '../model/urn.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { type BookToRead, isShown } from './read-events.ts'

interface Known {
  readonly book: BookToRead
  /** Null: the feed has none. */
  readonly history: EventHistory | null
}

/** Throws NOT_FOUND. */
export async function showBackground(
  { book, history }: Known,
  { event: id }: SportsRequest<'showBackground'>,
): Promise<SportsReply<'showBackground'>> {
  const event = shownEvent(book, id)
  const known = (await history?.background(event)) ?? null
  if (!known) return { success: true, background: null }
  const { table, form, meetings, tournament, lineUps } = known
  return {
    success: true,
    background: {
      table: [...table],
      form: { home: form.home.map(shown), away: form.away.map(shown) },
      meetings: meetings.map(shown),
      tournament: tournament && { home: fought(tournament.home), away: fought(tournament.away) },
      lineUps: lineUps && { home: [...lineUps.home], away: [...lineUps.away] },
    },
  }
}

/** Throws NOT_FOUND. */
export function showPlay({ book, history }: Known, { event: id }: SportsRequest<'showPlay'>): SportsReply<'showPlay'> {
  const known = history?.play(shownEvent(book, id)) ?? null
  if (!known) return { success: true, play: null }
  const { moments, parts, within, figures, pressure, maps, rounds } = known
  return {
    success: true,
    play: {
      ...known,
      moments: [...moments],
      parts: [...parts],
      within: within && { ...within, bases: [...within.bases] },
      figures: figures.map((figure) => ({ ...figure, parts: [...figure.parts] })),
      pressure: [...pressure],
      maps: [...maps],
      rounds: [...rounds],
    },
  }
}

/** Events that are unknown, or of which the feed tells nothing, are left out. */
export function showInnerScores(
  { book, history }: Known,
  { events }: SportsRequest<'showInnerScores'>,
): SportsReply<'showInnerScores'> {
  const inner = [...new Set(events)].flatMap((id) => {
    const event = book.event(id as EventUrn) // checked by the schema
    const known = event && isShown(event) ? history?.inner(event.record.id) : null
    if (!known) return []
    const { part, within } = known
    return [{ event: id, part, within: within && { ...within, bases: [...within.bases] } }]
  })
  return { success: true, inner }
}

function shownEvent(book: BookToRead, id: string): EventUrn {
  const event = book.event(id as EventUrn) // checked by the schema
  if (!event || !isShown(event)) throw new Refusal('NOT_FOUND')
  return event.record.id
}

const fought = ({ rank, bouts }: InTournament) => ({ rank, bouts: bouts.map(shown) })

const shown = ({ startsAt, ...result }: PastResult) => ({
  ...result,
  startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt).toString(),
})

import { Refusal } from '@andon/contract'
import type { EventBackground, PastResult } from '../feed/background.ts'
import type { EventUrn } from '../model/urn.ts'
import type { SportsReply, SportsRequest } from '../sports-api.ts'
import { type BookToRead, isShown } from './read-events.ts'

/** Throws NOT_FOUND. */
export function showBackground(
  {
    book,
    background,
  }: { readonly book: BookToRead; readonly background: ((id: EventUrn) => EventBackground | null) | null },
  { event: id }: SportsRequest<'showBackground'>,
): SportsReply<'showBackground'> {
  const event = book.event(id as EventUrn) // checked by the schema
  if (!event || !isShown(event)) throw new Refusal('NOT_FOUND')
  const known = background?.(event.record.id) ?? null
  if (!known) return { success: true, background: null }
  const { table, form, meetings, lineUps } = known
  return {
    success: true,
    background: {
      table: [...table],
      form: { home: form.home.map(shown), away: form.away.map(shown) },
      meetings: meetings.map(shown),
      lineUps: lineUps && { home: [...lineUps.home], away: [...lineUps.away] },
    },
  }
}

const shown = ({ startsAt, ...result }: PastResult) => ({
  ...result,
  startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt).toString(),
})

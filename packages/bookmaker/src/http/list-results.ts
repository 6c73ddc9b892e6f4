import type { Db } from '@andon/platform/sql'
import { listEnded } from '../results/store.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { pageSize } from '../sports-api/fields.ts'
import { spanOf } from './read-events.ts'

/** Events that started on a day and are over, the latest start first. */
export async function listResults(
  { db }: { readonly db: Db },
  { day, zone, sport, tournament, cursor }: SportsRequest<'listResults'>,
): Promise<SportsReply<'listResults'>> {
  const [from, to] = spanOf(day, zone)
  const found = await listEnded(db, {
    from: Temporal.Instant.fromEpochMilliseconds(from),
    to: Temporal.Instant.fromEpochMilliseconds(to),
    sport: sport ?? null,
    tournament: tournament ?? null,
    after: placeOf(cursor),
    most: pageSize + 1,
  })
  const events = found.slice(0, pageSize)
  const last = events.at(-1)
  return {
    success: true,
    events,
    nextCursor: found.length > pageSize && last ? `${Date.parse(last.startsAt)}.${last.id}` : null,
  }
}

/** A cursor is the start of the last event in epoch milliseconds, a dot, and its id. One of another form starts at the first event. */
function placeOf(cursor: string | undefined) {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(cursor ?? '') ?? []
  if (at === undefined || id === undefined) return null
  return { startsAt: Temporal.Instant.fromEpochMilliseconds(Number(at)), id }
}

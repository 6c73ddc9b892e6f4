import type { Db, Tx } from '@andon/platform/sql'
import { minutesADay } from './domain/minutes.ts'
import { timeWithin } from './domain/session-time.ts'
import { spansSince } from './store/presence.ts'

/** Whole minutes logged in during each period that ends now, by the period's days. */
export async function minutesUsed(
  executor: Db | Tx,
  { playerId, now, bounds }: { playerId: string; now: Temporal.Instant; bounds: readonly { days: number }[] },
): Promise<Map<number, number>> {
  if (bounds.length === 0) return new Map()
  const longest = Math.max(...bounds.map(({ days }) => days))
  const spans = await spansSince(executor, { playerId, since: now.subtract({ minutes: longest * minutesADay }), now })
  const to = now.epochMilliseconds
  const within = (days: number) => timeWithin(spans, { from: to - days * minutesADay * 60_000, to })
  return new Map(bounds.map(({ days }) => [days, Math.floor(within(days) / 60_000)]))
}

import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { calendarSpans } from './domain/calendar-spans.ts'
import { minuteOf } from './domain/minutes.ts'
import { timeWithin } from './domain/session-time.ts'
import { knownPlayer } from './store/players.ts'
import { spansSince } from './store/presence.ts'
import { type Sums, sumsBefore } from './store/sums.ts'

/** The player's figures, from the counters that limits are checked against. */
export function playHistory(deps: Deps): Handler<PlayerApi['limits']['playHistory']> {
  return async ({ by, months, timeZone }, { session: { playerId } }) => {
    const { clock, db } = deps
    const now = clock.now()
    const days = calendarSpans(now, { by, months, timeZone })
    const [first, last] = [days.at(0), days.at(-1)]
    assert(first && last, 'today is among the days')
    const edges = [...days.map(({ starts }) => minuteOf(starts)), minuteOf(last.ends)]
    const [{ currency }, sums, presence] = await Promise.all([
      knownPlayer(deps.db, playerId),
      sumsBefore(db, playerId, edges),
      spansSince(db, { playerId, since: first.starts, now }),
    ])
    const minutesIn = (from: Temporal.Instant, to: Temporal.Instant) =>
      Math.floor(timeWithin(presence, { from: from.epochMilliseconds, to: to.epochMilliseconds }) / 60_000)
    const spans = days.map(({ from, starts, ends }, index) => ({
      from,
      startsAt: starts.toString(),
      ...figures(sums[index], sums[index + 1]),
      minutesPlayed: minutesIn(starts, ends),
    }))
    const total = { ...figures(sums[0], sums.at(-1)), minutesPlayed: minutesIn(first.starts, last.ends) }
    return { success: true, currency, spans, total }
  }
}

/** One span of time by the same counters; an end in the future counts until now. Minor units, and minutes logged in. */
export async function playBetween(
  { clock }: Pick<Deps, 'clock'>,
  executor: Db | Tx,
  { playerId, from, until }: { playerId: string; from: Temporal.Instant; until: Temporal.Instant },
) {
  const now = clock.now()
  const [before, after] = await sumsBefore(executor, playerId, [minuteOf(from), minuteOf(until)])
  const presence = await spansSince(executor, { playerId, since: from, now })
  const ms = timeWithin(presence, { from: from.epochMilliseconds, to: until.epochMilliseconds })
  return { ...figures(before, after), minutesPlayed: Math.floor(ms / 60_000) }
}

function figures(before: Sums | undefined, after: Sums | undefined) {
  assert(before && after, 'a span has two edges')
  const staked = after.wagered - before.wagered
  const lost = after.lost - before.lost
  return { deposited: after.deposited - before.deposited, staked, won: staked - lost, net: 0 - lost }
}

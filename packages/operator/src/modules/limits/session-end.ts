import type { ReachedLimit } from '@andon/contract/player-api/limits-fields'
import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { type Bound, givenBounds } from './domain/bounds.ts'
import { minutesADay } from './domain/minutes.ts'
import { freeAt, reachedAt, type SessionLimit, type Span, timeWithin } from './domain/session-time.ts'
import { sessionTimeChanged } from './facts.ts'
import { limitsOf } from './store/limits.ts'
import type { LimitedPlayer } from './store/players.ts'
import { spansSince } from './store/presence.ts'

/** Minimum session length; login is refused if less time remains. */
const leastSessionMs = 60_000

export async function sessionBounds(
  { operatorLimits }: Pick<Deps, 'operatorLimits'>,
  executor: Db | Tx,
  player: Pick<LimitedPlayer, 'playerId' | 'country' | 'currency'>,
): Promise<Bound[]> {
  const own = await limitsOf(executor, { playerId: player.playerId, types: ['session'] })
  const given = givenBounds(player, operatorLimits).filter(({ limitType }) => limitType === 'session')
  return [...own.map(({ limitType, days, value }) => ({ source: 'player' as const, limitType, days, value })), ...given]
}

/** When a session limit ends the session of a player who stays logged in; null: never. */
export async function sessionEndsAt(
  deps: Pick<Deps, 'clock' | 'operatorLimits'>,
  tx: Db | Tx,
  player: Pick<LimitedPlayer, 'playerId' | 'country' | 'currency'>,
): Promise<{ endsAt: Temporal.Instant | null; bounds: readonly Bound[]; spans: readonly Span[] }> {
  const bounds = await sessionBounds(deps, tx, player)
  if (bounds.length === 0) return { endsAt: null, bounds, spans: [] }
  const now = deps.clock.now()
  const longest = Math.max(...bounds.map(({ days }) => days))
  const since = now.subtract({ minutes: longest * minutesADay })
  const spans = await spansSince(tx, { playerId: player.playerId, since, now })
  const ends = bounds.flatMap((bound) => reachedAt(spans, now.epochMilliseconds, limitOf(bound)) ?? [])
  const endsAt = ends.length === 0 ? null : Temporal.Instant.fromEpochMilliseconds(Math.min(...ends))
  return { endsAt, bounds, spans }
}

/** After a change of session limits, says when the running sessions end. */
export async function renewSessionEnd(deps: Deps, tx: Tx, player: LimitedPlayer): Promise<void> {
  const { endsAt } = await sessionEndsAt(deps, tx, player)
  const data = { endsAt: endsAt?.toString() ?? null }
  await deps.facts.write(tx, [sessionTimeChanged({ key: player.playerId, data })])
}

/** The session limit that leaves no time for a session now; null if there is time. `isRunning`: the minimum length does not apply. */
export function noTimeLeft(
  { bounds, spans }: { bounds: readonly Bound[]; spans: readonly Span[] },
  { at, isRunning }: { at: Temporal.Instant; isRunning: boolean },
): ReachedLimit | null {
  const now = at.epochMilliseconds
  const freeMs = isRunning ? 1 : leastSessionMs
  const full = bounds
    .map((bound) => ({ bound, free: freeAt(spans, now, { ...limitOf(bound), freeMs }) }))
    .filter(({ free }) => free > now)
    .sort((a, b) => b.free - a.free)
  const [longest] = full
  if (!longest) return null
  return reachedSession(longest.bound, { now, spans, free: longest.free })
}

function reachedSession(
  { source, limitType, days, value }: Bound,
  { now, spans, free }: { now: number; spans: readonly Span[]; free: number },
): ReachedLimit {
  const within = timeWithin(spans, { from: now - days * minutesADay * 60_000, to: now })
  const used = Math.floor(within / 60_000)
  return {
    limitType,
    source,
    periodDays: days,
    limit: value,
    used,
    remaining: Math.max(0, value - used),
    asked: 1,
    passesAt: Temporal.Instant.fromEpochMilliseconds(free).toString(),
  }
}

function limitOf({ value, days }: Bound): SessionLimit {
  return { limitMs: value * 60_000, periodMs: days * minutesADay * 60_000 }
}

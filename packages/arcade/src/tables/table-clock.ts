import type { Clock } from '@andon/platform/clock'
import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Db } from '@andon/platform/sql'

/** The clock of the tables: that of the database, as this server has measured it. Never goes back. Whole milliseconds since 1970. */
export interface TableClock {
  now(): number
  /** Resolves once it has been measured; at once from then on. */
  ready(): Promise<void>
}

export interface MeasuredClock extends TableClock {
  start(): void
  stop(): Promise<void>
}

const samples = 7
const everyMs = 60_000

/**
 * Measures how far this server's steady clock is from the database's: of several questions the one with the shortest way there and back, of which half is taken for the
 * way back. The error is at most half of that way.
 */
export function measureTableClock(
  { db, log, clock }: { db: Pick<Db, 'query'>; log: Log; clock: Clock },
  steadyMs: () => number = () => performance.now(),
): MeasuredClock {
  let aheadMs: number | null = null
  let latest = 0
  let measuring: Promise<void> | null = null

  async function sample() {
    const askedAt = steadyMs()
    const [row] = await db.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::double precision ms',
    )
    const wayMs = steadyMs() - askedAt
    return { wayMs, aheadMs: (row?.ms ?? Number.NaN) - (askedAt + wayMs / 2) }
  }

  async function measure(): Promise<void> {
    const taken = [await sample()]
    while (taken.length < samples) taken.push(await sample())
    const best = taken.reduce((one, other) => (other.wayMs < one.wayMs ? other : one))
    if (Number.isFinite(best.aheadMs)) aheadMs = best.aheadMs
  }

  const loop = createLoop(measure, { everyMs, log, what: 'measuring the clock of the tables' })
  return {
    now: () => {
      latest = Math.max(latest, Math.floor(aheadMs === null ? clock.now().epochMilliseconds : steadyMs() + aheadMs))
      return latest
    },
    ready: async () => {
      if (aheadMs !== null) return
      measuring ??= measure().finally(() => {
        measuring = null
      })
      await measuring
    },
    start: loop.start,
    stop: loop.stop,
  }
}

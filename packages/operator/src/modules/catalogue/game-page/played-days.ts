import type { Currency } from '@andon/money'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { ClosedRounds, GreatWin, PlayRecords } from '../play-records.ts'

/** Amounts in minor units. */
export interface PlayedRounds {
  readonly rounds: number
  readonly staked: number
  /** The sum of the squares of the stakes. */
  readonly stakedSquare: number
  readonly won: number
}

const playedSql =
  prepared(`select coalesce(sum(rounds), 0)::float8 as rounds, coalesce(sum(staked), 0)::float8 as staked,
    coalesce(sum(staked_square), 0)::float8 as "stakedSquare", coalesce(sum(won), 0)::float8 as won
  from catalogue.played_days where game_code = $1 and currency = $2 and day > $3::date`)

/** Real rounds of a game in a currency on days after `since` (`YYYY-MM-DD`), by the primary key. */
export async function playedSince(
  executor: Db | Tx,
  { gameCode, currency, since }: { gameCode: string; currency: Currency; since: string },
): Promise<PlayedRounds> {
  const [row] = await executor.query<PlayedRounds>(playedSql, [gameCode, currency, since])
  return row ?? { rounds: 0, staked: 0, stakedSquare: 0, won: 0 }
}

type Records = Pick<PlayRecords, 'closedRounds' | 'greatWins'>

/** A transaction that closes a round takes less; its `closed_at` is from before its commit. */
const settleSeconds = 60
/** A span is one statement: after a long stop the job catches up one at a time. */
const longestSpan = { hours: 6 }
const mostSpans = 200

/** The least win that is kept, as a multiple of the stake. */
const leastTimes = 20
const mostWins = 50

/** Adds the rounds that have closed since the last time to their games' days, each once, also when two nodes run it. */
export async function addClosedRounds(db: Db, playRecords: Records, now: Temporal.Instant): Promise<void> {
  const end = now.subtract({ seconds: settleSeconds })
  for (let span = 0; span < mostSpans; span++) if (await addSpan(db, playRecords, end)) return
}

/** Returns whether everything before `end` is added. */
function addSpan(db: Db, playRecords: Records, end: Temporal.Instant): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ from: Temporal.Instant }>(
      'select closed_before as "from" from catalogue.played_until for update',
    )
    if (!row || Temporal.Instant.compare(row.from, end) >= 0) return true
    const next = row.from.add(longestSpan)
    const isLast = Temporal.Instant.compare(next, end) >= 0
    const span = { from: row.from, until: isLast ? end : next }
    await addDays(tx, await playRecords.closedRounds(tx, span))
    await addGreatWins(tx, await playRecords.greatWins(tx, { ...span, leastTimes, limit: mostWins }), span.until)
    await tx.query('update catalogue.played_until set closed_before = $1::timestamptz', [span.until.toString()])
    return isLast
  })
}

async function addDays(tx: Tx, days: readonly ClosedRounds[]): Promise<void> {
  await tx.query(
    `insert into catalogue.played_days as stored (game_code, currency, day, rounds, staked, staked_square, won)
     select * from unnest($1::text[], $2::text[], $3::date[], $4::bigint[], $5::bigint[], $6::numeric[], $7::bigint[])
     on conflict (game_code, currency, day) do update set rounds = stored.rounds + excluded.rounds,
       staked = stored.staked + excluded.staked, staked_square = stored.staked_square + excluded.staked_square,
       won = stored.won + excluded.won`,
    [
      days.map(({ gameCode }) => gameCode),
      days.map(({ currency }) => currency),
      days.map(({ day }) => day),
      days.map(({ rounds }) => rounds),
      days.map(({ staked }) => staked),
      days.map(({ stakedSquare }) => stakedSquare),
      days.map(({ won }) => won),
    ],
  )
}

async function addGreatWins(tx: Tx, wins: readonly GreatWin[], at: Temporal.Instant): Promise<void> {
  await tx.query(
    `insert into catalogue.great_wins (game_code, currency, staked, won, at)
     select game_code, currency, staked, won, $5::timestamptz
     from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as best (game_code, currency, staked, won)`,
    [
      wins.map(({ gameCode }) => gameCode),
      wins.map(({ currency }) => currency),
      wins.map(({ staked }) => staked),
      wins.map(({ won }) => won),
      at.toString(),
    ],
  )
}

/** Days and wins that no page shows any more. */
export async function forgetPlayedDays(tx: Tx, before: string): Promise<void> {
  await tx.query('delete from catalogue.played_days where day < $1::date', [before])
  await tx.query(`delete from catalogue.great_wins where at < now() - interval '2 days'`)
}

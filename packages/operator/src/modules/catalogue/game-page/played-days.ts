import type { Currency } from '@andon/money'
import { type Db, prepared, type Tx } from '@andon/platform/sql'

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

/** A transaction that closes a round takes less; its `closed_at` is from before its commit. */
const settleSeconds = 60
/** A span is one statement: after a long stop the job catches up one at a time. */
const longestSpan = { hours: 6 }
const mostSpans = 200

/** Not prepared, because a plan from when the table was small would scan the whole table later. */
export const closedRoundsSql = `select game_code, currency, (closed_at at time zone 'UTC')::date as day, count(*) as rounds,
    sum(staked) as staked, sum(staked::numeric * staked) as staked_square, sum(won) as won
  from catalogue.rounds
  where closed_at >= $1::timestamptz and closed_at < $2::timestamptz and state = 'closed' and staked > 0
  group by 1, 2, 3`

/** As a multiple of the stake. */
const leastTimes = 20
const mostWins = 50

/** The best of each player in the span, without the player and with the end of the span as its time. */
const greatWinsSql = `insert into catalogue.great_wins (game_code, currency, staked, won, at)
  select game_code, currency, staked, won, $2::timestamptz from (
    select distinct on (player_id) game_code, currency, staked, won, closed_at from catalogue.rounds
    where closed_at >= $1::timestamptz and closed_at < $2::timestamptz and state = 'closed' and staked > 0 and won >= staked * ${leastTimes}
    order by player_id, won::numeric / staked desc) as best
  order by closed_at desc limit ${mostWins}`

/** Adds the rounds that have closed since the last time to their games' days, each once, also when two nodes run it. */
export async function addClosedRounds(db: Db, now: Temporal.Instant): Promise<void> {
  const end = now.subtract({ seconds: settleSeconds })
  for (let span = 0; span < mostSpans; span++) if (await addSpan(db, end)) return
}

/** Returns whether everything before `end` is added. */
function addSpan(db: Db, end: Temporal.Instant): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ from: Temporal.Instant }>(
      'select closed_before as "from" from catalogue.played_until for update',
    )
    if (!row || Temporal.Instant.compare(row.from, end) >= 0) return true
    const next = row.from.add(longestSpan)
    const isLast = Temporal.Instant.compare(next, end) >= 0
    const until = (isLast ? end : next).toString()
    await tx.query(
      `insert into catalogue.played_days as stored (game_code, currency, day, rounds, staked, staked_square, won) ${closedRoundsSql}
       on conflict (game_code, currency, day) do update set rounds = stored.rounds + excluded.rounds,
         staked = stored.staked + excluded.staked, staked_square = stored.staked_square + excluded.staked_square,
         won = stored.won + excluded.won`,
      [row.from.toString(), until],
    )
    await tx.query(greatWinsSql, [row.from.toString(), until])
    await tx.query('update catalogue.played_until set closed_before = $1::timestamptz', [until])
    return isLast
  })
}

/** Days and wins that no page shows any more. */
export async function forgetPlayedDays(tx: Tx, before: string): Promise<void> {
  await tx.query('delete from catalogue.played_days where day < $1::date', [before])
  await tx.query(`delete from catalogue.great_wins where at < now() - interval '2 days'`)
}

import type { Clock } from '@andon/platform/clock'
import type { Db } from '@andon/platform/sql'

/** Over so many days, today included. */
const days = 7
const mostGames = 12
/** Fewer are no ranking. */
const fewestGames = 3
const keepMs = 60_000

const popularSql = `select game_code as "gameCode" from catalogue.played_days where day > $1::date and day <= $2::date
  group by game_code order by sum(rounds) desc, game_code limit ${mostGames}`

/** Codes of the games with the most real rounds of the week that ends with this day (UTC), most first. None until three games have been played. */
export async function rankingOf(db: Db, lastDay: Temporal.PlainDate): Promise<readonly string[]> {
  const since = lastDay.subtract({ days }).toString()
  const rows = await db.query<{ gameCode: string }>(popularSql, [since, lastDay.toString()])
  return rows.length < fewestGames ? [] : rows.map(({ gameCode }) => gameCode)
}

/** Reads the games with the most real rounds of the last week, most first; read at most once a minute. None until three games have been played. */
export function createPopularGames({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: Clock
}): () => Promise<readonly string[]> {
  let known: { readonly until: number; readonly codes: Promise<readonly string[]> } | undefined
  const read = () => rankingOf(db, clock.now().toZonedDateTimeISO('UTC').toPlainDate())
  return async () => {
    const now = clock.now().epochMilliseconds
    if (!known || known.until <= now) {
      const codes = read()
      known = { until: now + keepMs, codes }
      codes.catch(() => {
        known = undefined
      })
    }
    return known.codes
  }
}

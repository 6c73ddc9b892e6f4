import type { Clock } from '@andon/platform/clock'
import type { Db } from '@andon/platform/sql'

/** Over so many days, today included. */
const days = 7
const mostGames = 12
/** Fewer are no ranking. */
const fewestGames = 3
const keepMs = 60_000

const popularSql = `select game_code as "gameCode" from catalogue.played_days where day > $1::date
  group by game_code order by sum(rounds) desc, game_code limit ${mostGames}`

/** Reads the games with the most real rounds of the last week, most first; read at most once a minute. None until three games have been played. */
export function createPopularGames({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: Clock
}): () => Promise<readonly string[]> {
  let known: { readonly until: number; readonly codes: Promise<readonly string[]> } | undefined
  const read = async () => {
    const since = clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days }).toString()
    const rows = await db.query<{ gameCode: string }>(popularSql, [since])
    return rows.length < fewestGames ? [] : rows.map(({ gameCode }) => gameCode)
  }
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

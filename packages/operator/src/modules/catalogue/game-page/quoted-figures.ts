import { type GameSheet, percentOf } from '@andon/contract/games/sheet'
import { type Db, prepared } from '@andon/platform/sql'

const quotedSql =
  prepared(`select games.game_code as "gameCode", (details->>'rtp')::float8 as rtp, (details->>'hitFrequency')::float8 as "hitFrequency",
    (details->>'maxWin')::float8 as "maxWin", sheet->'bets' as bets
  from catalogue.games as games left join catalogue.sheets using (game_code) where game_code = any($1::text[])`)

/** The suppliers' figures that texts quote of games: returns in per cent, the share of rounds that win, and the greatest win as a multiple. */
export async function quotedFigures(
  db: Db,
  codes: readonly string[],
): Promise<
  ReadonlyMap<
    string,
    {
      readonly rtp: number | null
      readonly hitFrequency: number | null
      readonly maxWin: number | null
      readonly bets: Readonly<Record<string, number>>
    }
  >
> {
  const rows = await db.query<{
    gameCode: string
    rtp: number | null
    hitFrequency: number | null
    maxWin: number | null
    bets: NonNullable<GameSheet['bets']> | null
  }>(quotedSql, [codes])
  return new Map(
    rows.map(({ gameCode, bets, ...figures }) => [
      gameCode,
      { ...figures, bets: Object.fromEntries((bets ?? []).map(({ id, rtp }) => [id, percentOf(rtp)])) },
    ]),
  )
}

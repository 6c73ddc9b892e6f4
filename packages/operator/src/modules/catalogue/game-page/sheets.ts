import type { GameSheet } from '@andon/contract/games/sheet'
import type { Histogram } from '@andon/contract/games/sheet/histogram'
import { type Db, prepared, type Tx } from '@andon/platform/sql'

/** By game code. */
export type GameSheets = ReadonlyMap<string, GameSheet>

/** The sheets of a supplier are these and no others. Returns whether any changed. Its games are stored already. */
export async function saveSheets(tx: Tx, supplier: string, sheets: GameSheets): Promise<boolean> {
  const codes = [...sheets.keys()]
  const written = await tx.query(
    `insert into catalogue.sheets as stored (game_code, sheet)
     select game_code, sheet from unnest($2::text[], $3::jsonb[]) as fresh (game_code, sheet)
     join catalogue.games as games using (game_code) where games.supplier = $1
     on conflict (game_code) do update set sheet = excluded.sheet where stored.sheet is distinct from excluded.sheet
     returning 1`,
    [supplier, codes, [...sheets.values()].map((sheet) => JSON.stringify(sheet))],
  )
  const removed = await tx.query(
    `delete from catalogue.sheets as stored using catalogue.games as games
     where games.game_code = stored.game_code and games.supplier = $1 and not stored.game_code = any($2::text[]) returning 1`,
    [supplier, codes],
  )
  return written.length + removed.length > 0
}

const sheetSql = prepared('select sheet from catalogue.sheets where game_code = $1')

export async function findSheet(executor: Db | Tx, gameCode: string): Promise<GameSheet | undefined> {
  const [row] = await executor.query<{ sheet: GameSheet }>(sheetSql, [gameCode]) // written by saveSheets alone, after its schema
  return row?.sheet
}

const looksSql = prepared(
  `select game_code as "gameCode", sheet->>'look' as look from catalogue.sheets where sheet ? 'look'`,
)

/** The look of each game that has one. */
export async function looksOfGames(executor: Db | Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await executor.query<{ gameCode: string; look: string }>(looksSql)
  return new Map(rows.map(({ gameCode, look }) => [gameCode, look]))
}

const guidesSql = prepared(`select game_code as "gameCode" from catalogue.sheets where sheet ? 'guide'`)

/** The games whose sheets say how to play. */
export async function gamesWithGuides(executor: Db | Tx): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ gameCode: string }>(guidesSql)
  return new Set(rows.map(({ gameCode }) => gameCode))
}

const mechanicsSql = prepared(`select game_code as "gameCode", sheet->'mechanics' as mechanics from catalogue.sheets`)

/** How each game with a sheet plays. */
export async function mechanicsOfGames(executor: Db | Tx): Promise<ReadonlyMap<string, GameSheet['mechanics']>> {
  const rows = await executor.query<{ gameCode: string; mechanics: GameSheet['mechanics'] }>(mechanicsSql)
  return new Map(rows.map(({ gameCode, mechanics }) => [gameCode, mechanics]))
}

const histogramsSql =
  prepared(`select game_code as "gameCode", sheet->'round'->'histogram' as histogram from catalogue.sheets
  join unnest($1::text[]) as asked (code) on game_code = code where sheet->'round' ? 'histogram'`)
/** How likely each result of these games is, of those that have such a histogram. */
export async function histogramsOf(
  executor: Db | Tx,
  games: readonly string[],
): Promise<Readonly<Record<string, Histogram>>> {
  const rows = await executor.query<{ gameCode: string; histogram: Histogram | null }>(histogramsSql, [games])
  return Object.fromEntries(
    rows.flatMap(({ gameCode, histogram }) => (histogram === null ? [] : [[gameCode, histogram]])),
  )
}

import type { GameCategory } from '@andon/contract/games/categories'
import type { OfferedWhere } from '@andon/contract/offered-where'
import type { PublishedGame } from '@andon/contract/supplier-games'
import { type Db, prepared, type Tx } from '@andon/platform/sql'

export interface CatalogueGame {
  readonly gameCode: string
  readonly supplier: string
  readonly published: boolean
  readonly details: PublishedGame
}

/** Neither the game nor its supplier is paused or retired. */
const takesBets = `(not exists (select from catalogue.supplier_states as states where states.supplier = games.supplier)
  and not exists (select from catalogue.paused_games as paused where paused.game_code = games.game_code))`

const publishedSql = prepared(`select game_code as "gameCode", supplier, published, details
  from catalogue.games where published and ${takesBets} order by supplier, position`)

/** The games that take bets, in display order: by supplier, each supplier's games in its order. */
export async function publishedGames(executor: Db | Tx): Promise<CatalogueGame[]> {
  return executor.query<CatalogueGame>(publishedSql)
}

const pausedSql = prepared(`select game_code as "gameCode", supplier, published, details
  from catalogue.games where published and not ${takesBets} and not exists (
    select from catalogue.supplier_states as states where states.supplier = games.supplier and states.state = 'retired')
  order by supplier, position`)

/** Published games that are paused, or whose supplier is. */
export async function pausedGames(executor: Db | Tx): Promise<CatalogueGame[]> {
  return executor.query<CatalogueGame>(pausedSql)
}

export async function findGame(executor: Db | Tx, gameCode: string): Promise<CatalogueGame | undefined> {
  return (await findGames(executor, [gameCode])).get(gameCode)
}

const offeredSql =
  prepared(`select game_code as "gameCode", supplier, details->>'category' as category, (details->>'minBet')::bigint as "minBet",
       (details->>'maxBet')::bigint as "maxBet", (details->>'maxRoundBet')::bigint as "maxRoundBet", details->'sites' as sites, details->'countries' as countries, ${takesBets} as "takesBets"
     from catalogue.games where published and game_code = any($1::text[])`)

/** The facts about a published game that the wallet needs. */
export interface OfferedGame extends OfferedWhere {
  readonly supplier: string
  readonly category: GameCategory
  readonly minBet: number | null
  readonly maxBet: number | null
  readonly maxRoundBet: number | null
  /** Neither the game nor its supplier is paused or retired. */
  readonly takesBets: boolean
}

/** Published games by code, also those that take no bets now. */
export async function offeredGames(
  executor: Db | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OfferedGame>> {
  const rows = await executor.query<Omit<OfferedGame, keyof OfferedWhere> & PlaceRow & { gameCode: string }>(
    offeredSql,
    [codes],
  )
  return new Map(rows.map(({ gameCode, ...game }) => [gameCode, withPlace(game)]))
}

/** Null: not restricted. */
type PlaceRow = { readonly [Field in keyof OfferedWhere]-?: NonNullable<OfferedWhere[Field]> | null }

const withPlace = <Game extends PlaceRow>({ sites, countries, ...game }: Game) => ({
  ...game,
  ...(sites ? { sites } : {}),
  ...(countries ? { countries } : {}),
})

/** The greatest win as a multiple of the stake, of a whole round or of one spin of it. */
export interface StatedMaximum {
  readonly maxWin: number
  readonly maxWinOf: 'round' | 'spin'
}

/** The maximum of every game that states one, including withdrawn ones. */
export async function statedMaximums(executor: Db | Tx): Promise<ReadonlyMap<string, StatedMaximum>> {
  const rows = await executor.query<StatedMaximum & { gameCode: string }>(
    `select game_code as "gameCode", (details->>'maxWin')::float8 as "maxWin", coalesce(details->>'maxWinOf', 'round') as "maxWinOf"
     from catalogue.games where details ? 'maxWin'`,
  )
  return new Map(rows.map((row) => [row.gameCode, row]))
}

/** Games by code, including withdrawn ones. */
export async function findGames(
  executor: Db | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CatalogueGame>> {
  const rows = await executor.query<CatalogueGame>(
    `select game_code as "gameCode", supplier, published, details from catalogue.games where game_code = any($1::text[])`,
    [codes],
  )
  return new Map(rows.map((row) => [row.gameCode, row]))
}

/** The games of these codes that other suppliers have, published or not. */
export async function gamesOfOthers(
  executor: Db | Tx,
  { supplier, codes }: { supplier: string; codes: readonly string[] },
): Promise<readonly { gameCode: string; supplier: string }[]> {
  return executor.query<{ gameCode: string; supplier: string }>(
    'select game_code as "gameCode", supplier from catalogue.games where game_code = any($2::text[]) and supplier <> $1',
    [supplier, codes],
  )
}

/** A supplier's games, published or not: our code by its own. A game keeps its code. */
export async function codesOfSupplier(executor: Db | Tx, supplier: string): Promise<ReadonlyMap<string, string>> {
  const rows = await executor.query<{ own: string; gameCode: string }>(
    'select supplier_game_code as own, game_code as "gameCode" from catalogue.games where supplier = $1',
    [supplier],
  )
  return new Map(rows.map(({ own, gameCode }) => [own, gameCode]))
}

const codeOfSql = prepared(
  'select game_code as "gameCode" from catalogue.games where supplier = $1 and supplier_game_code = $2',
)

/** Our code of a supplier's game, published or not. */
export async function gameCodeOf(
  executor: Db | Tx,
  { supplier, supplierGameCode }: { supplier: string; supplierGameCode: string },
): Promise<string | undefined> {
  const [row] = await executor.query<{ gameCode: string }>(codeOfSql, [supplier, supplierGameCode])
  return row?.gameCode
}

/** Returns whether any visible data changed. Games of other suppliers are never overwritten. */
export async function saveGames(tx: Tx, supplier: string, published: readonly PublishedGame[]): Promise<boolean> {
  const written = await tx.query(
    `insert into catalogue.games as stored (game_code, supplier, supplier_game_code, position, published, details)
     select details->>'gameCode', $1, coalesce(details->>'supplierGameCode', details->>'gameCode'), position - 1, true, details
     from unnest($2::jsonb[]) with ordinality as fresh(details, position)
     on conflict (game_code) do update
       set supplier_game_code = excluded.supplier_game_code, position = excluded.position, published = true, details = excluded.details
       where stored.supplier = excluded.supplier
         and (stored.position, stored.published, stored.details) is distinct from (excluded.position, true, excluded.details)
     returning 1`,
    [supplier, published.map((game) => JSON.stringify(game))],
  )
  const withdrawn = await tx.query(
    `update catalogue.games set published = false
     where supplier = $1 and published and not game_code = any($2::text[]) returning 1`,
    [supplier, published.map((game) => game.gameCode)],
  )
  return written.length + withdrawn.length > 0
}

/** Lasts until the transaction ends, so that nodes starting at the same time synchronise one after the other. */
export async function lockContentVersion(tx: Tx): Promise<void> {
  await tx.query('select version from catalogue.content_version for update')
}

export async function bumpContentVersion(tx: Tx): Promise<void> {
  await tx.query('update catalogue.content_version set version = version + 1')
}

export async function readContentVersion(executor: Db | Tx): Promise<number> {
  const [row] = await executor.query<{ version: number }>('select version from catalogue.content_version')
  return row?.version ?? 0
}

export async function recordPlayed(tx: Tx, played: { playerId: string; gameCode: string; at: string }): Promise<void> {
  await tx.query(
    `insert into catalogue.last_played (player_id, game_code, played_at) values ($1, $2, $3)
     on conflict (player_id, game_code) do update set played_at = excluded.played_at`,
    [played.playerId, played.gameCode, played.at],
  )
}

/** A game in a player's list, and where it is offered. */
export interface PlayersGame extends OfferedWhere {
  readonly gameCode: string
  readonly supplier: string
}

type PlayersGameRow = Omit<PlayersGame, keyof OfferedWhere> & PlaceRow

const playersGame = `games.game_code as "gameCode", supplier, details->'sites' as sites, details->'countries' as countries`
/** More are not read, however many a player has collected. */
const mostListed = 500

const lastPlayedSql = prepared(`select ${playersGame} from catalogue.last_played as played
  join catalogue.games as games on games.game_code = played.game_code
  where player_id = $1 and published and ${takesBets} order by played_at desc limit ${mostListed}`)

/** Newest first, without games that are no longer playable. */
export async function lastPlayed(executor: Db | Tx, playerId: string): Promise<PlayersGame[]> {
  return (await executor.query<PlayersGameRow>(lastPlayedSql, [playerId])).map(withPlace)
}

const favouritesSql = prepared(`select ${playersGame} from catalogue.favourites as favourite
  join catalogue.games as games on games.game_code = favourite.game_code
  where player_id = $1 and published and ${takesBets} order by added_at desc limit ${mostListed}`)

/** Newest first, without games that are no longer playable. */
export async function favourites(executor: Db | Tx, playerId: string): Promise<PlayersGame[]> {
  return (await executor.query<PlayersGameRow>(favouritesSql, [playerId])).map(withPlace)
}

/** Adds or removes a favourite; returns true if the game is a favourite now. */
export async function toggleFavourite(
  tx: Tx,
  chosen: { playerId: string; gameCode: string; at: string },
): Promise<boolean> {
  const removed = await tx.query(
    'delete from catalogue.favourites where player_id = $1 and game_code = $2 returning 1',
    [chosen.playerId, chosen.gameCode],
  )
  if (removed.length > 0) return false
  await tx.query(
    'insert into catalogue.favourites (player_id, game_code, added_at) values ($1, $2, $3) on conflict do nothing',
    [chosen.playerId, chosen.gameCode, chosen.at],
  )
  return true
}

/** Every game, also withdrawn ones, by its codes. */
export async function knownGames(
  executor: Db | Tx,
): Promise<{ gameCode: string; supplierGameCode: string; supplier: string }[]> {
  return executor.query<{ gameCode: string; supplierGameCode: string; supplier: string }>(
    'select game_code as "gameCode", supplier_game_code as "supplierGameCode", supplier from catalogue.games',
  )
}

/** Suppliers with published games, unless retired. */
export async function suppliersWithGames(executor: Db | Tx): Promise<string[]> {
  const rows = await executor.query<{ supplier: string }>(
    `select distinct supplier from catalogue.games
     where published and not exists (
       select from catalogue.supplier_states as states where states.supplier = games.supplier and state = 'retired')
     order by supplier`,
  )
  return rows.map(({ supplier }) => supplier)
}

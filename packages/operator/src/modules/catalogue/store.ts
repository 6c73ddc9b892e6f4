import type { GameCategory } from '@andon/contract/game-categories'
import type { OfferedWhere } from '@andon/contract/offered-where'
import type { PublishedGame } from '@andon/contract/supplier-games'
import { type Db, prepared, sql, type Tx, tables } from '@andon/platform/sql'

interface CatalogueTables {
  'catalogue.games': {
    game_code: string
    supplier: string
    position: number
    published: boolean
    details: unknown
  }
  'catalogue.last_played': { player_id: string; game_code: string; played_at: string }
  'catalogue.favourites': { player_id: string; game_code: string; added_at: string }
}

export interface CatalogueGame {
  readonly gameCode: string
  readonly supplier: string
  readonly published: boolean
  readonly details: PublishedGame
}

const games = (executor: Db | Tx) =>
  tables<CatalogueTables>(executor)
    .selectFrom('catalogue.games')
    .select(['game_code as gameCode', 'supplier', 'published', 'details'])
    .$castTo<CatalogueGame>() // details are written by syncGames alone, after their schema

/** In display order: by supplier, each supplier's games in its order. */
export async function publishedGames(executor: Db | Tx): Promise<CatalogueGame[]> {
  return games(executor).where('published', '=', true).orderBy('supplier').orderBy('position').execute()
}

export async function findGame(executor: Db | Tx, gameCode: string): Promise<CatalogueGame | undefined> {
  return games(executor).where('game_code', '=', gameCode).executeTakeFirst()
}

const offeredSql =
  prepared(`select game_code as "gameCode", supplier, details->>'category' as category, (details->>'minBet')::bigint as "minBet",
       (details->>'maxBet')::bigint as "maxBet", details->'sites' as sites, details->'countries' as countries,
       not exists (select from catalogue.supplier_states as states where states.supplier = games.supplier)
         and not exists (select from catalogue.paused_games as paused where paused.game_code = games.game_code) as "takesBets"
     from catalogue.games where published and game_code = any($1::text[])`)

/** What the wallet needs to know of a published game. */
export interface OfferedGame extends OfferedWhere {
  readonly supplier: string
  readonly category: GameCategory
  readonly minBet: number | null
  readonly maxBet: number | null
  /** Neither the game nor its supplier is paused or retired. */
  readonly takesBets: boolean
}

/** Published games by code, also those that take no bets now. */
export async function offeredGames(
  executor: Db | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OfferedGame>> {
  const rows = await executor.query<Record<string, unknown>>(offeredSql, [codes])
  return new Map(
    rows.map(({ gameCode, sites, countries, ...game }) => {
      const where = { ...(sites ? { sites } : {}), ...(countries ? { countries } : {}) }
      return [gameCode as string, { ...game, ...where } as OfferedGame] // written by syncGames alone, after its schema
    }),
  )
}

/** Games by code, including withdrawn ones. */
export async function findGames(
  executor: Db | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CatalogueGame>> {
  const rows = await executor.query<CatalogueGame & Record<string, unknown>>(
    `select game_code as "gameCode", supplier, published, details from catalogue.games where game_code = any($1::text[])`,
    [codes],
  )
  return new Map(rows.map((row) => [row.gameCode, row]))
}

/** Those of these game codes that other suppliers have, published or not. */
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
  await tables<CatalogueTables>(tx)
    .insertInto('catalogue.last_played')
    .values({ player_id: played.playerId, game_code: played.gameCode, played_at: played.at })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_code']).doUpdateSet({ played_at: played.at }))
    .execute()
}

/** Newest first, without games that are no longer playable. */
export async function lastPlayed(executor: Db | Tx, playerId: string, limit: number): Promise<string[]> {
  const rows = await tables<CatalogueTables>(executor)
    .selectFrom('catalogue.last_played as played')
    .innerJoin('catalogue.games as game', 'game.game_code', 'played.game_code')
    .select('played.game_code')
    .where('player_id', '=', playerId)
    .where('game.published', '=', true)
    .orderBy('played_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.game_code)
}

const inRoundSql = prepared(
  `select distinct game_code as "gameCode" from catalogue.rounds where player_id = $1 and state = 'open'`,
)

/** Published or not: the player finishes the round. Rounds are written by the game wallet; the index of open ones is small. */
export async function gamesInRound(executor: Db | Tx, playerId: string): Promise<string[]> {
  const rows = await executor.query<{ gameCode: string }>(inRoundSql, [playerId])
  return rows.map(({ gameCode }) => gameCode)
}

export async function favourites(executor: Db | Tx, playerId: string): Promise<string[]> {
  const rows = await tables<CatalogueTables>(executor)
    .selectFrom('catalogue.favourites as favourite')
    .innerJoin('catalogue.games as game', 'game.game_code', 'favourite.game_code')
    .select('favourite.game_code')
    .where('player_id', '=', playerId)
    .where('game.published', '=', true)
    .orderBy('added_at', 'desc')
    .execute()
  return rows.map((row) => row.game_code)
}

/** Adds or removes a favourite; returns true if the game is a favourite now. */
export async function toggleFavourite(
  tx: Tx,
  chosen: { playerId: string; gameCode: string; at: string },
): Promise<boolean> {
  const removed = await tables<CatalogueTables>(tx)
    .deleteFrom('catalogue.favourites')
    .where('player_id', '=', chosen.playerId)
    .where('game_code', '=', chosen.gameCode)
    .returning(sql<number>`1`.as('one'))
    .execute()
  if (removed.length > 0) return false
  await tables<CatalogueTables>(tx)
    .insertInto('catalogue.favourites')
    .values({ player_id: chosen.playerId, game_code: chosen.gameCode, added_at: chosen.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

import type { PlayerApi } from '@andon/contract'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { getFavouriteGames } from './get-favourite-games.ts'
import { getGameTitles } from './get-game-titles.ts'
import { getGames } from './get-games.ts'
import { getLastPlayedGames } from './get-last-played-games.ts'
import { getLobbyGameGroupGames } from './get-lobby-game-group-games.ts'
import { getLobbyListWithGameGroups } from './get-lobby-list-with-game-groups.ts'
import { getSportsBooks } from './get-sports-books.ts'
import { createJobs } from './jobs.ts'
import { launchGame } from './launch-game.ts'
import { openSportsBook } from './open-sports-book.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { refreshSportsBookToken } from './refresh-sports-book-token.ts'
import { type RoundQuery, readRounds } from './round-history/read-rounds.ts'
import { readContentVersion } from './store.ts'
import { createSupplierWallet, type MoneyDoors, type PaceOptions } from './supplier-wallet/create-supplier-wallet.ts'
import { createSuppliers, type Supplier } from './suppliers.ts'
import { syncGames } from './sync-games.ts'
import { toggleFavoriteGame } from './toggle-favorite-game.ts'

export interface CatalogueOptions extends PlayerLookups, MoneyDoors, PaceOptions {
  readonly suppliers: readonly Supplier[]
}

/**
 * The catalogue owns which games there are, how players find and open them, and what suppliers may do with players' money
 * (`supplier-wallet/`: the operator's side of the wallet API).
 * - Only games that can be played are listed; a game belongs to one supplier for ever.
 * - The content version grows whenever what players see of the catalogue changes.
 * - A launch token opens one game session, once; it and the session are bound to player, login session, supplier and game, and both
 *   are stored as hashes.
 * - Of a supplier's transaction id at most one money movement ever comes; the same call is answered the same.
 * - A bet is rolled back or paid, never both; wins and rollbacks never need a live session.
 * Publishes, keyed by player: `catalogue.GameLaunched {playerId, gameCode, supplier, site}`,
 * `catalogue.RoundSettled {supplier, playerId, roundId, gameCode, currency, staked, won}`.
 */
export function createCatalogue(
  runtime: Runtime,
  { wallet, bonuses, limits, cycleFloor, suppliers: configured, ...lookups }: CatalogueOptions,
) {
  const suppliers = createSuppliers(configured)
  const deps: Deps = { ...runtime, ...lookups, suppliers }
  const supplierWallet = createSupplierWallet(runtime, { ...deps, wallet, bonuses, limits, cycleFloor })
  const routes: Handlers<PlayerApi['catalogue']> = {
    getGames: getGames(deps),
    getLobbyListWithGameGroups: getLobbyListWithGameGroups(deps),
    getLobbyGameGroupGames: getLobbyGameGroupGames(deps),
    getGameTitles: getGameTitles(deps),
    launchGame: launchGame(deps),
    getSportsBooks: getSportsBooks(deps),
    openSportsBook: openSportsBook(deps),
    refreshSportsBookToken: refreshSportsBookToken(deps),
    getLastPlayedGames: getLastPlayedGames(deps),
    getFavouriteGames: getFavouriteGames(deps),
    toggleFavoriteGame: toggleFavoriteGame(deps),
  }
  return {
    routes,
    supplierWallet,
    registerSupplier: suppliers.register,
    syncGames: (tx: Tx, supplierCode: string, games: readonly PublishedGame[]) =>
      syncGames(tx, suppliers, supplierCode, games),
    /** Where suppliers' pages are served: a site's page may frame these and no other. */
    supplierOrigins: () => [...new Set(suppliers.all().map(({ gamesOrigin }) => gamesOrigin))],
    contentVersion: () => readContentVersion(runtime.db),
    roundHistory: (executor: Db | Tx, query: RoundQuery) => readRounds(executor, suppliers, query),
    jobs: createJobs(runtime, supplierWallet),
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
export type { PlayerFacts, PlayerLookups } from './player-lookups.ts'
export type { PastRound } from './round-history/read-rounds.ts'
export type { WalletAnswer } from './supplier-wallet/answer.ts'
export type { Handle, Headers } from './supplier-wallet/handle.ts'
export type { SigningKey, Supplier } from './suppliers.ts'

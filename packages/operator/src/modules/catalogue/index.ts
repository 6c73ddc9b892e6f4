import type { PlayerApi } from '@andon/contract'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { afterCommit, type Db, type Tx } from '@andon/platform/sql'
import type { AskLaunchUrl } from './ask-launch-url.ts'
import type { Announce, CountLaunch, Deps } from './deps.ts'
import { detailCalls } from './game-page/get-game-details.ts'
import { getGameReturn } from './game-page/get-game-return.ts'
import { createNow } from './game-page/now.ts'
import { createPopularGames } from './game-page/popular.ts'
import { type GameSheets, histogramsOf } from './game-page/sheets.ts'
import { gamesWithChips } from './games-with-chips.ts'
import { getFavouriteGames } from './get-favourite-games.ts'
import { getGameTitles } from './get-game-titles.ts'
import { getGames } from './get-games.ts'
import { getLastPlayedGames } from './get-last-played-games.ts'
import { getLobbyGameGroupGames } from './get-lobby-game-group-games.ts'
import { getLobbyListWithGameGroups } from './get-lobby-list-with-game-groups.ts'
import { getSportsBooks } from './get-sports-books.ts'
import { getSportsMatches, type MatchesOf } from './get-sports-matches.ts'
import { createJobs } from './jobs.ts'
import { launchGame } from './launch-game.ts'
import { takeLaunchToken } from './launch-tokens.ts'
import { openSportsBook } from './open-sports-book.ts'
import type { PlayRecords } from './play-records.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { markRealityCheck } from './reality-check.ts'
import { refreshSportsBookToken } from './refresh-sports-book-token.ts'
import {
  codesOfSupplier,
  findGames,
  gameCodeOf,
  gamesOfOthers,
  offeredGames,
  readContentVersion,
  statedMaximums,
} from './store.ts'
import { attachSuppliers } from './suppliers/attach-suppliers.ts'
import type { OutsideFolder } from './suppliers/files/read-folders.ts'
import { staffRoutes } from './suppliers/staff.ts'
import { supplierStates } from './suppliers/states.ts'
import { createSuppliers, type Supplier } from './suppliers/suppliers.ts'
import { syncGames } from './sync-games.ts'
import { toggleFavouriteGame } from './toggle-favourite-game.ts'

export interface CatalogueOptions extends PlayerLookups {
  /** Suppliers that ship. */
  readonly suppliers: readonly Supplier[]
  /** The operator's folder of further ones (docs/operating.md). */
  readonly supplierFolder?: OutsideFolder
  /** For metrics. */
  readonly countLaunch?: CountLaunch
  /** Asks suppliers whose games have no fixed addresses. */
  readonly askLaunchUrl: AskLaunchUrl
  readonly matchesOf: MatchesOf
  readonly playRecords: PlayRecords
  readonly chipStackOf: Deps['chipStackOf']
  readonly announce?: Announce
}

/**
 * The catalogue owns games and suppliers, and how players find and open games. Suppliers' calls about money are in the module game-wallet.
 * - Only playable games are listed; a game never moves to another supplier.
 * - The content version increases with every visible change of the catalogue.
 * - A launch token opens one game session, once. It is bound to player, login session, supplier and game, and stored as a hash.
 */
export function createCatalogue(
  runtime: Runtime,
  {
    suppliers: builtIn,
    supplierFolder,
    countLaunch = () => undefined,
    askLaunchUrl,
    matchesOf,
    playRecords,
    ...lookups
  }: CatalogueOptions,
) {
  const suppliers = createSuppliers(builtIn)
  const popularGames = createPopularGames(runtime)
  const deps: Deps = {
    ...runtime,
    ...lookups,
    suppliers,
    popularGames,
    countLaunch,
    askLaunchUrl,
    matchesOf,
    playRecords,
  }
  const { playersNow, liveTables, callsAboutNow } = createNow(deps)
  const writeGames = (tx: Tx, supplierCode: string, games: readonly PublishedGame[], sheets?: GameSheets) =>
    syncGames(tx, suppliers, { supplierCode, games, sheets })
  return {
    routes: routes(deps, callsAboutNow),
    staffRoutes: staffRoutes(runtime, {
      folder: supplierFolder,
      builtIn: builtIn.map(({ code }) => code),
      playRecords,
    }),
    suppliers,
    /** Undefined without a folder. */
    attached:
      supplierFolder &&
      attachSuppliers({ ...runtime, suppliers, builtIn, playRecords, syncGames: writeGames }, supplierFolder),
    findGames,
    offeredGames,
    /** Suppliers that take no bets: paused or retired. */
    supplierStates,
    statedMaximums,
    codesOfSupplier,
    gameCodeOf,
    gamesOfOthers,
    /** Redeems a supplier's launch token; a second attempt returns nothing. */
    takeLaunchToken: async (tx: Tx, asked: Parameters<typeof takeLaunchToken>[1]) => {
      const launch = await takeLaunchToken(tx, asked)
      if (launch) afterCommit(tx, () => countLaunch('redeemed', launch.supplier))
      return launch
    },
    syncGames: writeGames,
    /** Origins of suppliers' pages and pictures: the only ones that sites may embed and show. */
    supplierOrigins: () => originsOf(suppliers.all()),
    contentVersion: () => readContentVersion(runtime.db),
    popularGames,
    playersNow,
    liveTables,
    histogramsOf,
    /** Returns the games that can be played with the chips of a race. */
    gamesWithChips: (executor: Db | Tx, codes: readonly string[]) => gamesWithChips(executor, { codes, suppliers }),
    jobs: createJobs(runtime, playRecords),
  }
}

function routes(
  deps: Deps,
  callsAboutNow: ReturnType<typeof createNow>['callsAboutNow'],
): Handlers<PlayerApi['catalogue']> {
  return {
    getGames: getGames(deps),
    getLobbyListWithGameGroups: getLobbyListWithGameGroups(deps),
    getLobbyGameGroupGames: getLobbyGameGroupGames(deps),
    getGameTitles: getGameTitles(deps),
    ...detailCalls(deps),
    getGameReturn: getGameReturn(deps),
    ...callsAboutNow,
    launchGame: launchGame(deps),
    realityCheck: markRealityCheck(deps),
    getSportsBooks: getSportsBooks(deps),
    getSportsMatches: getSportsMatches(deps),
    openSportsBook: openSportsBook(deps),
    refreshSportsBookToken: refreshSportsBookToken(deps),
    getLastPlayedGames: getLastPlayedGames(deps),
    getFavouriteGames: getFavouriteGames(deps),
    toggleFavouriteGame: toggleFavouriteGame(deps),
  }
}

const originsOf = (suppliers: readonly Supplier[]) => ({
  frames: [...new Set(suppliers.flatMap(({ origins }) => origins.frames))],
  images: [...new Set(suppliers.flatMap(({ origins }) => origins.images))],
})

export type Catalogue = ReturnType<typeof createCatalogue>
export type { AskLaunchUrl, LaunchToAsk } from './ask-launch-url.ts'
export { isGameOffered } from './domain/places.ts'
export { isRealityCheckDue, isRealityCheckMissed, type RealityTime } from './domain/reality-time.ts'
export { liveTablesChanged } from './facts.ts'
export { quotedFigures } from './game-page/quoted-figures.ts'
export type { GameSheets } from './game-page/sheets.ts'
export { supplierWords } from './game-page/supplier-words.ts'
export type { MatchesOf, OfferedMatch } from './get-sports-matches.ts'
export type { LaunchToken } from './launch-tokens.ts'
export { gameSessionLock, lockNames, loginSessionLock } from './lock-names.ts'
export type { ClosedRounds, GreatWin, PlayRecords, SupplierPlay } from './play-records.ts'
export type { PlayerLookups } from './player-lookups.ts'
export type { OfferedGame, StatedMaximum } from './store.ts'
export {
  createSuppliers,
  type Hub88,
  type SigningKey,
  type Supplier,
  type Suppliers,
  supplierAt,
} from './suppliers/suppliers.ts'
export { tokenHash } from './token-hash.ts'

import { countriesWithoutGame, returnsTooLittle } from '@andon/contract/games/rules'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Deps } from './deps.ts'
import { countriesExcluded, isGameOffered } from './domain/places.ts'
import { looksOfGames } from './game-page/sheets.ts'
import { type CatalogueGame, pausedGames, publishedGames, readContentVersion } from './store.ts'
import type { Supplier, Suppliers } from './suppliers/suppliers.ts'

/**
 * All games that can be played at a site: published, not paused, by a registered supplier, offered there, with at least the operator's minimum return.
 * Pictures are absolute URLs.
 */
export async function listGames({ db, suppliers }: Deps, site: string): Promise<readonly ListedGame[]> {
  const version = `${await readContentVersion(db)}.${suppliers.version()}`
  const bySite = lists.get(suppliers) ?? new Map<string, SiteList>()
  lists.set(suppliers, bySite)
  const known = bySite.get(site)
  if (known?.version === version) return known.games
  const games = listedFrom(await publishedGames(db), { suppliers, site, looks: await looksOfGames(db) })
  bySite.set(site, { version, games })
  return games
}

interface SiteList {
  readonly version: string
  readonly games: readonly ListedGame[]
}

/** The last list of each site: with thousands of games it takes long to read and is wanted in parts. */
const lists = new WeakMap<Suppliers, Map<string, SiteList>>()

/** Games that are only paused, offered there otherwise. */
export async function listPausedGames({ db, suppliers }: Deps, site: string): Promise<ListedGame[]> {
  return listedFrom(await pausedGames(db), { suppliers, site, looks: new Map() })
}

function listedFrom(
  games: readonly CatalogueGame[],
  { suppliers, site, looks }: { suppliers: Suppliers; site: string; looks: ReadonlyMap<string, string> },
): ListedGame[] {
  return games.flatMap(({ supplier: code, details }) => {
    const supplier = suppliers.find(code)
    if (!supplier || returnsTooLittle(details.rtp, null)) return []
    if (!isGameOffered({ supplier, game: details }, { site, country: null })) return []
    return [listed(details, { supplier, look: looks.get(details.gameCode) })]
  })
}

function listed(
  { sites, countries, ...game }: PublishedGame,
  { supplier, look }: { supplier: Supplier; look: string | undefined },
) {
  const { thumbnail, portrait = thumbnail, hero = thumbnail } = game
  const onOrigin = (path: string) => new URL(path, supplier.origins.frames[0]).href
  const excluded = [supplier, countries ? { countries } : {}].flatMap(countriesExcluded)
  return {
    ...game,
    thumbnail: onOrigin(thumbnail),
    portrait: onOrigin(portrait),
    hero: onOrigin(hero),
    look,
    notPlayableIn: [...new Set([...countriesWithoutGame(game.rtp), ...excluded])].sort(),
  }
}

type ListedGame = ReturnType<typeof listed>

/** A game in one language. It is found by its names in all of them. */
export function inLanguage(
  { hitFrequencyFor, look, ...game }: ListedGame,
  language: Language,
  { withLook = false }: { withLook?: boolean } = {},
): Game {
  const otherNames = languageCodes.filter((code) => code !== language).map((code) => game.name[code])
  return {
    ...game,
    name: game.name[language],
    searchWords: [...otherNames, ...(game.searchWords ?? [])],
    ...(hitFrequencyFor && { hitFrequencyFor: hitFrequencyFor[language] }),
    ...(withLook && look !== undefined && { look }),
  }
}

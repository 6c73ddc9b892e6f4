import { countriesWithoutGame, returnsTooLittle } from '@andon/contract/game-rules'
import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Deps } from './deps.ts'
import { publishedGames } from './store.ts'

/** All playable games: published, by a registered supplier, with at least the operator's minimum return. Thumbnails are absolute URLs. */
export async function listGames({ db, suppliers }: Deps): Promise<PublishedGame[]> {
  return (await publishedGames(db)).flatMap(({ supplier, details }) => {
    const origin = suppliers.find(supplier)?.gamesOrigin
    return origin === undefined || returnsTooLittle(details.rtp, null)
      ? []
      : [{ ...details, thumbnail: new URL(details.thumbnail, origin).href }]
  })
}

/** A game in one language. */
export function inLanguage(game: PublishedGame, language: Language): Game {
  return { ...game, name: game.name[language], notPlayableIn: countriesWithoutGame(game.rtp) }
}

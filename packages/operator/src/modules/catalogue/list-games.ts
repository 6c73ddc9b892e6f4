import { countriesWithoutGame, returnsTooLittle } from '@andon/contract/game-rules'
import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Deps } from './deps.ts'
import { publishedGames } from './store.ts'

/** Every game that can be played: published, by a supplier that is registered, with at least the house's return. Thumbnails are whole URLs. */
export async function listGames({ db, suppliers }: Deps): Promise<PublishedGame[]> {
  return (await publishedGames(db)).flatMap(({ supplier, details }) => {
    const origin = suppliers.find(supplier)?.gamesOrigin
    return origin === undefined || returnsTooLittle(details.rtp, null)
      ? []
      : [{ ...details, thumbnail: new URL(details.thumbnail, origin).href }]
  })
}

/** A game as players see it, in one language. */
export function inLanguage(game: PublishedGame, language: Language): Game {
  return { ...game, name: game.name[language], notPlayableIn: countriesWithoutGame(game.rtp) }
}

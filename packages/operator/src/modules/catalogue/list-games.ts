import { countriesWithoutGame, returnsTooLittle } from '@andon/contract/game-rules'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { Deps } from './deps.ts'
import { publishedGames } from './store.ts'

/** All playable games: published, by a registered supplier, with at least the operator's minimum return. Pictures are absolute URLs. */
export async function listGames({ db, suppliers }: Deps): Promise<ListedGame[]> {
  return (await publishedGames(db)).flatMap(({ supplier, details }) => {
    const origin = suppliers.find(supplier)?.origins.frames[0]
    return origin === undefined || returnsTooLittle(details.rtp, null) ? [] : [withPictures(details, origin)]
  })
}

function withPictures(game: PublishedGame, origin: string) {
  const { thumbnail, portrait = thumbnail, hero = thumbnail } = game
  const onOrigin = (path: string) => new URL(path, origin).href
  return { ...game, thumbnail: onOrigin(thumbnail), portrait: onOrigin(portrait), hero: onOrigin(hero) }
}

type ListedGame = ReturnType<typeof withPictures>

/** A game in one language. It is found by its names in all of them. */
export function inLanguage({ hitFrequencyFor, ...game }: ListedGame, language: Language): Game {
  const otherNames = languageCodes.filter((code) => code !== language).map((code) => game.name[code])
  return {
    ...game,
    name: game.name[language],
    searchWords: [...otherNames, ...(game.searchWords ?? [])],
    ...(hitFrequencyFor && { hitFrequencyFor: hitFrequencyFor[language] }),
    notPlayableIn: countriesWithoutGame(game.rtp),
  }
}

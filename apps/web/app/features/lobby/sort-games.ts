import { type Language, languages } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { SortOption } from './sort-options.ts'

const volatilityOrder = { none: 0, low: 1, medium: 2, high: 3 } as const

/** Names are sorted by their reading, which puts kanji where a Japanese reader expects them. */
export function nameOrder(language: Language): (a: Game, b: Game) => number {
  const { compare } = new Intl.Collator(language)
  return (a, b) => compare(sortName(a, language), sortName(b, language))
}

/** Games without an RTP always come last. `fromAtoZ` has at least these games, and spares the comparing of many names. */
export function sortGames(
  games: readonly Game[],
  option: SortOption,
  language: Language,
  fromAtoZ?: readonly Game[],
): readonly Game[] {
  const byName = () => {
    if (fromAtoZ === undefined) return games.toSorted(nameOrder(language))
    const wanted = new Set(games)
    return fromAtoZ.filter((game) => wanted.has(game))
  }
  const byVolatility = (a: Game, b: Game) => volatilityOrder[a.volatility] - volatilityOrder[b.volatility]
  switch (option) {
    case 'Default':
      return games
    case 'AtoZ':
      return byName()
    case 'ZtoA':
      return byName().toReversed()
    case 'VolatilityLowToHigh':
      return games.toSorted(byVolatility)
    case 'VolatilityHighToLow':
      return games.toSorted((a, b) => byVolatility(b, a))
    case 'RTPLowToHigh':
      return games.toSorted((a, b) => byRtp(a.rtp, b.rtp, 1))
    case 'RTPHighToLow':
      return games.toSorted((a, b) => byRtp(a.rtp, b.rtp, -1))
  }
}

const sortName = (game: Game, language: Language) => (languages[language].kana ? game.reading || game.name : game.name)

function byRtp(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}

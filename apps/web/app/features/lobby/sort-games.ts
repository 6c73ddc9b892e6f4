import { type Language, languages } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'

export const sortOptions = [
  'Default',
  'AtoZ',
  'ZtoA',
  'VolatilityLowToHigh',
  'VolatilityHighToLow',
  'RTPLowToHigh',
  'RTPHighToLow',
] as const
export type SortOption = (typeof sortOptions)[number]

export const isSortOption = (value: string): value is SortOption => sortOptions.some((option) => option === value)

const volatilityOrder = { none: 0, low: 1, medium: 2, high: 3 } as const

/** Names are sorted by their reading, which puts kanji where a Japanese reader expects them. Games without an RTP always come last. */
export function sortGames(games: readonly Game[], option: SortOption, language: Language): readonly Game[] {
  const collator = new Intl.Collator(language)
  const byName = (a: Game, b: Game) => collator.compare(sortName(a, language), sortName(b, language))
  const byVolatility = (a: Game, b: Game) => volatilityOrder[a.volatility] - volatilityOrder[b.volatility]
  switch (option) {
    case 'Default':
      return games
    case 'AtoZ':
      return games.toSorted(byName)
    case 'ZtoA':
      return games.toSorted((a, b) => byName(b, a))
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

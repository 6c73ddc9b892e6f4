/** Tags by which lobbies filter games: what happens in a game. A supplier may use others, which lobbies ignore. */
export const gameFeatures = [
  'lines',
  'ways',
  'cluster',
  'tumble',
  'free-spins',
  'expanding-symbol',
  'respins',
  'hold-and-win',
  'bonus-game',
  'multiplier',
  'fixed-prizes',
  'cash-out',
] as const
export type GameFeature = (typeof gameFeatures)[number]

export const isGameFeature = (tag: string): tag is GameFeature => gameFeatures.some((feature) => feature === tag)

/** Tags of rows in a lobby, beside the features. */
export const rowTags = ['featured', 'new', 'three-reels', 'calm', 'festival'] as const

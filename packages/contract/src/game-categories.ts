import * as v from 'valibot'

/** What lobbies, bonus contributions and the rules for games distinguish. A bet in a sportsbook has the category `sports`. */
export const gameCategories = [
  'slots',
  'table-games',
  'live-casino',
  'instant-games',
  'video-poker',
  'bingo',
  'scratchcards',
  'virtual-sports',
  'sports',
] as const
export type GameCategory = (typeof gameCategories)[number]
export const gameCategory = v.picklist(gameCategories)

import * as v from 'valibot'

/** What lobbies, bonus contributions and the rules for games distinguish. */
export const gameCategories = [
  'slots',
  'table-games',
  'live-casino',
  'instant-games',
  'video-poker',
  'bingo',
  'scratchcards',
  'virtual-sports',
] as const
export type GameCategory = (typeof gameCategories)[number]
export const gameCategory = v.picklist(gameCategories)

/** What a stake is placed on: a game of a category, or a sportsbook, which is no game and in no lobby. */
export const stakeCategories = [...gameCategories, 'sports'] as const
export type StakeCategory = (typeof stakeCategories)[number]
export const stakeCategory = v.picklist(stakeCategories)

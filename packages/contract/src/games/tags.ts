/** Tags of rows in a lobby. A game's mechanics are tags too, and a supplier may use others, which lobbies ignore. */
export const rowTags = ['featured', 'new', 'three-reels', 'calm', 'festival'] as const
export type RowTag = (typeof rowTags)[number]

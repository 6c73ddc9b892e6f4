import type { LobbyContent, LobbyGroup } from '../games/lobby-content.ts'

/** The group with the game of the day alone. */
export const dayGroup = 'today'

/** Fewer featured games are all at the top of the lobby. */
const fewestFeatured = 4

/** The groups that have a row. */
export const groupsInRows = ({ groups }: Pick<LobbyContent, 'groups'>): readonly LobbyGroup[] =>
  groups.filter(({ id, total }) => id !== 'featured' || total >= fewestFeatured)

/** The groups that a visitor can choose. */
export const groupsOf = (content: Pick<LobbyContent, 'groups'>): readonly LobbyGroup[] =>
  groupsInRows(content).filter(({ id }) => id !== dayGroup)

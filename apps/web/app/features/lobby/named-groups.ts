import type { LobbyContent, LobbyGroup } from '../games/lobby-content.ts'

/** The group with the game of the day alone. */
export const dayGroup = 'today'

/** Fewer featured games are all at the top of the lobby. */
const fewestFeatured = 4

/** The groups that have a row. */
export const groupsInRows = ({ groups }: Pick<LobbyContent, 'groups'>): readonly LobbyGroup[] =>
  groups.filter(({ id, total }) => id !== 'featured' || total >= fewestFeatured)

/** The groups that a visitor can choose: those of kinds that are few among the slots first, because no other list shows them together. Groups of categories are named like them. */
export function groupsOf(content: Pick<LobbyContent, 'groups' | 'games'>): readonly LobbyGroup[] {
  const kinds = new Set<string>(content.games.map(({ category }) => category).filter((kind) => kind !== 'slots'))
  const groups = groupsInRows(content).filter(({ id }) => id !== dayGroup)
  return [...groups.filter(({ id }) => kinds.has(id)), ...groups.filter(({ id }) => !kinds.has(id))]
}

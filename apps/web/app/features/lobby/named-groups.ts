import { gameCategories } from '@andon/contract/game-categories'
import type { LobbyContent, LobbyGroup } from '../games/lobby-content.ts'

/** The group with the game of the day alone. */
export const dayGroup = 'today'

/** Fewer featured games are all at the top of the lobby. */
const fewestFeatured = 4

/** The groups that have a row. */
export const groupsInRows = ({ groups }: Pick<LobbyContent, 'groups'>): readonly LobbyGroup[] =>
  groups.filter(({ id, total }) => id !== 'featured' || total >= fewestFeatured)

/** The groups that a visitor can choose: those of kinds that are few among the slots first, because no other list shows them together. */
export function groupsOf(content: Pick<LobbyContent, 'groups'>): readonly LobbyGroup[] {
  const groups = groupsInRows(content).filter(({ id }) => id !== dayGroup)
  return [...groups.filter(isKind), ...groups.filter((group) => !isKind(group))]
}

const isKind = ({ id }: LobbyGroup) => id !== 'slots' && gameCategories.some((category) => category === id)

import type { LobbyContent, LobbyGroup } from '../games/lobby-content.ts'

/** Fewer featured games are all at the top of the lobby. */
const fewestFeatured = 4

/** The groups that a lobby names. */
export const groupsOf = ({ groups }: Pick<LobbyContent, 'groups'>): readonly LobbyGroup[] =>
  groups.filter(({ id, total }) => id !== 'featured' || total >= fewestFeatured)

import type { Game } from '@andon/contract/player-api/catalogue'
import type { LobbyContent } from '../games/load-games.ts'

/** Fewer featured games are all at the top of the lobby. */
const fewestFeatured = 4

export interface Rail {
  readonly id: string
  readonly name: string
  readonly games: readonly Game[]
}

/** A lobby's groups with their games. */
export function railsOf({ groups, games }: LobbyContent): readonly Rail[] {
  const byCode = new Map(games.map((game) => [game.gameCode, game]))
  return groups
    .filter(({ id, games }) => id !== 'featured' || games.length >= fewestFeatured)
    .map(({ id, name, games }) => ({ id, name, games: games.flatMap((code) => byCode.get(code) ?? []) }))
}

/** Fewer games, or those of a single group, are one grid. */
const fewestForRows = 6

export const hasRows = (content: LobbyContent) => content.games.length >= fewestForRows && railsOf(content).length > 1

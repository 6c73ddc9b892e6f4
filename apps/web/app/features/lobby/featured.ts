import type { Game } from '@andon/contract/player-api/catalogue'

const mostFeatured = 2

/** The games at the top of a lobby: those that the site names and the lobby has; without any, the lobby's first game. */
export function featuredOf(games: readonly Game[], named: readonly string[]): readonly Game[] {
  const found = named.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  return found.length > 0 ? found.slice(0, mostFeatured) : games.slice(0, 1)
}

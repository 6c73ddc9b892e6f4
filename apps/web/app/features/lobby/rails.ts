import type { Game } from '@andon/contract/player-api/catalogue'
import type { LobbyContent } from '../games/lobby-content.ts'
import { groupsOf } from './named-groups.ts'

export interface Rail {
  readonly id: string
  readonly name: string
  readonly games: readonly Game[]
  /** Games in the group, also those that its row leaves to other rows. */
  readonly total: number
}

/** Tiles of a row; its link leads to the whole group. */
export const mostInRow = 24
/** A game stands in so many rows of a lobby at most, so that the rows do not repeat each other. */
const mostRows = 2
const fewestInRow = 2

/** The rows of a lobby, each with those of its games that are not in two rows above it. Every game is in a row. */
export function railsOf(content: Pick<LobbyContent, 'games' | 'groups'>): readonly Rail[] {
  const byCode = new Map(content.games.map((game) => [game.gameCode, game]))
  const shown = new Map<Game, number>()
  return groupsOf(content).flatMap((group) => {
    const all = group.games.flatMap((code) => byCode.get(code) ?? [])
    const games = all.filter((game) => (shown.get(game) ?? 0) < mostRows)
    const isNeeded = games.length >= fewestInRow || games.some((game) => !shown.has(game))
    if (!isNeeded) return []
    for (const game of games) shown.set(game, (shown.get(game) ?? 0) + 1)
    return [{ ...group, games }]
  })
}

/** Fewer games, or those of a single group, are one grid. */
const fewestForRows = 6

export const hasRows = (content: Pick<LobbyContent, 'games' | 'groups'>) =>
  content.games.length >= fewestForRows && railsOf(content).length > 1

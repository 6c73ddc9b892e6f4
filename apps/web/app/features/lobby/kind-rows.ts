import type { Game } from '@andon/contract/player-api/catalogue'
import type { LobbyGroup } from '../games/lobby-content.ts'
import { fewestInWall } from './wall-shapes.ts'

/** The kind whose row has live rooms. */
export const liveGroup = 'live-casino'

export interface KindRow {
  readonly id: string
  readonly name: string
  readonly games: readonly Game[]
}

/** A single game of a category stays among the others. */
const fewestInRow = 2

/**
 * A short list in two parts, each game once: the wall, and below it a row for each other category than that of most games, in the lobby's order. Groups of categories
 * are named like them. A wall would not be left with too few games: then all stay in it.
 */
export function kindRows(
  games: readonly Game[],
  groups: readonly Pick<LobbyGroup, 'id' | 'name'>[],
): { readonly wall: readonly Game[]; readonly rows: readonly KindRow[] } {
  const byCategory = Map.groupBy(games, ({ category }) => category)
  const most = Math.max(0, ...[...byCategory.values()].map(({ length }) => length))
  const rows = groups.flatMap(({ id, name }) => {
    const own = games.filter(({ category }) => category === id)
    return own.length < fewestInRow || own.length === most ? [] : [{ id, name, games: own }]
  })
  const inRows = new Set(rows.flatMap((row) => row.games))
  const wall = games.filter((game) => !inRows.has(game))
  return wall.length < fewestInWall ? { wall: games, rows: [] } : { wall, rows }
}

/** Walls of so many games fill their lines on wide screens as they are. */
const wholeWalls = [19, 11]

/** After how many games of a wall something may stand between its lines: both parts are walls. */
export function firstPartOf(count: number): number {
  return wholeWalls.find((part) => count - part >= fewestInWall) ?? count
}

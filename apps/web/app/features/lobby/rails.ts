import type { Game } from '@andon/contract/player-api/catalogue'
import type { LobbyContent } from '../games/lobby-content.ts'
import { dayGroup, groupsInRows } from './named-groups.ts'

export interface Rail {
  readonly id: string
  readonly name: string
  readonly games: readonly Game[]
  /** Games in the group, also those that its row leaves to other rows. */
  readonly total: number
}

/** Tiles of a row; its link leads to the whole group. */
export const mostInRow = 24
/** These rows cannot choose among the games of their group: they show its first. */
const mostInFixed: Readonly<Record<string, number>> = { popular: 5, [dayGroup]: 1 }
/** A game stands in so many rows of a lobby at most, so that the rows do not repeat each other. */
const mostRows = 2
const fewestInRow = 2

/**
 * The rows of a lobby in its order. Each first gets two games, the smallest groups before the others, then what is left of its games. A group of more than half
 * of the lobby shows only the games that stand nowhere else. Every game is in a row.
 */
export function railsOf(content: Pick<LobbyContent, 'games' | 'groups' | 'total'>): readonly Rail[] {
  const byCode = new Map(content.games.map((game) => [game.gameCode, game]))
  const groups = groupsInRows(content).map((group) => {
    const all = group.games.flatMap((code) => byCode.get(code) ?? [])
    return { ...group, all: all.slice(0, mostInFixed[group.id]), row: new Set<Game>() }
  })
  const rowsWith = new Map<Game, number>()
  const fill = (row: Set<Game>, games: readonly Game[], most: number) => {
    for (const game of games) {
      if (row.size >= most) return
      if (row.has(game) || (rowsWith.get(game) ?? 0) >= mostRows) continue
      row.add(game)
      rowsWith.set(game, (rowsWith.get(game) ?? 0) + 1)
    }
  }
  const wishes = countWishes(groups)
  const choosing = groups.filter((group) => !isFixed(group) && group.total * 2 <= content.total)
  for (const { all, row } of groups.filter(isFixed)) fill(row, all, mostInRow)
  const free = ({ all }: { all: readonly Game[] }) => all.filter((game) => (rowsWith.get(game) ?? 0) < mostRows).length
  let waiting = choosing
  while (waiting.length > 0) {
    const [scarcest, ...others] = waiting.toSorted((a, b) => free(a) - free(b))
    if (scarcest) fill(scarcest.row, rarestFirst(scarcest.all, wishes), fewestInRow)
    waiting = others
  }
  for (const { all, row } of choosing) fill(row, all, mostInRow)
  for (const group of groups.filter((group) => !isFixed(group) && !choosing.includes(group)))
    fill(
      group.row,
      group.all.filter((game) => !rowsWith.has(game)),
      mostInRow,
    )
  return groups.flatMap(({ all, row, ...group }) => {
    const games = all.filter((game) => row.has(game))
    const isNeeded = games.length >= fewestInRow || games.some((game) => isFixed(group) || rowsWith.get(game) === 1)
    if (isNeeded) return [{ ...group, games }]
    for (const game of games) rowsWith.set(game, (rowsWith.get(game) ?? 0) - 1) // its other row now stays
    return []
  })
}

const isFixed = ({ id }: Pick<Rail, 'id'>) => Object.hasOwn(mostInFixed, id)

/** How many groups have each game. */
function countWishes(groups: readonly { readonly all: readonly Game[] }[]): ReadonlyMap<Game, number> {
  const wishes = new Map<Game, number>()
  for (const { all } of groups) for (const game of all) wishes.set(game, (wishes.get(game) ?? 0) + 1)
  return wishes
}

const rarestFirst = (games: readonly Game[], wishes: ReadonlyMap<Game, number>) =>
  games.toSorted((a, b) => (wishes.get(a) ?? 0) - (wishes.get(b) ?? 0))

/** Fewer games, or those of a single group, are one grid. */
const fewestForRows = 6

export const hasRows = (content: Pick<LobbyContent, 'games' | 'groups' | 'total'>) =>
  content.games.length >= fewestForRows && railsOf(content).filter(({ id }) => id !== dayGroup).length > 1

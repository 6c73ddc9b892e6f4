import type { LobbyName } from '@andon/contract/lobbies'
import type { Game, GameGroup } from '@andon/contract/player-api/catalogue'
import type { Banner } from '@andon/contract/player-api/content-notices'
import { hasRows, mostInRow, railsOf } from '../lobby/rails.ts'
import { firstGames } from './first-games.ts'

export interface LobbyGroup extends GameGroup {
  /** Games in the group; `games` of the first view of a long list has only those of its row. */
  readonly total: number
}

export interface LobbyContent {
  readonly lobby: LobbyName | 'all'
  readonly groups: readonly LobbyGroup[]
  /** The games of all groups, without duplicates, in order of first appearance; of a long list, those of the first view. */
  readonly games: readonly Game[]
  /** Games of the lobby; more than `games` has if the list is long. */
  readonly total: number
  /** True if its games stand in rows: there are enough games and groups. */
  readonly inRows: boolean
  /** Names of the makers by code. */
  readonly vendors: readonly (readonly [code: string, name: string])[]
  readonly banners: readonly Banner[]
}

interface Listed {
  readonly lobby: LobbyName | 'all'
  readonly groups: readonly GameGroup[]
  readonly games: readonly Game[]
  readonly banners: readonly Banner[]
}

/** The whole content of a lobby; `all` has all games, the others those of their groups. */
export function wholeContent({ lobby, groups, games: listed, banners }: Listed): LobbyContent {
  const byCode = new Map(listed.map((game) => [game.gameCode, game]))
  const codes = new Set(groups.flatMap((group) => group.games))
  const games = lobby === 'all' ? listed : [...codes].flatMap((code) => byCode.get(code) ?? [])
  const withTotals = groups.map((group) => ({ ...group, total: group.games.length }))
  return {
    lobby,
    games,
    banners,
    groups: withTotals,
    total: games.length,
    inRows: hasRows({ games, groups: withTotals, total: games.length }),
    vendors: [...new Map(games.map((game) => [game.vendorCode, game.vendorDisplayName]))],
  }
}

/** The number of games of a page that have looks: those of the first screens. */
const mostLooks = 24
const looksInRow = 8

/** Up to so many games, a page has the whole list. */
export const mostInPage = 300
/**
 * Of a long list what a page shows first: the start of the list, the rows and the `featured` games. The browser fetches the rest (`whole-lobby.ts`). Games
 * further down are without their looks.
 */
export function firstView(content: LobbyContent, featured: readonly string[]): LobbyContent {
  const first = content.total > mostInPage ? startOf(content, featured) : content
  const isGrid = !first.inRows || first.lobby === 'all'
  const inOrder = isGrid ? first.games : railsOf(first).flatMap(({ games }) => games.slice(0, looksInRow))
  const codes = new Set([...featured, ...inOrder.map(({ gameCode }) => gameCode)])
  const withLook = new Set([...codes].slice(0, mostLooks))
  return {
    ...first,
    games: first.games.map(({ look, ...game }) => (look && withLook.has(game.gameCode) ? { ...game, look } : game)),
  }
}

function startOf(content: LobbyContent, featured: readonly string[]): LobbyContent {
  const rows = new Map(
    railsOf(content).map(({ id, games }) => [id, games.slice(0, mostInRow).map(({ gameCode }) => gameCode)]),
  )
  const kept = new Set([...featured, ...[...rows.values()].flat()])
  return {
    ...content,
    groups: content.groups.map((group) => ({ ...group, games: rows.get(group.id) ?? [] })),
    games: [
      ...content.games.slice(0, firstGames),
      ...content.games.slice(firstGames).filter(({ gameCode }) => kept.has(gameCode)),
    ],
  }
}

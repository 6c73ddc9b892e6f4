import type { Game } from '@andon/contract/player-api/catalogue'
import { type Chosen, type Facet, facets } from './chosen.ts'

/** By what games can be narrowed, beside a group and a search: for each game, the values that it has. */
const valuesOf: Readonly<Record<Facet, (game: Game) => readonly string[]>> = {
  vendor: ({ vendorCode }) => [vendorCode],
  feature: ({ tagList }) => tagList,
  volatility: ({ volatility }) => [volatility],
  rtp: ({ rtp }) => rtpsFrom.filter((from) => rtp !== null && rtp >= Number(from)),
  stake: ({ minBet }) => stakesTo.filter((to) => minBet !== undefined && minBet <= Number(to)),
}

/** Least returns, in per cent. */
export const rtpsFrom = ['95', '96', '97', '98']
/** Greatest least stakes, in minor units. */
export const stakesTo = ['10', '20', '50', '100']

/** True if a game has the chosen values, in all facets but `except`. */
export function has(game: Game, chosen: Chosen, except?: Facet): boolean {
  return facets.every((facet) => {
    const wanted = chosen[facet]
    return facet === except || wanted.length === 0 || valuesOf[facet](game).some((value) => wanted.includes(value))
  })
}

/** The values that some of the games have and others have not, by facet: only those narrow a list. */
export function narrowingValues(games: readonly Game[]): Readonly<Record<Facet, ReadonlySet<string>>> {
  const valuesThatNarrow = (facet: Facet) => {
    const counts = new Map<string, number>()
    for (const game of games)
      for (const value of new Set(valuesOf[facet](game))) counts.set(value, (counts.get(value) ?? 0) + 1)
    return new Set([...counts].filter(([, count]) => count < games.length).map(([value]) => value))
  }
  return {
    vendor: valuesThatNarrow('vendor'),
    feature: valuesThatNarrow('feature'),
    volatility: valuesThatNarrow('volatility'),
    rtp: valuesThatNarrow('rtp'),
    stake: valuesThatNarrow('stake'),
  }
}

/** How many of the games each value of a facet would show, as the other facets are chosen. */
export function countsOf(games: readonly Game[], chosen: Chosen, facet: Facet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const game of games)
    if (has(game, chosen, facet))
      for (const value of valuesOf[facet](game)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

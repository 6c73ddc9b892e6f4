import type { Game } from '@andon/contract/player-api/catalogue'

/** By what games can be narrowed, beside a group and a search: for each game, the values that it has. */
const valuesOf = {
  vendor: ({ vendorCode }: Game): readonly string[] => [vendorCode],
  feature: ({ tagList }: Game): readonly string[] => tagList,
  volatility: ({ volatility }: Game): readonly string[] => [volatility],
  rtp: ({ rtp }: Game): readonly string[] => rtpsFrom.filter((from) => rtp !== null && rtp >= Number(from)),
  stake: ({ minBet }: Game): readonly string[] => stakesTo.filter((to) => minBet !== undefined && minBet <= Number(to)),
}
export type Facet = keyof typeof valuesOf
export const facets = Object.keys(valuesOf) as readonly Facet[] // Object.keys forgets the literal names

/** Least returns, in per cent. */
export const rtpsFrom = ['95', '96', '97', '98']
/** Greatest least stakes, in minor units. */
export const stakesTo = ['10', '20', '50', '100']

/** The chosen values of each facet; of several values of one facet a game needs one. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>

/** From the address, where several values are divided by commas. */
export function chosenIn(address: URLSearchParams): Chosen {
  const at = (facet: Facet) => (address.get(facet) ?? '').split(',').filter(Boolean)
  return {
    vendor: at('vendor'),
    feature: at('feature'),
    volatility: at('volatility'),
    rtp: at('rtp'),
    stake: at('stake'),
  }
}

export const chosenCount = (chosen: Chosen) => facets.reduce((sum, facet) => sum + chosen[facet].length, 0)

/** Whether a game has what is chosen, in all facets but `except`. */
export function has(game: Game, chosen: Chosen, except?: Facet): boolean {
  return facets.every((facet) => {
    const wanted = chosen[facet]
    return facet === except || wanted.length === 0 || valuesOf[facet](game).some((value) => wanted.includes(value))
  })
}

/** How many of the games each value of a facet would show, as the other facets are chosen. */
export function countsOf(games: readonly Game[], chosen: Chosen, facet: Facet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const game of games)
    if (has(game, chosen, facet))
      for (const value of valuesOf[facet](game)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

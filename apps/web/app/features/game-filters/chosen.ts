/** By what games can be narrowed, beside a group and a search. */
export const facets = ['vendor', 'feature', 'volatility', 'rtp', 'stake'] as const
export type Facet = (typeof facets)[number]

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

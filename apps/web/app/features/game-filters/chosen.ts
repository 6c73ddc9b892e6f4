export const facets = ['vendor', 'feature', 'volatility', 'rtp', 'stake'] as const
/** By what games can be narrowed, beside a group and a search. */
export type Facet = (typeof facets)[number]

/** The chosen values of each facet; of several values of one facet a game needs one. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>

/** From the address, where several values are divided by commas. */
export const chosenIn = (address: URLSearchParams) =>
  Object.fromEntries(facets.map((facet) => [facet, address.get(facet)?.split(',') ?? []])) as unknown as Chosen // has every facet

export const chosenCount = (chosen: Chosen) => facets.reduce((sum, facet) => sum + chosen[facet].length, 0)

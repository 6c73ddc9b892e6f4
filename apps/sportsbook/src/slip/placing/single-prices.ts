import type { PlaceRequest } from './kept-requests.ts'

/** A joint price is that of several selections: it becomes the price of none of them, and the next quote has it. */
export function singlePrices(
  { legs }: Pick<PlaceRequest, 'legs'>,
  offered: readonly { readonly selection: string; readonly price: number }[],
): Map<string, { price: number }> {
  const joint = new Set(legs.filter(({ together }) => together?.length).map(({ selection }) => selection))
  return new Map(offered.flatMap(({ selection, price }) => (joint.has(selection) ? [] : [[selection, { price }]])))
}

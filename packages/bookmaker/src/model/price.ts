/**
 * A price as the book keeps it: what a stake of 1 returns, stake included, in whole thousandths (1.85 = 1850), always above 1000.
 * Probabilities and models compute with ordinary numbers; what is offered, accepted and settled is a price.
 */
export type Price = number & { readonly price: unique symbol }

/** Returns `thousandths` as a price; throws RangeError unless it is a whole number above 1000. */
export function price(thousandths: number): Price {
  if (!Number.isSafeInteger(thousandths) || thousandths <= 1000) throw new RangeError(`not a price: ${thousandths}`)
  return thousandths as Price
}

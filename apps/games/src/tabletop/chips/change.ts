/** Chips of one value. */
export interface Chips {
  readonly value: number
  readonly count: number
}

/** The fewest chips of these values, the greatest first, that make up an amount; `rest` is what is less than the smallest chip. All in minor units. */
export function chipsFor(amount: number, values: readonly number[]): { chips: Chips[]; rest: number } {
  let rest = amount
  const chips: Chips[] = []
  for (const value of [...values].sort((a, b) => b - a)) {
    const count = Math.floor(rest / value)
    if (count === 0) continue
    chips.push({ value, count })
    rest -= count * value
  }
  return { chips, rest }
}

/** Everything that decides what a slot pays, as data. Its hash is stored in each round. Values are multiples, not money. */
export interface SlotTable {
  readonly gameCode: string
  readonly rows: number
  /** For each line, its row on each reel. */
  readonly lines: readonly (readonly number[])[]
  /** Highest paying first. Pays are multiples of the stake per line, by the number in a row from the first reel. */
  readonly symbols: readonly SlotSymbol[]
  /** One circular strip per reel, read downwards. The first reel has no wild, so that a line's first symbol decides its win. */
  readonly strips: Readonly<Record<SpinMode, readonly (readonly string[])[]>>
  /** By number of scatters in view: multiple of the total stake, and free spins. */
  readonly scatter: Readonly<Record<number, { readonly stakeMultiple: number; readonly freeSpins: number }>>
  /** In a free spin each wild in a line win multiplies that win by this. */
  readonly freeSpinWildMultiplier: number
}

export interface SlotSymbol {
  readonly id: string
  readonly role: 'pays' | 'wild' | 'scatter'
  readonly pays: Readonly<Record<number, number>>
}

export type SpinMode = 'base' | 'free'

/** JSON with sorted keys, the input of the table's hash. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

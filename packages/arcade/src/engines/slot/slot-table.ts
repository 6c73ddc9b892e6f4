/** All that decides what a slot pays, as data: its hash is stored in each round. Multiples, never money. */
export interface SlotTable {
  readonly gameCode: string
  readonly rows: number
  /** Each line: the row it crosses on each reel. */
  readonly lines: readonly (readonly number[])[]
  /** Best paying first. Pays are multiples of the stake per line, for that many in a row from the first reel. */
  readonly symbols: readonly SlotSymbol[]
  /** One strip per reel, read downwards and round; the wild never stands on the first reel, so a line's first symbol names its win. */
  readonly strips: Readonly<Record<SpinMode, readonly (readonly string[])[]>>
  /** By number of scatters anywhere in view: multiple of the whole stake, and free spins. */
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

/** One text for one table, whatever order its keys were written in: what the table's hash is taken of. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

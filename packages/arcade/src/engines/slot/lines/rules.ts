import type { Strips } from '../kernel/window.ts'

/** Everything that decides what a slot on lines pays, as data. Its hash is stored in each round. Values are multiples, not money. */
export interface LinesRules {
  readonly gameCode: string
  readonly rows: number
  /** For each line, its row on each reel. */
  readonly lines: readonly (readonly number[])[]
  /** Highest paying first. Pays are multiples of the stake per line, by the number in a row from the first reel. */
  readonly symbols: readonly LinesSymbol[]
  /** The first reel has no wild, so that a line's first symbol decides its win. `free` is empty if no scatters win free spins. */
  readonly strips: Readonly<Record<SpinMode, Strips>>
  /** By number of scatters in view: multiple of the total stake, and free spins. */
  readonly scatter: Readonly<Record<number, { readonly stakeMultiple: number; readonly freeSpins: number }>>
  /** In a free spin each wild in a line win multiplies that win by this. */
  readonly freeSpinWildMultiplier: number
  /** A round pays this multiple of the total stake at most, and ends when it has. Absent where a round has a greatest win without it. */
  readonly mostMultiple?: number
}

export interface LinesSymbol {
  readonly id: string
  readonly role: 'pays' | 'wild' | 'scatter'
  readonly pays: Readonly<Record<number, number>>
}

export type SpinMode = 'base' | 'free'

export function winsFreeSpins({ scatter }: LinesRules): boolean {
  return Object.values(scatter).some(({ freeSpins }) => freeSpins > 0)
}

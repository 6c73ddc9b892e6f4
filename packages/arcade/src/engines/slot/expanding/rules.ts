import type { LinePays } from '../kernel/line-wins.ts'
import type { Strips } from '../kernel/window.ts'

/**
 * A slot on lines with free spins in which one symbol, drawn when they begin, fills each reel that shows it before wins are paid. The number of free spins in a
 * round is capped, so a round is finite. Values are multiples, not money.
 */
export interface ExpandingRules extends LinePays {
  readonly gameCode: string
  readonly rows: number
  /** Pays are multiples of the stake per line. */
  readonly symbols: readonly {
    readonly id: string
    readonly role: 'pays' | 'scatter'
    readonly pays: Readonly<Record<number, number>>
  }[]
  readonly strips: Readonly<Record<'base' | 'free', Strips>>
  /** By number of scatters in view, as they land: multiple of the total stake, and free spins (in free spins too). */
  readonly scatter: Readonly<Record<number, { readonly stakeMultiple: number; readonly freeSpins: number }>>
  readonly mostFreeSpins: number
  /** A round pays this multiple of the total stake at most, and ends when it has. Absent in rules from before there was one. */
  readonly mostMultiple?: number
}

/** The symbols that may be drawn, each equally likely. */
export function expandingSymbols({ symbols }: ExpandingRules): readonly string[] {
  return symbols.filter(({ role }) => role === 'pays').map(({ id }) => id)
}

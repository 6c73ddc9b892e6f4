import type { Position } from './window.ts'

/** A win that belongs to a symbol and not to a line: in ways, anywhere, in a cluster. */
export interface WinOfSymbol {
  readonly symbol: string
  /** Reels in a row (ways), or symbols (anywhere, cluster). */
  readonly count: number
  /** Number of ways; 1 for symbols anywhere and clusters. */
  readonly ways: number
  readonly positions: readonly Position[]
  readonly multiplier: number
  /** In pay units, for all ways, multiplier included. */
  readonly units: number
}

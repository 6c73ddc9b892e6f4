import type { Position, Strips } from '../kernel/window.ts'

/**
 * A slot whose winners leave: the symbols above them fall and each reel is refilled from its own strip above the window, until nothing wins. The whole spin
 * is therefore a function of the stops. Everything that decides what it pays, as data; its hash is stored in each round.
 */
export interface TumbleRules {
  readonly gameCode: string
  readonly rows: number
  /** Pays are multiples of the stake divided by this. */
  readonly payUnit: number
  /**
   * `anywhere`: so many of a symbol in view. `cluster`: so many that touch along their edges. `rows`: so many in one row; only the lowest winning row
   * pays, and it leaves as a whole.
   */
  readonly pays: 'anywhere' | 'cluster' | 'rows'
  /** Highest paying first. */
  readonly symbols: readonly TumbleSymbol[]
  /** `free` is empty without free spins. */
  readonly strips: Readonly<Record<TumbleMode, Strips>>
  /** A spin has this many falls at most: a win after the last one is paid and ends the spin. */
  readonly mostFalls: number
  readonly multiplier: TumbleMultiplier
  /** By least number of scatters in view after the last fall: multiple of the total stake, and free spins (in free spins too). */
  readonly scatter: Readonly<Record<number, ScatterAward>>
  /** A round plays this many free spins at most; free spins won beyond are not awarded. */
  readonly mostFreeSpins: number
}

export type TumbleMode = 'base' | 'free'

export interface TumbleSymbol {
  readonly id: string
  /**
   * `wild`, for clusters only: counts as a part of every cluster that it touches, also of several at once, and joins them if they are of one symbol. Wilds alone
   * win nothing.
   */
  readonly role: 'pays' | 'wild' | 'scatter'
  /** By least count: `{ 8: 5, 10: 20 }` pays 5 for eight or nine, and 20 for ten or more. Empty for the wild and the scatter. */
  readonly pays: Readonly<Record<number, number>>
}

/** The multiplier of every win of symbols, from 1 at the first spin and at the first free spin. */
interface TumbleMultiplier {
  /** Added by each fall; 0 for a game without multiplier. */
  readonly perFall: number
  readonly most: number
  /** True if a free spin begins with the multiplier that the free spin before it ended with. */
  readonly growsOverFreeSpins: boolean
}

export interface ScatterAward {
  readonly stakeMultiple: number
  readonly freeSpins: number
}

export interface FoundWin {
  readonly symbol: string
  readonly count: number
  readonly positions: readonly Position[]
  /** The win in units of the stake divided by `payUnit`, without multiplier. */
  readonly units: number
}

/** The entry for this count in a record by least count; undefined below the least. */
export function entryFor<Value>(byLeastCount: Readonly<Record<number, Value>>, count: number): Value | undefined {
  return Object.entries(byLeastCount).findLast(([least]) => Number(least) <= count)?.[1]
}

/** The multiplier of the wins after this many falls of a spin that began with the multiplier `from`. */
export function multiplierAfter(
  { multiplier }: Pick<TumbleRules, 'multiplier'>,
  { from, falls }: { readonly from: number; readonly falls: number },
): number {
  return Math.min(multiplier.most, from + falls * multiplier.perFall)
}

/** With which the next free spin begins. */
export function multiplierOfNext(
  rules: TumbleRules,
  { from, falls }: { readonly from: number; readonly falls: number },
): number {
  return rules.multiplier.growsOverFreeSpins ? multiplierAfter(rules, { from, falls }) : 1
}

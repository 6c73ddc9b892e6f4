import type { Strips } from '../kernel/window.ts'

/**
 * A slot on lines whose base spin can start BIG or REG: a run of bonus games on strips of their own, played at once in the same round and drawn from the same
 * stream. The run is finite, so a round is. Values are multiples, not money.
 */
export interface BonusGamesRules {
  readonly gameCode: string
  readonly rows: number
  /** For each line, its row on each reel. */
  readonly lines: readonly (readonly number[])[]
  /** Pays are multiples of the stake per line, by the number in a row from the first reel. */
  readonly symbols: readonly {
    readonly id: string
    readonly role: 'pays' | 'bonus'
    readonly pays: Readonly<Record<number, number>>
  }[]
  readonly strips: Readonly<Record<BonusGamesMode, Strips>>
  /** A line of nothing but `symbol` in the base spin starts the bonus. If lines of both are in view, BIG starts. */
  readonly bonuses: Readonly<Record<Bonus, BonusRun>>
}

export interface BonusRun {
  readonly symbol: string
  /** The run ends after this many games … */
  readonly games: number
  /** … or as soon as this many of them have won. */
  readonly wins: number
}

export type Bonus = 'big' | 'reg'
export type BonusGamesMode = 'base' | Bonus
export const bonuses: readonly Bonus[] = ['big', 'reg']

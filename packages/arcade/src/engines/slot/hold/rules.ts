import type { LinePays } from '../kernel/line-wins.ts'
import type { Strips } from '../kernel/window.ts'

/**
 * A slot on lines with hold and win: enough coins in view stay, and the other cells spin again until so many respins in a row bring no coin. Everything that
 * decides what it pays, as data; its hash is stored in each round.
 */
export interface HoldRules extends LinePays {
  readonly gameCode: string
  readonly rows: number
  /** Pays and coins are multiples of the stake divided by this. */
  readonly payUnit: number
  readonly symbols: readonly HoldSymbol[]
  readonly strips: Strips
  /** Least number of coins in view that starts the respins. */
  readonly coinsToStart: number
  /** Given at the start, and again after each respin that brings a coin. */
  readonly respins: number
  /** In each respin each empty cell shows a coin with the probability `coin` ÷ `of`, independently of the others. */
  readonly landing: { readonly coin: number; readonly of: number }
  /** A coin has each value with the probability `weight` ÷ sum of the weights. */
  readonly values: readonly CoinValue[]
  /** For a board full of coins, beside their values. `tier` names it if it is a fixed prize. */
  readonly fullBoard: { readonly units: number; readonly tier: string | null }
  /** A round pays at most this. What the coins would pay beyond it is not paid. */
  readonly mostUnits: number
}

export interface HoldSymbol {
  readonly id: string
  readonly role: 'pays' | 'coin'
  readonly pays: Readonly<Record<number, number>>
}

export interface CoinValue {
  readonly units: number
  readonly weight: number
  /** The name of a fixed prize, such as `mini`; null for an ordinary coin. */
  readonly tier: string | null
}

export const cellsOf = ({ strips, rows }: Pick<HoldRules, 'strips' | 'rows'>) => strips.length * rows

export const coinOf = ({ symbols }: Pick<HoldRules, 'symbols'>) => symbols.find(({ role }) => role === 'coin')?.id

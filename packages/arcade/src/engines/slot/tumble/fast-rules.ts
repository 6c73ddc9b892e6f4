import { entryFor, type TumbleMode, type TumbleRules } from './rules.ts'

/** The rules as arrays of numbers. A symbol is its index, a cell is reel × rows + row. */
export interface FastRules {
  readonly reels: number
  readonly rows: number
  readonly symbols: number
  /** Index of the scatter, or -1. */
  readonly scatter: number
  /** Index of the wild, or -1. */
  readonly wild: number
  /** `units[symbol × (cells + 1) + count]` */
  readonly units: Int32Array
  readonly leastToWin: Int32Array
  readonly strips: readonly Uint8Array[]
}

/** In a cell whose symbol has left. */
export const left = 255

export function fastRules(rules: TumbleRules, mode: TumbleMode): FastRules {
  const ids = rules.symbols.map(({ id }) => id)
  const strips = rules.strips[mode].map((strip) => Uint8Array.from(strip, (id) => ids.indexOf(id)))
  const width = strips.length * rules.rows + 1
  const units = Int32Array.from({ length: ids.length * width }, (_, at) => {
    const symbol = rules.symbols[Math.floor(at / width)]
    return symbol?.role === 'pays' ? (entryFor(symbol.pays, at % width) ?? 0) : 0
  })
  return {
    reels: strips.length,
    rows: rules.rows,
    symbols: ids.length,
    scatter: rules.symbols.findIndex(({ role }) => role === 'scatter'),
    wild: rules.symbols.findIndex(({ role }) => role === 'wild'),
    units,
    leastToWin: Int32Array.from(ids, (_, symbol) => {
      const least = units.subarray(symbol * width, (symbol + 1) * width).findIndex((pays) => pays > 0)
      return least === -1 ? width : least
    }),
    strips,
  }
}

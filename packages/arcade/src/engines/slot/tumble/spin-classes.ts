import { type SpinOutcome, winOf } from './count.ts'
import { multiplierOfNext, type TumbleRules } from './rules.ts'

/** The stops of a spin that lead to the same multiplier and to as many free spins. Wins in pay units. */
export interface SpinClass {
  /** With which the next free spin begins. */
  readonly next: number
  readonly freeSpins: number
  readonly stops: bigint
  readonly win: bigint
  readonly square: bigint
  /** Number of stops by win. */
  readonly byWin: ReadonlyMap<number, bigint>
}

export interface SpinTable {
  readonly stops: bigint
  readonly greatest: number
  readonly classes: readonly SpinClass[]
}

/** Spins by what they lead to, for each multiplier that they can begin with; computed when first asked for. */
export function spinTables(rules: TumbleRules, outcomes: readonly SpinOutcome[]): (from: number) => SpinTable {
  const tables = new Map<number, SpinTable>()
  return (from) => {
    const known = tables.get(from) ?? spinTable(rules, outcomes, from)
    tables.set(from, known)
    return known
  }
}

function spinTable(rules: TumbleRules, outcomes: readonly SpinOutcome[], from: number): SpinTable {
  const wins = new Map<string, { next: number; freeSpins: number; byWin: Map<number, bigint> }>()
  for (const outcome of outcomes) {
    const { freeSpins } = outcome.award
    const next = multiplierOfNext(rules, { from, falls: outcome.falls })
    const key = `${next} ${freeSpins}`
    const found = wins.get(key) ?? { next, freeSpins, byWin: new Map<number, bigint>() }
    wins.set(key, found)
    const win = winOf(rules, outcome, from)
    found.byWin.set(win, (found.byWin.get(win) ?? 0n) + outcome.stops)
  }
  const classes = [...wins.values()].map((found): SpinClass => {
    let [stops, win, square] = [0n, 0n, 0n]
    for (const [units, count] of found.byWin) {
      stops += count
      win += BigInt(units) * count
      square += BigInt(units) ** 2n * count
    }
    return { ...found, stops, win, square }
  })
  return {
    stops: classes.reduce((sum, { stops }) => sum + stops, 0n),
    greatest: Math.max(0, ...classes.flatMap(({ byWin }) => [...byWin.keys()])),
    classes,
  }
}

/** Stops of the table that win exactly `units`. */
export function stopsWinning({ classes }: SpinTable, units: number): bigint {
  return classes.reduce((sum, { byWin }) => sum + (byWin.get(units) ?? 0n), 0n)
}

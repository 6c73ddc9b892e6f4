import type { PlinkoDisplay } from '@andon/arcade/engines/instant/display'
import type { InstantConfig } from '@andon/arcade/engines/instant/index'
import type { GameConfig } from '@andon/arcade/game-api'

/** The configuration of a game of plinko, with its tables. */
export type PlinkoConfig = Omit<InstantConfig, 'game'> & PlinkoDisplay
export type PinTable = PlinkoConfig['tables'][number]
/** The table that the player chooses. */
export type TableChoice = Pick<PinTable, 'rows' | 'risk'>

export function plinkoOf(config: GameConfig): PlinkoConfig {
  if (config.engine !== 'instant' || config.game.play !== 'plinko')
    throw new Error(`${config.gameCode} is no plinko at the server`)
  const { game, ...shared } = config
  return { ...shared, ...game }
}

export function tableOf({ tables }: Pick<PlinkoConfig, 'tables'>, { rows, risk }: TableChoice): PinTable {
  const table = tables.find((one) => one.rows === rows && one.risk === risk)
  if (!table) throw new Error(`no table of ${rows} rows at ${risk} risk`)
  return table
}

/** The pay of all bins of one multiple, and how many of the `all` ways of a ball end in them. */
export interface BinPay {
  readonly multiple: number
  readonly ways: number
  readonly all: number
  /** From 0 at the left. */
  readonly bins: readonly number[]
}

/** The bins of a table from the edges inwards: those at both sides that pay the same, together. */
export function paysOf({ bins }: Pick<PinTable, 'bins'>): readonly BinPay[] {
  const all = bins.reduce((sum, { ways }) => sum + ways, 0)
  const pays = new Map<number, { ways: number; bins: number[] }>()
  for (const [index, { multiple, ways }] of bins.entries()) {
    const pay = pays.get(multiple.decimal) ?? { ways: 0, bins: [] }
    pays.set(multiple.decimal, { ways: pay.ways + ways, bins: [...pay.bins, index] })
  }
  return [...pays].map(([multiple, pay]) => ({ multiple, all, ...pay }))
}

/** The same, those together whose multiples read the same. */
export function paysAsRead(pays: readonly BinPay[], read: (multiple: number) => string) {
  const merged = new Map<string, { chance: number; bins: readonly number[] }>()
  for (const { multiple, ways, all, bins } of pays) {
    const { chance, bins: before } = merged.get(read(multiple)) ?? { chance: 0, bins: [] }
    merged.set(read(multiple), { chance: chance + ways / all, bins: [...before, ...bins] })
  }
  return [...merged].map(([text, pay]) => ({ text, ...pay }))
}

/** Digits after the point of a chance in per cent, so that three digits of it are seen: 43.8%, 0.00305%. */
export const chanceDigits = (chance: number): number => Math.max(0, 2 - Math.floor(Math.log10(chance * 100)))

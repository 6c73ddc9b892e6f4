import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import type { SlotFigures } from '../engines/slot/slot-figures.ts'
import type { SlotTable } from '../engines/slot/slot-table.ts'

/** Total stakes in minor units. */
export interface Stakes {
  /** Ascending, each divisible by the number of lines. */
  readonly stakes: readonly number[]
  readonly defaultStake: number
}

/** A game of the arcade: its rules as data, its published figures, and its stakes. */
export interface Title {
  readonly gameCode: string
  readonly name: Readonly<Record<Language, string>>
  /** Kana for search. */
  readonly reading: string
  readonly table: SlotTable
  readonly figures: SlotFigures
  readonly volatility: 'low' | 'medium' | 'high'
  readonly stakesIn: Readonly<Record<Currency, Stakes>>
  /** Stops of the reels before the first spin. */
  readonly restingStops: readonly number[]
  /** Minimum time from the start of one round to the start of the next, by the rules for slots. */
  readonly cycleFloorMs: number
  /** Path on the games origin. */
  readonly thumbnail: string
}

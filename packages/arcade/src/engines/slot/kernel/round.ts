import { minor } from '@andon/money'
import type { Draws } from '../../../rng/draws.ts'
import type { SlotEvent } from '../events.ts'
import type { WinOnLine } from './line-wins.ts'
import type { WinOfSymbol } from './symbol-wins.ts'
import { type Grid, gridAt, type Position, type Strips } from './window.ts'

/**
 * Collects the events of a slot round and sums its wins. `stake` in minor units, divisible by `payUnit`, so that no win is rounded. With `mostMultiple` the round pays
 * that multiple of the stake at most: the win that passes it is cut, and its title plays on no longer.
 */
export function startRound({
  stake,
  payUnit,
  mostMultiple,
}: {
  readonly stake: number
  readonly payUnit: number
  readonly mostMultiple?: number | undefined
}) {
  const unit = minor(stake / payUnit)
  const most = mostMultiple === undefined ? Number.POSITIVE_INFINITY : minor(mostMultiple * stake)
  const events: SlotEvent[] = []
  let total = 0
  const pay = (units: number) => {
    const amount = minor(Math.min(units * unit, most - total))
    total = minor(total + amount)
    return { amount, total }
  }
  return {
    add: (event: SlotEvent) => {
      events.push(event)
    },
    total: () => total,
    /** True once the round has paid the most that it may. */
    isFull: () => total === most,
    /** Adds the wins to the total, up to the most. In pay units. */
    pay,
    /** Draws a stop for each reel, left to right, and shows the window. */
    spin: (draws: Draws, strips: Strips, rows: number): Grid => {
      const stops = strips.map((strip) => draws.uniform(strip.length))
      const grid = gridAt(strips, { stops, rows })
      events.push({ type: 'reels', stops, grid: copiedGrid(grid) })
      return grid
    },
    payLines: (wins: readonly WinOnLine[]) => {
      if (wins.length === 0) return
      events.push({
        type: 'lineWins',
        wins: wins.map(({ units, positions, ...win }) => ({
          ...win,
          positions: copiedPositions(positions),
          amount: minor(units * unit),
        })),
        ...pay(wins.reduce((sum, win) => sum + win.units, 0)),
      })
    },
    paySymbols: (wins: readonly WinOfSymbol[]) => {
      if (wins.length === 0) return
      events.push({
        type: 'symbolWins',
        wins: wins.map(({ units, positions, ...win }) => ({
          ...win,
          positions: copiedPositions(positions),
          amount: minor(units * unit),
        })),
        ...pay(wins.reduce((sum, win) => sum + win.units, 0)),
      })
    },
    end: () => {
      if (total === most) events.push({ type: 'maxWin', total })
      events.push({ type: 'roundEnd', amount: total })
      return { events, win: total }
    },
  }
}

export const copiedGrid = (grid: Grid) => grid.map((column) => [...column])

export const copiedPositions = (positions: readonly Position[]) =>
  positions.map(([reel, row]): [number, number] => [reel, row])

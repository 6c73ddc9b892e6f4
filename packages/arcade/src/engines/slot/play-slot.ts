import { minor } from '@andon/money'
import { assert } from '@andon/platform/assert'
import type { Draws } from '../../rng/draws.ts'
import type { RoundEvent } from '../../round-events.ts'
import { evaluateSpin, type Position } from './evaluate-spin.ts'
import type { SlotTable, SpinMode } from './slot-table.ts'

export interface PlayedRound {
  readonly events: readonly RoundEvent[]
  readonly win: number
}

/** The rules do not limit retriggers. This many (odds below 1 in 10¹⁰⁰) would mean a broken random generator. */
const maxFreeSpins = 5000

/**
 * A whole round, free spins included, from one stream of draws: for each spin one draw per reel, left to right. Pure, so that server, simulation and the
 * player's verification run the same code. `stake` in minor units, divisible by the number of lines.
 */
export function playSlot(table: SlotTable, { draws, stake }: { draws: Draws; stake: number }): PlayedRound {
  const lineStake = minor(stake / table.lines.length)
  const events: RoundEvent[] = []
  let total = 0
  let left = 0

  const spin = (mode: SpinMode) => {
    const stops = table.strips[mode].map((strip) => draws.uniform(strip.length))
    const { grid, lineWins, scatter } = evaluateSpin(table, { stops, mode })
    events.push({ type: 'reels', stops, grid: grid.map((column) => [...column]) })
    if (lineWins.length > 0) {
      const wins = lineWins.map(({ lineStakes, positions, ...win }) => ({
        ...win,
        positions: copied(positions),
        amount: minor(lineStakes * lineStake),
      }))
      const amount = minor(wins.reduce((sum, win) => sum + win.amount, 0))
      total = minor(total + amount)
      events.push({ type: 'lineWins', wins, amount, total })
    }
    if (scatter) {
      const { count, stakeMultiple, freeSpins } = scatter
      const amount = minor(stakeMultiple * stake)
      total = minor(total + amount)
      left += freeSpins
      const positions = copied(scatter.positions)
      events.push({ type: 'scatterWin', count, positions, amount, total })
      if (freeSpins > 0)
        events.push({ type: 'freeSpinsWon', count: freeSpins, retrigger: mode === 'free', left, positions })
    }
  }

  spin('base')
  const before = total
  let played = 0
  while (left > 0) {
    assert(played < maxFreeSpins, 'a round of free spins ends')
    played += 1
    left -= 1
    events.push({ type: 'freeSpin', number: played, left })
    spin('free')
  }
  if (played > 0) events.push({ type: 'freeSpinsEnd', played, amount: total - before })
  events.push({ type: 'roundEnd', amount: total })
  return { events, win: total }
}

const copied = (positions: readonly Position[]) => positions.map(([reel, row]): [number, number] => [reel, row])

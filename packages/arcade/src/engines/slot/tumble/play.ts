import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import { copiedGrid, copiedPositions, startRound } from '../kernel/round.ts'
import { multiplierAfter, multiplierOfNext, type TumbleMode, type TumbleRules } from './rules.ts'
import { type TumbleSpin, tumbleSpin } from './spin.ts'

/**
 * A whole round, falls and free spins included, from one stream of draws: for each spin one draw per reel, left to right; falls draw nothing. `stake` in
 * minor units, divisible by `payUnit`.
 */
export function playTumble(rules: TumbleRules, { draws, stake }: { draws: Draws; stake: number }) {
  const round = startRound({ stake, payUnit: rules.payUnit })
  let falls = 0
  let awarded = 0
  let left = 0
  let shown = 1
  const showMultiplier = (value: number) => {
    if (value !== shown) round.add({ type: 'multiplier', value })
    shown = value
  }

  const showStep = ({ wins, multiplier, fall }: TumbleSpin['steps'][number]) => {
    showMultiplier(multiplier)
    round.paySymbols(wins.map((win) => ({ ...win, ways: 1, multiplier, units: win.units * multiplier })))
    if (!fall) return
    falls += 1
    const grid = copiedGrid(fall.grid)
    round.add(
      rules.pays === 'rows'
        ? { type: 'rowFall', number: falls, row: fall.removed[0]?.[1] ?? 0, grid }
        : { type: 'tumble', number: falls, removed: copiedPositions(fall.removed), grid },
    )
  }

  /** Returns the multiplier with which the next free spin begins. */
  const spin = (mode: TumbleMode, from: number): number => {
    const stops = rules.strips[mode].map((strip) => draws.uniform(strip.length))
    const played = tumbleSpin(rules, { stops, mode, from })
    showMultiplier(from)
    round.add({ type: 'reels', stops, grid: copiedGrid(played.grid) })
    for (const step of played.steps) showStep(step)
    showMultiplier(multiplierAfter(rules, { from, falls: played.falls }))
    if (played.scatter) {
      const { count, stakeMultiple, freeSpins } = played.scatter
      const positions = copiedPositions(played.scatter.positions)
      round.add({ type: 'scatterWin', count, positions, ...round.pay(stakeMultiple * rules.payUnit) })
      const won = Math.min(freeSpins, rules.mostFreeSpins - awarded)
      awarded += won
      left += won
      if (won > 0) round.add({ type: 'freeSpinsWon', count: won, retrigger: mode === 'free', left, positions })
    }
    return multiplierOfNext(rules, { from, falls: played.falls })
  }

  spin('base', 1)
  const before = round.total()
  let from = 1
  for (let number = 1; left > 0; number++) {
    left -= 1
    round.add({ type: 'freeSpin', number, left })
    from = spin('free', from)
  }
  if (awarded > 0) round.add({ type: 'freeSpinsEnd', played: awarded, amount: round.total() - before })
  return round.end()
}

/** Slots whose winners leave and let the symbols above them fall. */
export const tumbleSlot = oneShot(playTumble)

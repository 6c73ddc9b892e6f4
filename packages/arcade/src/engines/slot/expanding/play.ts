import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { copiedGrid, copiedPositions, startRound } from '../kernel/round.ts'
import { expanded, positionsOf } from '../kernel/window.ts'
import { grantedAfter } from './free-spins.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'

/**
 * For each spin one draw per reel, left to right; before the first free spin one draw for the expanding symbol. `stake` in minor units, divisible by the number of
 * lines. An `expand` without reels announces the symbol.
 */
function playExpanding(rules: ExpandingRules, { draws, stake }: { readonly draws: Draws; readonly stake: number }) {
  const round = startRound({ ...rules, stake, payUnit: rules.lines.length })
  const scatter = rules.symbols.find(({ role }) => role === 'scatter')?.id
  let granted = 0
  let played = 0

  const spin = (expanding: string | null) => {
    const landed = round.spin(draws, rules.strips[expanding === null ? 'base' : 'free'], rules.rows)
    const { grid, reels } = expanded(landed, expanding)
    if (expanding !== null && reels.length > 0)
      round.add({ type: 'expand', symbol: expanding, reels, grid: copiedGrid(grid) })
    round.payLines(lineWinsIn(grid, rules))
    const positions = copiedPositions(positionsOf(landed, scatter))
    const award = rules.scatter[positions.length]
    if (!award || round.isFull()) return landed
    const pay = round.pay(award.stakeMultiple * rules.lines.length)
    round.add({ type: 'scatterWin', count: positions.length, positions, ...pay })
    if (round.isFull()) return landed
    const before = granted
    granted = grantedAfter({ granted, adds: award.freeSpins, most: rules.mostFreeSpins })
    const count = granted - before
    if (count > 0)
      round.add({ type: 'freeSpinsWon', count, retrigger: expanding !== null, left: granted - played, positions })
    return landed
  }

  const base = spin(null)
  if (granted === 0) return round.end()
  const symbols = expandingSymbols(rules)
  const symbol = symbols[draws.uniform(symbols.length)] ?? ''
  const before = round.total()
  round.add({ type: 'expand', symbol, reels: [], grid: copiedGrid(base) })
  while (played < granted && !round.isFull()) {
    played += 1
    round.add({ type: 'freeSpin', number: played, left: granted - played })
    spin(symbol)
  }
  round.add({ type: 'freeSpinsEnd', played, amount: round.total() - before })
  return round.end()
}

/** Slots with an expanding symbol in free spins. */
export const expandingSlot = oneShot(playExpanding)

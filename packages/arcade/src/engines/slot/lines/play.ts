import { assert } from '@andon/platform/assert'
import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import type { SlotEvent } from '../events.ts'
import { copiedPositions, startRound } from '../kernel/round.ts'
import { evaluateSpin } from './evaluate-spin.ts'
import type { LinesRules, SpinMode } from './rules.ts'

/** The rules do not limit retriggers. This many (odds below 1 in 10¹⁰⁰) would mean a broken random generator. */
const maxFreeSpins = 5000

/**
 * A whole round, free spins included, from one stream of draws: for each spin one draw per reel, left to right. Pure, so that server, simulation and the
 * player's verification run the same code. `stake` in minor units, divisible by the number of lines.
 */
export function playLines(
  rules: LinesRules,
  { draws, stake }: { readonly draws: Draws; readonly stake: number },
): { readonly events: readonly SlotEvent[]; readonly win: number } {
  const round = startRound({ ...rules, stake, payUnit: rules.lines.length })
  let left = 0

  const spin = (mode: SpinMode) => {
    const grid = round.spin(draws, rules.strips[mode], rules.rows)
    const { lineWins, scatter } = evaluateSpin(rules, { grid, mode })
    round.payLines(lineWins)
    if (!scatter || round.isFull()) return
    const { count, stakeMultiple, freeSpins } = scatter
    const positions = copiedPositions(scatter.positions)
    round.add({ type: 'scatterWin', count, positions, ...round.pay(stakeMultiple * rules.lines.length) })
    if (freeSpins === 0 || round.isFull()) return
    left += freeSpins
    round.add({ type: 'freeSpinsWon', count: freeSpins, retrigger: mode === 'free', left, positions })
  }

  spin('base')
  const before = round.total()
  let played = 0
  while (left > 0 && !round.isFull()) {
    assert(played < maxFreeSpins, 'a round of free spins ends')
    played += 1
    left -= 1
    round.add({ type: 'freeSpin', number: played, left })
    spin('free')
  }
  if (played > 0) round.add({ type: 'freeSpinsEnd', played, amount: round.total() - before })
  return round.end()
}

/** Slots on lines, with wilds, scatters and free spins. */
export const linesSlot = oneShot(playLines)

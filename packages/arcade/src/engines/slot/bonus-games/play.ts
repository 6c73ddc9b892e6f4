import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import type { SlotEvent } from '../events.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { copiedPositions, startRound } from '../kernel/round.ts'
import type { Grid, Position } from '../kernel/window.ts'
import { type Bonus, type BonusGamesMode, type BonusGamesRules, bonuses } from './rules.ts'

/**
 * The base spin and, if it starts one, the whole bonus: for each spin one draw per reel, left to right. `stake` in minor units, divisible by the number of
 * lines.
 */
export function playBonusGames(
  rules: BonusGamesRules,
  { draws, stake }: { readonly draws: Draws; readonly stake: number },
): { readonly events: readonly SlotEvent[]; readonly win: number } {
  const round = startRound({ stake, payUnit: rules.lines.length })
  const spin = (mode: BonusGamesMode) => {
    const grid = round.spin(draws, rules.strips[mode], rules.rows)
    const wins = lineWinsIn(grid, rules)
    round.payLines(wins)
    return { grid, won: wins.length > 0 }
  }
  const started = bonusIn(rules, spin('base').grid)
  if (started) {
    const { bonus, positions } = started
    const run = rules.bonuses[bonus]
    const before = round.total()
    round.add({ type: 'lamp', bonus })
    round.add({ type: 'bonusWon', bonus, games: run.games, positions: copiedPositions(positions) })
    for (let number = 1, wins = 0; number <= run.games && wins < run.wins; number++) {
      round.add({ type: 'bonusGame', number, left: run.games - number })
      if (spin(bonus).won) wins += 1
    }
    round.add({ type: 'bonusEnd', bonus, amount: round.total() - before })
  }
  return round.end()
}

/** Slots with BIG and REG. */
export const bonusGamesSlot = oneShot(playBonusGames)

/** The bonus that a window of the base spin starts, with the positions of the first line that shows it. */
export function bonusIn(
  rules: BonusGamesRules,
  grid: Grid,
): { readonly bonus: Bonus; readonly positions: readonly Position[] } | null {
  for (const bonus of bonuses) {
    const { symbol } = rules.bonuses[bonus]
    const line = rules.lines.find((rows) => rows.every((row, reel) => grid[reel]?.[row] === symbol))
    if (line) return { bonus, positions: line.map((row, reel): Position => [reel, row]) }
  }
  return null
}

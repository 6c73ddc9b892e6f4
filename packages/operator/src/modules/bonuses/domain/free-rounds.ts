import type { Bonus } from './bonus.ts'
import { movement } from './movement.ts'
import type { PaidOut } from './pay-out.ts'
import type { Part } from './pockets.ts'

/** True if the bonus has a free round left in this game. */
export function hasFreeRounds({ state, freeRoundsLeft, terms: { reward } }: Bonus, gameCode: string): boolean {
  return state === 'active' && freeRoundsLeft > 0 && reward.kind === 'free-spins' && reward.games.includes(gameCode)
}

/** A stake of zero under a bonus is one of its free rounds. */
export const isFreeRound = (split: readonly Part[]) => split.every(({ amount }) => amount === 0)

/** A free round that was rolled back may be played again while the bonus is active. */
export function returnFreeRound(bonus: Bonus): PaidOut {
  const given = bonus.state === 'active' ? 1 : 0
  return { movement: movement([]), bonus: { ...bonus, freeRoundsLeft: bonus.freeRoundsLeft + given } }
}

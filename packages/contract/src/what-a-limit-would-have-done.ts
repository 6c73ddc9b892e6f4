import type { LimitType } from './player-api/limits-fields.ts'

/** One day of a player's history, from `playHistory`. Minor units, minutes. */
export interface PlayedDay {
  readonly deposited: number
  readonly staked: number
  readonly won: number
  readonly minutesPlayed: number
}

/** A limit that the player considers. `value` is in minor units or minutes. */
export interface ConsideredLimit {
  readonly limitType: Exclude<LimitType, 'reality'>
  readonly days: number
  readonly value: number
}

export interface LimitEffect {
  /** How much of each day the limit would have allowed. */
  readonly passed: readonly number[]
  /** Number of days on which it would have been reached. */
  readonly daysReached: number
  /** How much it would have prevented in total. */
  readonly heldBack: number
}

/**
 * The effect of a limit on a history of days, oldest first, as if it had applied from the first day. Each day is allowed what the limit's period that
 * ends with it leaves. An approximation by days for choosing a limit; the limit itself counts by the minute. For a loss limit, a won day leaves
 * more room and is always allowed in full.
 */
export function whatALimitWouldHaveDone(
  history: readonly PlayedDay[],
  { limitType, days, value }: ConsideredLimit,
): LimitEffect {
  const passed: number[] = []
  let window = 0
  let daysReached = 0
  let heldBack = 0
  history.forEach((day, index) => {
    window -= passed[index - days] ?? 0
    const amount = amountOf(day, limitType)
    const room = Math.max(0, value - window)
    const through = Math.min(amount, room)
    if (amount > room) daysReached += 1
    heldBack += amount - through
    window += through
    passed.push(through)
  })
  return { passed, daysReached, heldBack }
}

/** What a day or week counts towards a limit of this type. */
export function amountOf(
  { deposited, staked, won, minutesPlayed }: PlayedDay,
  limitType: ConsideredLimit['limitType'],
): number {
  switch (limitType) {
    case 'deposit':
      return deposited
    case 'wager':
      return staked
    case 'loss':
      return staked - won
    case 'session':
      return minutesPlayed
  }
}

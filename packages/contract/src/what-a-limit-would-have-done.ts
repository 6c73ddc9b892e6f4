import type { LimitType } from './player-api/limits-fields.ts'

/** A day of a player's own history, as `playHistory` answers it by day. Minor units, minutes. */
export interface PlayedDay {
  readonly deposited: number
  readonly staked: number
  readonly won: number
  readonly minutesPlayed: number
}

/** A limit that a player thinks about. `value` is minor units, or minutes. */
export interface ConsideredLimit {
  readonly limitType: Exclude<LimitType, 'reality'>
  readonly days: number
  readonly value: number
}

export interface LimitEffect {
  /** Of each day, how much of it the limit would have let pass. */
  readonly passed: readonly number[]
  /** Days on which it would have been reached. */
  readonly daysReached: number
  /** What it would have kept from being deposited, staked, lost or played, in all. */
  readonly heldBack: number
}

/**
 * What a limit would have done to a history of days, oldest first, had it stood from the first day on: of each day passes what the days of the
 * period that end with it leave room for. A picture by days, for choosing a limit: the limit itself counts to the minute. Of a loss limit, winning
 * makes room; a day with a win passes whole.
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

/** What a day or week counts for a limit of this type. */
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

import type { LimitType } from '@andon/contract/player-api/limits-fields'

interface Room {
  readonly limitType: LimitType
  readonly amount?: number | undefined
  readonly used: number
  readonly remaining: number
  readonly waiting?: number | undefined
}

/**
 * What is shown as used and left of a limit, as a message and its figures (minor units or minutes). Deposits that are not paid yet are named apart
 * from those that are, and so are winnings, which leave a player more to lose than the limit itself.
 */
export function roomOfLimit({ limitType, amount, used, remaining, waiting = 0 }: Room) {
  const winnings = limitType === 'loss' && amount !== undefined ? Math.max(0, remaining - amount) : 0
  const figures = { used: used - waiting, waiting, remaining, winnings }
  if (winnings > 0) return { message: 'roomWithWinnings', figures } as const
  if (limitType !== 'deposit') return { message: 'usedOf', figures } as const
  return { message: waiting > 0 ? 'depositedAndWaiting' : 'depositedOf', figures } as const
}

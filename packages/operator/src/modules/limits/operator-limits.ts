import type { LimitBound } from '@andon/contract/jurisdiction-rules'

/** What the house sets for every player, as a net under the rest: far above what anybody plays with, and never to be raised by a player. */
export const operatorLimits: readonly LimitBound[] = [
  { limitType: 'deposit', days: 1, value: 5_000_000, currency: 'JPY' },
  { limitType: 'deposit', days: 30, value: 30_000_000, currency: 'JPY' },
]

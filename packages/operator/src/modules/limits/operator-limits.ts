import type { LimitBound } from '@andon/contract/jurisdiction-rules'
import { type Currency, currencyCodes } from '@andon/money'

/** The operator's limits for every player: a safety net far above usual play, which players cannot raise. */
export const operatorLimits: readonly LimitBound[] = [
  { limitType: 'deposit', days: 1, value: 5_000_000, currency: 'JPY' },
  { limitType: 'deposit', days: 30, value: 30_000_000, currency: 'JPY' },
]

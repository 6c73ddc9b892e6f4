import type { LimitBound } from '@andon/contract/jurisdiction-rules'
import { type Currency, currencyCodes } from '@andon/money'

/** Minor units that any player may deposit in a day and in 30 days. */
const deposits: Record<Currency, { readonly day: number; readonly month: number }> = {
  JPY: { day: 5_000_000, month: 30_000_000 },
}

/** The operator's limits for every player: a safety net far above usual play, which players cannot raise. */
export const operatorLimits: readonly LimitBound[] = currencyCodes.flatMap((currency): LimitBound[] => [
  { limitType: 'deposit', days: 1, value: deposits[currency].day, currency },
  { limitType: 'deposit', days: 30, value: deposits[currency].month, currency },
])

import { type LimitBound, rulesFor } from '@andon/contract/jurisdiction-rules'
import type { LimitSource, LimitType } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'

/** A limit in force from any source. `value` is minor units, or minutes for `session` and `reality`. */
export interface Bound {
  readonly source: LimitSource
  readonly limitType: LimitType
  readonly days: number
  readonly value: number
}

/** The limits of operator and law for a country; the tightest of these and the player's own applies. */
export function givenBounds(
  { country, currency }: { country: string; currency: Currency },
  operatorLimits: readonly LimitBound[],
): Bound[] {
  const from = (source: LimitSource, bounds: readonly LimitBound[]) =>
    bounds
      .filter((bound) => bound.currency === undefined || bound.currency === currency)
      .map(({ limitType, days, value }) => ({ source, limitType, days, value }))
  const { limitBounds, realityCheckMinutes } = rulesFor(country)
  return [
    ...from('operator', operatorLimits),
    ...from('jurisdiction', limitBounds),
    { source: 'jurisdiction', limitType: 'reality', days: 1, value: realityCheckMinutes },
  ]
}

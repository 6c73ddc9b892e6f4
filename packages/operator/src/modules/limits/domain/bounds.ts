import { type LimitBound, rulesFor } from '@andon/contract/jurisdiction-rules'
import type { LimitSource, LimitType } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'

/** A limit in force, whoever set it. `value` is minor units, or minutes for `session` and `reality`. */
export interface Bound {
  readonly source: LimitSource
  readonly limitType: LimitType
  readonly days: number
  readonly value: number
}

/** What operator and law set for a player of that country; the player's own limits stand beside these and the tightest holds. */
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

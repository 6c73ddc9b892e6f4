import type { LegResult } from '../model/leg-result.ts'

/**
 * The result of a leg whose selections are priced jointly (a bet builder): lost if one of them lost; otherwise void if one of them is void, because its price is that of all
 * of them together; otherwise won. Throws RangeError for no selections and for half results: quarter lines are not part of a joint price.
 */
export function jointResult(selections: readonly LegResult[]): LegResult {
  if (selections.length === 0) throw new RangeError('a joint price has selections')
  if (selections.some((result) => result === 'halfWon' || result === 'halfLost'))
    throw new RangeError('a quarter line is no part of a joint price')
  if (selections.includes('lost')) return 'lost'
  return selections.includes('void') ? 'void' : 'won'
}

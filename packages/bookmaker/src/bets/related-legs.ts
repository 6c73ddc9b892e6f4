/** What may be combined with a leg: everything, nothing, or nothing of the same group of events. */
export type Combining = 'free' | 'never' | 'oneOfGroup'

/** A leg as far as it tells what else it depends on. A group of selections with one joint price is one leg. */
export interface CombinedLeg {
  readonly id: string
  readonly event: string
  /** Events that contribute to each other, as a league's matches to its table; null where there are none. */
  readonly group: string | null
  readonly combining: Combining
}

/**
 * The first two legs that must not stand in one multiple, or null: two of one event, a leg that is never combined, and two of one group where either is restricted to one of
 * it. Their results depend on each other, so that the product of their prices is no price for both. Single lines (`combined: false`) are free.
 */
export function relatedLegs(
  legs: readonly CombinedLeg[],
  { combined }: { combined: boolean },
): [string, string] | null {
  if (!combined) return null
  for (const [index, leg] of legs.entries())
    for (const other of legs.slice(index + 1)) if (areRelated(leg, other)) return [leg.id, other.id]
  return null
}

function areRelated(a: CombinedLeg, b: CombinedLeg): boolean {
  if (a.combining === 'never' || b.combining === 'never' || a.event === b.event) return true
  const restricted = a.combining === 'oneOfGroup' || b.combining === 'oneOfGroup'
  return restricted && a.group !== null && a.group === b.group
}

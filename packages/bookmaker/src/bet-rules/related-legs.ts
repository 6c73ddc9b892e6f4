/**
 * What may be combined with a leg. `free`: any other event, as far as that is free, too. `oneOfGroup`: nothing that shares a group with it. `never`: nothing, which is
 * the value of whatever is not known to be independent of other events.
 */
export type Combining = 'free' | 'never' | 'oneOfGroup'

/** Says with which other selections one may be combined in a multiple. */
export interface Combines {
  readonly combining: Combining
  /** Competitions whose matches decide it: its tournament, and others that are linked to that. */
  readonly groups: readonly string[]
}

/** A leg as far as it tells what else it depends on. A group of selections with one joint price is one leg. */
export interface CombinedLeg extends Combines {
  readonly id: string
  readonly event: string
}

/** A selection about whose event nothing is known. */
export const combinesWithNothing: Combines = { combining: 'never', groups: [] }

/** Two legs that must not stand in one multiple: the one to take out, the one it depends on, and whether they are of one event. */
export interface RelatedLegs {
  readonly leg: string
  readonly other: string
  readonly isSameEvent: boolean
}

/**
 * The first two legs that must not stand in one multiple, or null: two of one event, a leg that is never combined, and two of one group where either is restricted to one of
 * it. Their results depend on each other, so that the product of their prices is no price for both. Single lines (`combined: false`) are free.
 */
export function relatedLegs(legs: readonly CombinedLeg[], { combined }: { combined: boolean }): RelatedLegs | null {
  if (!combined) return null
  for (const [index, leg] of legs.entries())
    for (const other of legs.slice(index + 1)) {
      if (!areRelated(leg, other)) continue
      const [out, stays] = leg.combining === 'never' && other.combining !== 'never' ? [leg, other] : [other, leg]
      return { leg: out.id, other: stays.id, isSameEvent: leg.event === other.event }
    }
  return null
}

function areRelated(a: CombinedLeg, b: CombinedLeg): boolean {
  if (a.combining === 'never' || b.combining === 'never' || a.event === b.event) return true
  if (a.combining === 'free' && b.combining === 'free') return false
  // without a group on either side they cannot be told apart
  return a.groups.length === 0 || b.groups.length === 0 || a.groups.some((group) => b.groups.includes(group))
}

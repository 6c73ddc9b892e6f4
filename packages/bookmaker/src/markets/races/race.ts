import type { Names } from '../../model/names.ts'

/** The record of one race of cyclists, as far as bets need it: the one thing that its markets are graded on. Plain data, like a match. */
export interface Race {
  readonly status: 'notStarted' | 'live' | 'ended' | 'cancelled'
  readonly runners: readonly Runner[]
}

/**
 * `place` from 1; riders that tie share the better place. A `nonStarter` never started; a rider who started and was disqualified, fell or gave up stays without a place.
 */
export interface Runner {
  /** On the jersey, from 1. */
  readonly number: number
  readonly bracket: number
  readonly place: number | null
  readonly nonStarter: boolean
}

/** A rider as the markets of a race name them. */
export interface Rider {
  readonly number: number
  readonly bracket: number
  readonly name: Names
}

/** Brackets of nine riders, by number: 1, 2 and 3 alone, then 4 and 5, 6 and 7, 8 and 9 together. */
const bracketsOfNine = [1, 2, 3, 4, 4, 5, 5, 6, 6] as const
export const mostRiders = bracketsOfNine.length

/** The bracket of a number from 1 to 9. Refuses (RangeError) any other number. */
export function bracketOf(number: number): number {
  const bracket = bracketsOfNine[number - 1]
  if (bracket === undefined) throw new RangeError(`no rider has the number ${number}`)
  return bracket
}

/** Places that any market of a race looks at. */
const placesRead = 3

/**
 * The orders of the first three that a result stands for, by number: one without a tie, and with ties each order in which the riders that are level can be placed. Fewer than three riders where
 * fewer finished. All of them count alike.
 */
export function finishOrders(runners: readonly Runner[]): readonly (readonly number[])[] {
  const placed = runners.filter(({ place }) => place !== null).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  const length = Math.min(placesRead, placed.length)
  let orders: (readonly number[])[] = [[]]
  while ((orders[0]?.length ?? length) < length)
    orders = orders.flatMap((order) => {
      const left = placed.filter(({ number }) => !order.includes(number))
      return left.filter(({ place }) => place === left[0]?.place).map(({ number }) => [...order, number])
    })
  return orders
}

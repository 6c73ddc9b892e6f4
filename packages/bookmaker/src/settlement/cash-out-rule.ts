import type { Price } from '../model/price.ts'

/** Conditions that the book watches for a player. Amounts are in minor units; `leg` and `event` are ids of the bet's legs and their events. */
export type CashOutCondition =
  | { readonly when: 'valueAtLeast'; readonly amount: number }
  | { readonly when: 'valueAtMost'; readonly amount: number }
  | { readonly when: 'priceAtLeast'; readonly leg: string; readonly price: Price }
  | { readonly when: 'priceAtMost'; readonly leg: string; readonly price: Price }
  | { readonly when: 'leadAtLeast'; readonly event: string; readonly side: 'home' | 'away'; readonly goals: number }
  | { readonly when: 'level'; readonly event: string }
  | { readonly when: 'minuteReached'; readonly event: string; readonly minute: number }
  | { readonly when: 'redCard'; readonly event: string; readonly side: 'home' | 'away' }

/** Cashes out, in full or `amount` minor units, once all its conditions hold at the same time. It works while the player is away. */
export interface CashOutRule {
  readonly conditions: readonly [CashOutCondition, ...CashOutCondition[]]
  readonly take: { readonly amount: 'full' | number }
}

/** Values that conditions are compared with. */
export interface BetNow {
  /** The offer now; null while there is none, and no rule acts. */
  readonly value: number | null
  /** The price of each leg now; null or absent while it is suspended. */
  readonly prices: ReadonlyMap<string, Price | null>
  readonly matches: ReadonlyMap<string, MatchNow>
}

export interface MatchNow {
  readonly score: Readonly<Record<'home' | 'away', number>>
  readonly redCards: Readonly<Record<'home' | 'away', number>>
  /** Null before the start, and in a sport without a clock. */
  readonly minute: number | null
}

/** The amount that a rule cashes out now, in minor units, never more than the offer; null while one of its conditions does not hold, or nothing is offered. */
export function amountToTake({ conditions, take }: CashOutRule, now: BetNow): number | null {
  const { value } = now
  if (value === null || !conditions.every((condition) => holds(condition, { ...now, value }))) return null
  return take.amount === 'full' ? value : Math.min(take.amount, value)
}

function holds(condition: CashOutCondition, { value, prices, matches }: BetNow & { readonly value: number }): boolean {
  switch (condition.when) {
    case 'valueAtLeast':
      return value >= condition.amount
    case 'valueAtMost':
      return value <= condition.amount
    case 'priceAtLeast':
      return (prices.get(condition.leg) ?? 0) >= condition.price
    case 'priceAtMost':
      return (prices.get(condition.leg) ?? Number.POSITIVE_INFINITY) <= condition.price
  }
  const match = matches.get(condition.event)
  if (!match) return false
  const lead = match.score.home - match.score.away
  switch (condition.when) {
    case 'leadAtLeast':
      return (condition.side === 'home' ? lead : -lead) >= condition.goals
    case 'level':
      return lead === 0
    case 'minuteReached':
      return match.minute !== null && match.minute >= condition.minute
    case 'redCard':
      return match.redCards[condition.side] > 0
  }
}

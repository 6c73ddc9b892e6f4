import type { Bound } from './bounds.ts'

/** A money limit with the amount that counts against it now. */
export interface Usage extends Bound {
  readonly playerId: string
  readonly used: number
  /** The same amount since registration, without a window. */
  readonly total: number
}

export interface Asked {
  readonly playerId: string
  readonly amount: number
}

/** Null: the amount passes. Otherwise the exceeded limits, the one with the least remaining first, at the time of this amount's check. */
export type Judgement = readonly Usage[] | null

/** Checks amounts in order: an accepted one counts for those after it. An amount of 0 always passes. */
export function admitAmounts(asked: readonly Asked[], usages: readonly Usage[]): Judgement[] {
  const taken = new Map<string, number>()
  const ofPlayer = Map.groupBy(usages, ({ playerId }) => playerId)
  return asked.map(({ playerId, amount }) => {
    if (amount === 0) return null
    const before = taken.get(playerId) ?? 0
    const now = (ofPlayer.get(playerId) ?? []).map((usage) => ({
      ...usage,
      used: usage.used + before,
      total: usage.total + before,
    }))
    const passed = now.filter((usage) => amount > roomOf(usage))
    if (passed.length > 0) return passed.sort((a, b) => roomOf(a) - roomOf(b) || b.days - a.days)
    taken.set(playerId, before + amount)
    return null
  })
}

/** The largest amount that passes; below zero if the limit was lowered or a deposit was credited late. */
function roomOf({ value, used }: Usage): number {
  return value - used
}

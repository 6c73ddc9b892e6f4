import type { Bound } from './bounds.ts'

/** A limit on money with what counts against it now. */
export interface Usage extends Bound {
  readonly playerId: string
  readonly used: number
  /** The same without a window: since the beginning. */
  readonly total: number
}

export interface Asked {
  readonly playerId: string
  readonly amount: number
}

/** Null: it passes. Else the limits it would pass, the one with least room first, as they stood when it was its turn. */
export type Judgement = readonly Usage[] | null

/** Judges amounts in order: an accepted one counts against those after it. Nothing is no amount to limit. */
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

/** The most that would pass; below zero where the limit was lowered, or a deposit came late. */
function roomOf({ value, used }: Usage): number {
  return value - used
}

import type { SportsReply } from '../page/api.ts'

export type Boost = SportsReply<'listBoosts'>['boosts'][number]

/** What has a better price than usual, as the stream tells it; null until it has. */
export function createBoosts() {
  let now: readonly Boost[] | null = null
  const listeners = new Set<() => void>()
  return {
    get: (): readonly Boost[] | null => now,
    /** In thousandths; null for a selection without one. */
    priceOf: (selection: string): number | null => now?.find((boost) => boost.selection === selection)?.price ?? null,
    take(boosts: readonly Boost[]): void {
      now = boosts
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

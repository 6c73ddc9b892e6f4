import type { SportsReply } from '../page/api.ts'
import { createListeners } from '../page/listeners.ts'

export type Boost = SportsReply<'listBoosts'>['boosts'][number]

/** Better prices than usual from the stream; null until it has sent them. */
export function createBoosts() {
  let current: readonly Boost[] | null = null
  const { notify, subscribe } = createListeners()
  return {
    get: (): readonly Boost[] | null => current,
    /** In thousandths; null for a selection without one. */
    priceOf: (selection: string): number | null =>
      current?.find((boost) => boost.selection === selection)?.price ?? null,
    receive(boosts: readonly Boost[]): void {
      current = boosts
      notify()
    },
    subscribe,
  }
}

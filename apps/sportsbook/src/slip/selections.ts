import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createStoredState } from '../frame/stored-state.ts'

const names = v.object({ ja: v.string(), en: v.string() })

/** One selection of the slip, with what the player saw of it: all that a quote or a bet asks for, and what a row shows. */
const slipSelection = v.object({
  /** `<event>/<market>/<outcome>` */
  selection: v.string(),
  event: v.string(),
  sport: v.string(),
  words: v.object({ event: names, market: names, outcome: names }),
  /** In thousandths, as it was when it was added. */
  price: v.number(),
  /** As the event showed it then: `1:0`; null before the start. */
  score: v.nullable(v.string()),
})
export type SlipSelection = v.InferOutput<typeof slipSelection>

const stored = createStoredState('sports.slip', v.array(slipSelection), [])
/** As many as a slip can have. */
export const mostSelections = 30

/** Adds a selection, or removes it. A full slip stays as it is. */
export function toggleSelection(selection: SlipSelection): void {
  const before = stored.get()
  const without = before.filter((one) => one.selection !== selection.selection)
  if (without.length < before.length) stored.set(without)
  else if (before.length < mostSelections) stored.set([...before, selection])
}

/** Adds those that are not in the slip yet, as far as there is room. */
export function addSelections(selections: readonly SlipSelection[]): void {
  const before = stored.get()
  const others = selections.filter(({ selection }) => before.every((one) => one.selection !== selection))
  stored.set([...before, ...others].slice(0, mostSelections))
}

export const removeSelection = (selection: string): void =>
  stored.set(stored.get().filter((one) => one.selection !== selection))

export const clearSlip = (): void => stored.set([])

/** Takes the prices, or scores, of now as seen: what a bet asks for from here on. */
export function acceptChanges(changes: ReadonlyMap<string, Partial<Pick<SlipSelection, 'price' | 'score'>>>): void {
  stored.set(stored.get().map((one) => ({ ...one, ...changes.get(one.selection) })))
}

/** The selections of the slip, in the order in which they were added. They survive a reload and a login. */
export const useSlipSelections = (): readonly SlipSelection[] => stored.use()

/** Whether one selection is in the slip: a button renders again only when its own answer changes. */
export function useIsInSlip(selection: string): boolean {
  const isIn = useCallback(() => stored.get().some((one) => one.selection === selection), [selection])
  return useSyncExternalStore(stored.subscribe, isIn)
}

import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createStoredState } from '../page/stored-state.ts'
import { emptySlipForm, forgetSelections } from './slip-form.ts'

const names = v.object({ ja: v.string(), en: v.string() })

/** One selection of the slip, with what the player saw of it: all that a quote or a bet asks for, and what a row shows. */
const slipSelection = v.object({
  /** `<event>/<market>/<outcome>` */
  selection: v.string(),
  event: v.string(),
  sport: v.string(),
  names: v.object({ event: names, market: names, outcome: names }),
  /** In thousandths, as it was when it was added. */
  price: v.number(),
  /** The score when it was added: `1:0`; null before the start. */
  score: v.nullable(v.string()),
})
export type SlipSelection = v.InferOutput<typeof slipSelection>

/** The most selections of a slip. */
export const mostSelections = 30

const together = (before: readonly SlipSelection[], added: readonly SlipSelection[]) => {
  const others = added.filter(({ selection }) => before.every((one) => one.selection !== selection))
  return [...before, ...others].slice(0, mostSelections)
}
const stored = createStoredState('sports.slip', v.array(slipSelection), [], { adopt: together })

/** Adds a selection, or removes it. A full slip stays as it is. */
export function toggleSelection(selection: SlipSelection): void {
  if (stored.get().some((one) => one.selection === selection.selection)) removeSelection(selection.selection)
  else addSelections([selection])
}

/** Adds those that are not in the slip yet, as far as there is room. */
export const addSelections = (selections: readonly SlipSelection[]): void =>
  stored.update((before) => together(before, selections))

export function removeSelections(selections: ReadonlySet<string>): void {
  stored.update((before) => before.filter((one) => !selections.has(one.selection)))
  if (stored.get().length === 0) emptySlipForm()
  else forgetSelections(selections)
}

export const removeSelection = (selection: string): void => removeSelections(new Set([selection]))

export function clearSlip(): void {
  stored.set([])
  emptySlipForm()
}

/** Takes the prices, or scores, of now as seen: what a bet asks for from here on. Prices are those of single selections, not of several together. */
export const acceptChanges = (changes: ReadonlyMap<string, Partial<Pick<SlipSelection, 'price' | 'score'>>>): void =>
  stored.update((before) => before.map((one) => ({ ...one, ...changes.get(one.selection) })))

export const slipNow = (): readonly SlipSelection[] => stored.get()

/** The selections of the slip, in the order in which they were added. They survive a reload and a login. */
export const useSlipSelections = (): readonly SlipSelection[] => stored.use()

/** True if a selection is in the slip: a button renders again only when its own result changes. */
export function useIsInSlip(selection: string): boolean {
  const isIn = useCallback(() => stored.get().some((one) => one.selection === selection), [selection])
  return useSyncExternalStore(stored.subscribe, isIn)
}

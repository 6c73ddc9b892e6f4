import * as v from 'valibot'
import { createStoredState } from '../page/stored-state.ts'

/** The most matches of a multiview. */
export const mostShown = 4

const stored = createStoredState('sports.multiview', v.array(v.string()), [], { adopt: (own) => own })

/** The ids of the matches that the player has chosen, the first one first; some may be over. */
export const useChosen = (): readonly string[] => stored.use()

/** Shows a match, or takes it off. Those that are no longer in play make room. */
export const toggle = (event: string, inPlay: readonly string[]): void =>
  stored.update((before) => nextChosen(before, { event, inPlay }))

export function nextChosen(
  before: readonly string[],
  { event, inPlay }: { readonly event: string; readonly inPlay: readonly string[] },
): string[] {
  const shown = before.filter((one) => inPlay.includes(one))
  if (shown.includes(event)) return shown.filter((one) => one !== event)
  return shown.length < mostShown ? [...shown, event] : shown
}

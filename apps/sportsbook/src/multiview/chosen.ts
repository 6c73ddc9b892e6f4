import * as v from 'valibot'
import { createStoredState } from '../page/stored-state.ts'

/** The most matches of a multiview, and how many stand in it before the player has chosen. */
export const mostShown = 4
const shownAtFirst = 2

const stored = createStoredState('sports.multiview', v.array(v.string()), [], { adopt: (own) => own })

/** The ids of the matches that the player has chosen, the first one first; some may be over. */
export const useChosen = (): readonly string[] => stored.use()

/** Shows a match beside those that are shown, or takes it off. */
export const toggle = (event: string, shown: readonly string[]): void => stored.set(nextChosen(shown, event))

/** The chosen matches that are in play; the first ones where there is none. */
export function shownOf(chosen: readonly string[], inPlay: readonly string[]): string[] {
  const found = chosen.filter((one) => inPlay.includes(one))
  return found.length > 0 ? found : inPlay.slice(0, shownAtFirst)
}

/** The last match stays: an empty multiview shows nothing. */
export function nextChosen(shown: readonly string[], event: string): string[] {
  if (shown.includes(event)) return shown.length > 1 ? shown.filter((one) => one !== event) : [...shown]
  return shown.length < mostShown ? [...shown, event] : [...shown]
}

import type { LegOutcome } from './leg-outcome.ts'

/**
 * The outcome of a leg each way from those of two markets: the winner, and the places that are paid. Ties of both are stated for the same number of runners. What was void in
 * either is void.
 */
export function eachWayOutcome(win: LegOutcome, place: LegOutcome): LegOutcome {
  if (win.result === 'void' || place.result === 'void') return { ...win, result: 'void', deadHeat: null }
  if (win.result === 'lost' && place.result === 'lost') return win
  const result = win.result === 'won' ? 'won' : 'placed'
  if (!win.deadHeat && !place.deadHeat) return { ...win, result }
  const tied = (win.deadHeat?.tied ?? 1) * (place.deadHeat?.tied ?? 1)
  const sharedWin = win.deadHeat ? (win.deadHeat.win * tied) / win.deadHeat.tied : tied
  const sharedPlace = place.deadHeat ? (place.deadHeat.win * tied) / place.deadHeat.tied : tied
  return { ...win, result, deadHeat: { tied, win: result === 'won' ? sharedWin : 0, place: sharedPlace } }
}

/** When a card is turned over at a shared table, in milliseconds since the result was known; the same on every screen. */
export interface TurnTime {
  /** From then on a player may turn it; that of the dealer where only the dealer turns it. */
  readonly fromMs: number
  /** The dealer turns it then, if nobody has. */
  readonly untilMs: number
}

/** The dealer opens the first card of each side; the others are for the player who may turn them. Parts of the time in which the result is shown: they do not depend on how many cards there are, so that no pause tells of a third one. */
const byDealer = [0.06, 0.14, 0.25, 0.36, 0.5, 0.64] as const
const byPlayer = [0.05, 0.29, 0.35, 0.57, 0.71, 0.85] as const
/** Before a card may be turned: the last one lies in its place again. */
const breath = 0.02
/** In the order in which cards are turned over: the first one of each side. */
const openedByDealer: readonly number[] = [0, 2]

/** `index`: in the order in which the cards are turned over, from 0. `isSqueezed`: a player of the round may turn the cards. */
export function turnTime(
  index: number,
  { showMs, isSqueezed }: { readonly showMs: number; readonly isSqueezed: boolean },
): TurnTime {
  const parts = isSqueezed ? byPlayer : byDealer
  const until = parts[index] ?? 1
  const isPlayers = isSqueezed && !openedByDealer.includes(index)
  const from = isPlayers ? (parts[index - 1] ?? 0) + breath : until
  return { fromMs: Math.round(from * showMs), untilMs: Math.round(until * showMs) }
}

/** The cards lie open, and who won is marked. */
export const decidedPart = 0.9

/** The button at the foot of a logged-in player's slip. `freeBetsShort`: there is none, as the chosen free bets do not cover the stake. */
export type SlipAction = 'freeBetsShort' | 'deposit' | 'place'

interface Situation {
  /** The stake of all bets of the slip, in minor units. */
  readonly stake: number
  /** The money that pays for the stake, in minor units. */
  readonly funds: number
  /** The player chose to pay with free bets. */
  readonly isFree: boolean
  /** A limit is lower than the stake: a deposit would not help. */
  readonly isOverRoom: boolean
}

/** Offers a deposit only where money is all that is missing. */
export function slipAction({ stake, funds, isFree, isOverRoom }: Situation): SlipAction {
  if (stake <= funds) return 'place'
  if (isFree) return 'freeBetsShort'
  return isOverRoom ? 'place' : 'deposit'
}

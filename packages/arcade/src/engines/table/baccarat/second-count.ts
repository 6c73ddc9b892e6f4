import { type BaccaratBet, baccaratPayouts } from '../../../maths/baccarat.ts'
import { figuresOfBet } from '../../../maths/bet-payouts.ts'

const bets: Readonly<Record<string, BaccaratBet>> = {
  'banker-free': 'bankerFree',
  'player-pair': 'sidePair',
  'banker-pair': 'sidePair',
  'either-pair': 'eitherPair',
  'perfect-pair': 'perfectPair',
}

/**
 * The returns of a bet over all orders of six cards from eight decks, in hundredths of it: a walk along the deal by points, and pairs in closed form, apart from the
 * enumeration by rank of `outcomes.ts`.
 */
export function hundredthsReturned(spot: string): bigint {
  const { rtp } = figuresOfBet(baccaratPayouts(bets[spot] ?? (spot as BaccaratBet))) // the others have the same name
  return (100n * ordersOfSix * rtp.numerator) / rtp.denominator
}

const ordersOfSix = 416n * 415n * 414n * 413n * 412n * 411n

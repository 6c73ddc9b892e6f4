import { useSignedMoney } from '../../../page/amounts/Money.tsx'

/** To two digits: more would promise an accuracy that a session does not have. */
export const coarse = (amount: number): number => Number(Math.round(amount).toPrecision(2))

/** The words for a result in bets, of this many minor units each. */
export function useResult(stake: number): (bets: number) => string {
  const signed = useSignedMoney()
  return (bets) => signed(coarse(bets * stake)).replace(/^[+−]/, '$&\u2060') // no line ends after the sign
}

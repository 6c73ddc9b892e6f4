import type { SportsReply } from '../page/api.ts'

type Amounts = Pick<
  SportsReply<'listBets'>['bets'][number],
  'status' | 'stake' | 'replaces' | 'openStake' | 'cashedOut' | 'mostReturns' | 'paid'
>
type Name = 'notTaken' | 'stake' | 'openStake' | 'goesOnWith' | 'mostReturns' | 'cashedOut' | 'paid'

/** The stake and the return, in the order shown. A bet that was not accepted took nothing, so it returns nothing. */
export function sumsOf(
  { status, stake, replaces, openStake, cashedOut, mostReturns, paid }: Amounts,
  isOpen: boolean,
): (readonly [Name, number])[] {
  if (status === 'NOT_ACCEPTED') return [['notTaken', stake]]
  const sold = cashedOut > 0 || status === 'CASHED_OUT'
  return [
    ['stake', stake],
    ...(replaces !== null ? [['goesOnWith', openStake] as const] : []),
    ...(isOpen && replaces === null && cashedOut > 0 ? [['openStake', openStake] as const] : []),
    ...(isOpen ? [['mostReturns', mostReturns] as const] : []),
    ...(sold ? [['cashedOut', cashedOut] as const] : []),
    ...(isOpen || status === 'REPLACED' ? [] : [['paid', paid] as const]),
  ]
}

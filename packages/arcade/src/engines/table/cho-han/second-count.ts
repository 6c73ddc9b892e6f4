import { fraction, multiply, sum } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type ChoHanBet, choHanPayouts } from '../../../maths/cho-han.ts'

/** The least amount of which all pays are whole, in minor units. */
const unit = 25n

const bets: Readonly<Record<string, ChoHanBet>> = { cho: 'cho', han: 'han', zorome: 'zorome', 'pin-zoro': 'pinZoro' }

/** The returns of a bet of `unit` over all 36 throws, by the maths of single bets: no fact and no pay of the rules is used. */
export function returnedOf(spot: string): bigint {
  const bet = bets[spot]
  assert(bet, 'the spot is one of the layout')
  const paid = choHanPayouts(bet).map(({ multiple, cases }) => multiply(multiple, fraction(cases * unit)))
  const { numerator, denominator } = sum(paid)
  assert(denominator === 1n, 'returns of a unit are whole')
  return numerator
}

import { fraction, multiply, sum } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type SicBoBet, sicBoPayouts } from '../../../maths/sic-bo.ts'

/** The least amount of which all pays are whole, in minor units. */
const unit = 20n

/** The returns of a bet of `unit` over all 216 throws, by the maths of single bets: no spot, no fact and no pay of the rules is used. */
export function returnedOf(spot: string): bigint {
  const payouts = sicBoPayouts(betOf(spot))
  const { numerator, denominator } = sum(
    payouts.map(({ multiple, cases }) => multiply(multiple, fraction(cases * unit))),
  )
  assert(denominator === 1n, 'returns of a unit are whole')
  return numerator
}

function betOf(spot: string): SicBoBet {
  const [word = '', first, second] = spot.split(/-(?=\d)/)
  const [face, other] = [Number(first), Number(second)]
  switch (word) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
      return { bet: word }
    case 'any-triple':
      return { bet: 'anyTriple' }
    case 'single':
    case 'double':
    case 'triple':
      return { bet: word, face }
    case 'pair':
      return { bet: 'pair', faces: [face, other] }
    default:
      assert(word === 'total', 'the spot is one of the layout')
      return { bet: 'total', total: face }
  }
}

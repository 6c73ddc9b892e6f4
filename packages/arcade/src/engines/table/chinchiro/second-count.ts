import { fraction, multiply, sum } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { chinchiroPayouts } from '../../../maths/chinchiro.ts'

/** Amounts on the cloth of which all returns are whole, in minor units. */
const unit = 125n

/** The sum that stakes of `unit` return over all throws of both sides, by the maths of the game: no hand, fact or pay of the rules is used. */
export function returnedOf(): bigint {
  const paid = chinchiroPayouts().map(({ multiple, cases }) => multiply(multiple, fraction(cases * unit)))
  const { numerator, denominator } = sum(paid)
  assert(denominator === 1n, 'returns of a unit are whole')
  return numerator
}

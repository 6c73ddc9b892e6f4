import { add, divide, type Fraction, fraction, multiply, parseFraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { WheelRules } from './wheel-rules.ts'

/**
 * The returns of a bet as an absorbing chain, whose states are the multipliers drawn so far, backwards from the last one: a round that multiplies once more is worth the factor times what the next state is worth. No
 * outcome is listed and no fact is used. In halves of the bet over all ways to draw, as they are counted.
 */
export function halvesReturned(rules: WheelRules, spot: string): bigint {
  const { segments, prizes, multipliers, mostMultipliers } = rules
  const prize = prizes.find(({ spots }) => spots.includes(spot))
  assert(prize, 'the spot is one of the layout')
  const factors = segments.flatMap((id) => multipliers[id] ?? [])
  const own = segments.filter((id) => id === spot).length
  const [all, open] = [segments.length, segments.length - factors.length]
  const won = multiply(fraction(own), parseFraction(prize.returns))
  let value: Fraction = divide(won, fraction(open))
  for (let state = mostMultipliers; state > 0; state--) {
    const again = multiply(fraction(factors.reduce((sum, factor) => sum + factor, 0)), value)
    value = divide(add(won, again), fraction(all))
  }
  const ways = fraction(BigInt(all) ** BigInt(mostMultipliers) * BigInt(open))
  const { numerator, denominator } = multiply(value, ways, fraction(2))
  assert(denominator === 1n, 'returns of two units are whole')
  return numerator
}

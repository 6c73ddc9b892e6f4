import { fraction, writeFraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { eachWayOutcome } from './each-way-outcome.ts'
import { type LegOutcome, legReturn, plainOutcome, sharedPlaces } from './leg-outcome.ts'

const leg = { id: 'a', odds: fraction(11), banker: false, placeFraction: fraction(1, 5) }
const tied = (count: number, places: number): LegOutcome => ({
  ...plainOutcome('won'),
  deadHeat: sharedPlaces('won', { tied: count, places }),
})
const won = plainOutcome('won')
const lost = plainOutcome('lost')

/** At odds of 11 and a fifth of them, 1 on winning returns 11, 1 on a place 3. */
test.each([
  ['the winner', won, won, '11', '3'],
  ['second', lost, won, '0', '3'],
  ['fourth', lost, lost, '0', '0'],
  ['one of two winners', tied(2, 1), won, '11/2', '3'],
  ['one of two on the last place', lost, tied(2, 1), '0', '3/2'],
  ['one of four winners, where three places are paid', tied(4, 1), tied(4, 3), '11/4', '9/4'],
  ['withdrawn', plainOutcome('void'), plainOutcome('void'), '1', '1'],
  ['withdrawn from the places alone', lost, plainOutcome('void'), '1', '1'],
] as const)('%s', (_, win, place, onWinning, onPlace) => {
  const outcome = eachWayOutcome(win, place)
  const returns = (part: 'win' | 'place') => writeFraction(legReturn(leg, outcome, part).multiplier)
  expect([returns('win'), returns('place')]).toEqual([onWinning, onPlace])
})

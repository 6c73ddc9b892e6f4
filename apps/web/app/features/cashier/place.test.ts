import { expect, test } from 'vitest'
import { placeOf, queryOf } from './place.ts'

test.each([
  { at: 'deposit' },
  { at: 'deposit', bonusCode: 'WELCOME' },
  { at: 'withdrawal' },
  { at: 'payment', transactionId: 'dep_01' },
] as const)('the address of %j leads back to it', (place) => {
  expect(placeOf(new URLSearchParams(queryOf(place)))).toEqual(place)
})

test('an unknown address opens the deposit', () => {
  expect(placeOf(new URLSearchParams('?view=moon'))).toEqual({ at: 'deposit' })
})

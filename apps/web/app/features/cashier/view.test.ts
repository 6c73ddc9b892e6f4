import { expect, test } from 'vitest'
import { queryOf, viewOf } from './view.ts'

test.each([
  { at: 'deposit' },
  { at: 'deposit', bonusCode: 'WELCOME' },
  { at: 'deposit', step: 'pay', bonusCode: 'WELCOME' },
  { at: 'withdrawal' },
  { at: 'payment', transactionId: 'dep_01' },
] as const)('the address of %j opens the same view', (view) => {
  expect(viewOf(new URLSearchParams(queryOf(view)))).toEqual(view)
})

test('an unknown address opens the deposit', () => {
  expect(viewOf(new URLSearchParams('?view=moon'))).toEqual({ at: 'deposit' })
})

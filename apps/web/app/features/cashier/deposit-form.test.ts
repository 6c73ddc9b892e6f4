import { expect, test } from 'vitest'
import { depositErrors, digitsOnly, groupedCardNumber, initialDeposit } from './deposit-form.ts'

const check = depositErrors({ min: 500, max: 1_000_000 })
const good = {
  ...initialDeposit,
  cardNumber: '4111 1111 1111 1111',
  cardHolder: 'HANA YAMADA',
  expiryMonth: '12',
  expiryYear: '39',
  cvv: '123',
}

test('a full card form with an amount in range is good', () => {
  expect(check(good)).toEqual({})
})

test.each([
  [{ amount: '' }, { amount: 'required' }],
  [{ amount: '499' }, { amount: 'AMOUNT_OUT_OF_RANGE' }],
  [{ amount: '1000001' }, { amount: 'AMOUNT_OUT_OF_RANGE' }],
  [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'invalid' }],
  [{ cardNumber: '411111111111' }, { cardNumber: 'invalid' }],
  [{ expiryMonth: '13' }, { expiryMonth: 'invalid' }],
  [{ cvv: '12' }, { cvv: 'invalid' }],
  [{ cvv: '' }, { cvv: 'required' }],
])('%j is told as %j', (change, errors) => {
  expect(check({ ...good, ...change })).toEqual(errors)
})

test('a saved card needs only its security code', () => {
  expect(check({ ...initialDeposit, savedCardId: 'crd_1' })).toEqual({ cvv: 'required' })
})

test('digits are kept however they come', () => {
  expect(digitsOnly('４１１１-11 11x')).toBe('41111111')
  expect(groupedCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
})

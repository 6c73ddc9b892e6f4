import { expect, test } from 'vitest'
import {
  depositErrors,
  depositRequest,
  digitsOnly,
  groupedCardNumber,
  initialDeposit as initialIn,
} from './deposit-form.ts'

const initialDeposit = initialIn('JPY')
const check = depositErrors(
  [
    { paymentMethod: 'CREDITCARD', min: 500, max: 1_000_000 },
    { paymentMethod: 'BANKTRANSFER', min: 1_000, max: 5_000_000 },
    { paymentMethod: 'VOUCHER', min: 500, max: 100_000 },
  ],
  () => new Date(2030, 5, 30),
)
const good = {
  ...initialDeposit,
  cardNumber: '4111 1111 1111 1111',
  cardHolder: 'HANA YAMADA',
  expiryMonth: '12',
  expiryYear: '39',
  cvv: '123',
}

test('a complete card form with an amount in range is valid', () => {
  expect(check(good)).toEqual({})
})

test.each([
  [{ amount: '' }, { amount: 'required' }],
  [{ amount: '499' }, { amount: 'AMOUNT_OUT_OF_RANGE' }],
  [{ amount: '1000001' }, { amount: 'AMOUNT_OUT_OF_RANGE' }],
  [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'invalid' }],
  [{ cardNumber: '411111111111' }, { cardNumber: 'invalid' }],
  [{ expiryMonth: '13' }, { expiryMonth: 'invalid' }],
  [{ expiryMonth: '5', expiryYear: '30' }, { expiryMonth: 'invalid.expiry' }],
  [{ expiryMonth: '6', expiryYear: '2030' }, {}],
  [{ cvv: '12' }, { cvv: 'invalid' }],
  [{ cvv: '' }, { cvv: 'required' }],
  [{ bonus: 'code' }, { bonusCode: 'required' }],
])('%j has the errors %j', (change, errors) => {
  expect(check({ ...good, ...change })).toEqual(errors)
})

test('a saved card needs only its security code, the payment company’s page no card data', () => {
  expect(check({ ...initialDeposit, card: 'crd_1' })).toEqual({ cvv: 'required' })
  expect(check({ ...initialDeposit, card: 'hosted' })).toEqual({})
})

test('each payment method has its own fields and bounds', () => {
  expect(check({ ...initialDeposit, paymentMethod: 'BANKTRANSFER', amount: '5000000' })).toEqual({})
  expect(check({ ...initialDeposit, paymentMethod: 'VOUCHER' })).toEqual({ voucherCode: 'required' })
  expect(check({ ...initialDeposit, paymentMethod: 'VOUCHER', voucherCode: 'LAMP-10000-ABCD' })).toEqual({})
})

test('cards use the card call, other methods the wallet call', () => {
  const callOf = (change: object) => depositRequest({ ...good, ...change }, { currency: 'JPY', returnPath: '/ja' }).call
  expect(callOf({})).toBe('makeCCPayment')
  expect(callOf({ card: 'crd_1' })).toBe('makeCCPayment')
  expect(callOf({ card: 'hosted' })).toBe('getThirdPartyHostedUri')
  for (const paymentMethod of ['PAPERWALLET', 'VOUCHER', 'BANKTRANSFER'])
    expect(callOf({ paymentMethod })).toBe('makeWalletPayment')
})

test('other payment methods send no card data, and a bank transfer sends no bonus', () => {
  const values = { ...good, paymentMethod: 'BANKTRANSFER', bonus: 'LANTERN' } as const
  expect(depositRequest(values, { currency: 'JPY', returnPath: '/ja' }).fields).toEqual({
    amount: '10000',
    currency: 'JPY',
    paymentMethod: 'BANKTRANSFER',
    returnPath: '/ja',
  })
})

test('digits are accepted in any notation, and grouped as on the card', () => {
  expect(digitsOnly('４１１１-11 11x')).toBe('41111111')
  expect(groupedCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(groupedCardNumber('378282246310005')).toBe('3782 822463 10005')
})

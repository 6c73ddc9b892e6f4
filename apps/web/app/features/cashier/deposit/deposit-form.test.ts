import { expect, test } from 'vitest'
import {
  depositErrors,
  depositRequest,
  digitsOnly,
  groupedCardNumber,
  groupedExpiry,
  initialDeposit,
  overallBounds,
} from './deposit-form.ts'
import { waysOf } from './ways.ts'

const saved = { id: 'crd_1', brand: 'VISA', last4: '1111', expiryMonth: 7, expiryYear: 2031 } as const
const none = { savedCards: [], savedAccounts: [] }
const ways = waysOf(
  [
    { paymentMethod: 'CREDITCARD', min: 500, max: 1_000_000, savedCards: [saved], savedAccounts: [] },
    {
      paymentMethod: 'PAPERWALLET',
      min: 500,
      max: 500_000,
      savedCards: [],
      savedAccounts: [{ id: 'acc_1', label: 'h' }],
    },
    { paymentMethod: 'VOUCHER', min: 500, max: 100_000, ...none },
    { paymentMethod: 'BANKTRANSFER', min: 1_000, max: 5_000_000, ...none },
  ],
  undefined,
)
const wayOf = (id: string) => {
  const way = ways.find((each) => each.id === id)
  if (!way) throw new Error(`${id} is no way to pay`)
  return way
}
const now = () => new Date(2030, 5, 30)
const check = depositErrors({ ways, allowance: undefined, now })
const good = {
  ...initialDeposit,
  amount: '10000',
  way: 'card',
  cardNumber: '4111 1111 1111 1111',
  cardHolder: 'HANA YAMADA',
  expiry: '12/39',
  cvv: '123',
}

test('a complete card form with an amount in range is valid', () => {
  expect(check(good)).toEqual({})
})

test.each([
  [{ amount: '' }, { amount: 'required' }],
  [{ amount: '499' }, { amount: 'AMOUNT_OUT_OF_RANGE' }],
  [{ amount: '5000001' }, { amount: 'AMOUNT_OUT_OF_RANGE' }],
  [{ amount: '1000001' }, { way: 'AMOUNT_OUT_OF_RANGE' }],
  [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'invalid' }],
  [{ cardNumber: '411111111111' }, { cardNumber: 'invalid' }],
  [{ expiry: '' }, { expiry: 'required' }],
  [{ expiry: '12' }, { expiry: 'invalid' }],
  [{ expiry: '13/39' }, { expiry: 'invalid' }],
  [{ expiry: '05/30' }, { expiry: 'invalid' }],
  [{ expiry: '06/30' }, {}],
  [{ cvv: '12' }, { cvv: 'invalid' }],
  [{ cvv: '' }, { cvv: 'required' }],
  [{ bonus: 'code' }, { bonusCode: 'required' }],
])('%j has the errors %j', (change, errors) => {
  expect(check({ ...good, ...change })).toEqual(errors)
})

test('nothing is chosen at the start', () => {
  expect(check(initialDeposit)).toEqual({ amount: 'required', way: 'required' })
})

test('an amount above what limits leave is refused before anything is sent', () => {
  const limited = depositErrors({ ways, allowance: 9_000, now })
  expect(limited(good)).toEqual({ amount: 'OVER_ALLOWANCE' })
  expect(limited({ ...good, amount: '9000' })).toEqual({})
})

test('each way to pay has its own fields and bounds', () => {
  const amount = '10000'
  expect(check({ ...initialDeposit, amount, way: 'crd_1' })).toEqual({ cvv: 'required' })
  for (const way of ['hosted', 'PAPERWALLET', 'acc_1', 'BANKTRANSFER'])
    expect(check({ ...initialDeposit, amount, way })).toEqual({})
  expect(check({ ...initialDeposit, amount: '5000000', way: 'BANKTRANSFER' })).toEqual({})
  expect(check({ ...initialDeposit, amount, way: 'VOUCHER' })).toEqual({ voucherCode: 'required' })
  expect(check({ ...initialDeposit, amount, way: 'VOUCHER', voucherCode: 'LAMP-10000-ABCD' })).toEqual({})
  expect(overallBounds(ways)).toEqual({ min: 500, max: 5_000_000 })
})

test('each way to pay has its call and sends only its own fields', () => {
  const common = { amount: '10000', currency: 'JPY', returnPath: '/ja' }
  const requestOf = (id: string, change: object = {}) =>
    depositRequest({ ...good, ...change }, { way: wayOf(id), currency: 'JPY', returnPath: '/ja' })
  expect(requestOf('card').fields).toMatchObject({ ...common, expiryMonth: '12', expiryYear: '39', saveCard: false })
  expect(requestOf('crd_1')).toEqual({
    call: 'makeCCPayment',
    fields: { ...common, paymentMethod: 'CREDITCARD', savedCardId: 'crd_1', cvv: '123' },
  })
  expect(requestOf('hosted')).toEqual({
    call: 'getThirdPartyHostedUri',
    fields: { ...common, paymentMethod: 'CREDITCARD' },
  })
  expect(requestOf('acc_1').fields).toEqual({ ...common, paymentMethod: 'PAPERWALLET', savedAccountId: 'acc_1' })
  expect(requestOf('VOUCHER', { voucherCode: 'LAMP' }).fields).toEqual({
    ...common,
    paymentMethod: 'VOUCHER',
    voucherCode: 'LAMP',
  })
  expect(requestOf('BANKTRANSFER', { bonus: 'LANTERN' })).toEqual({
    call: 'makeWalletPayment',
    fields: { ...common, paymentMethod: 'BANKTRANSFER' },
  })
  expect(requestOf('card', { bonus: 'LANTERN' }).fields).toMatchObject({ bonusCode: 'LANTERN' })
  expect(requestOf('card', { bonus: 'code', bonusCode: ' HELLO ' }).fields).toMatchObject({ bonusCode: 'HELLO' })
})

test('digits are accepted in any notation, and grouped as on the card', () => {
  expect(digitsOnly('４１１１-11 11x')).toBe('41111111')
  expect(groupedCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(groupedCardNumber('378282246310005')).toBe('3782 822463 10005')
})

test.each([
  ['1', '1'],
  ['7', '07'],
  ['12', '12'],
  ['123', '12/3'],
  ['1239', '12/39'],
  ['１２３９', '12/39'],
  ['12 / 2039', '12/39'],
  ['12/', '12'],
])('the expiry %j is shown as %j', (typed, shown) => {
  expect(groupedExpiry(typed)).toBe(shown)
})

import { expect, test } from 'vitest'
import { destinationsOf, initialWithdrawal, withdrawalErrors, withdrawalRequest } from './withdrawal-form.ts'

const destinations = destinationsOf([
  {
    paymentMethod: 'CREDITCARD',
    min: 1_000,
    max: 1_000_000,
    payoutHours: { from: 0, to: 24 },
    takesNewAccount: false,
    newAccountMax: 0,
    destinations: [{ id: 'crd_1', label: 'VISA •••• 1111', netDeposited: 10_000, max: 10_000 }],
  },
  {
    paymentMethod: 'PAPERWALLET',
    min: 500,
    max: 500_000,
    payoutHours: { from: 0, to: 24 },
    takesNewAccount: false,
    newAccountMax: 0,
    destinations: [{ id: 'acc_1', label: 'h•••@example.com', netDeposited: 20_000, max: 20_000 }],
  },
  {
    paymentMethod: 'BANKTRANSFER',
    min: 1_000,
    max: 5_000_000,
    payoutHours: { from: 0, to: 24 },
    takesNewAccount: true,
    newAccountMax: 0,
    destinations: [],
  },
])
const to = (place: string) => {
  const found = destinations.find((destination) => destination.to === place)
  if (!found) throw new Error(`${place} is no destination`)
  return found
}

test('the destination with the highest net deposits comes first, a new account last', () => {
  expect(destinations.map((destination) => destination.to)).toEqual([
    'PAPERWALLET:acc_1',
    'CREDITCARD:crd_1',
    'BANKTRANSFER:',
  ])
})

test.each([
  [{ amount: '' }, { amount: 'required' }],
  [{ amount: '999' }, { amount: 'AMOUNT_OUT_OF_RANGE' }],
  [{ to: '' }, { to: 'required' }],
  [{ to: 'PAPERWALLET:acc_1', amount: '500' }, {}],
  [
    { to: 'BANKTRANSFER:', bankCode: '001', branchCode: '123' },
    { bankCode: 'invalid', accountNumber: 'required', accountHolder: 'required' },
  ],
])('%j has the errors %j', (change, errors) => {
  const good = { ...initialWithdrawal, amount: '5000', to: 'CREDITCARD:crd_1' }
  expect(withdrawalErrors(destinations)({ ...good, ...change })).toEqual(errors)
})

test('cards use the card call, other methods the wallet call, and only a new account is sent in full', () => {
  const values = { ...initialWithdrawal, amount: '5000', bankCode: '0001' }
  const common = { amount: '5000', currency: 'JPY' }
  expect(withdrawalRequest(values, { currency: 'JPY', destination: to('CREDITCARD:crd_1') })).toEqual({
    call: 'makeCCWithdrawal',
    fields: { ...common, paymentMethod: 'CREDITCARD', savedCardId: 'crd_1' },
  })
  expect(withdrawalRequest(values, { currency: 'JPY', destination: to('PAPERWALLET:acc_1') })).toEqual({
    call: 'makeWalletWithdrawal',
    fields: { ...common, paymentMethod: 'PAPERWALLET', savedAccountId: 'acc_1' },
  })
  const bank = { bankCode: '0001', branchCode: '', accountNumber: '', accountHolder: '' }
  expect(withdrawalRequest(values, { currency: 'JPY', destination: to('BANKTRANSFER:') })).toEqual({
    call: 'makeWalletWithdrawal',
    fields: { ...common, paymentMethod: 'BANKTRANSFER', ...bank },
  })
})

import { expect, test } from 'vitest'
import { readyWay, waysOf } from './ways.ts'

const card = (id: string) => ({ id, brand: 'VISA', last4: '1111', expiryMonth: 7, expiryYear: 2031 }) as const
const methods = [
  {
    paymentMethod: 'CREDITCARD',
    min: 500,
    max: 1_000_000,
    savedCards: [card('crd_2'), card('crd_1')],
    savedAccounts: [],
  },
  {
    paymentMethod: 'PAPERWALLET',
    min: 500,
    max: 500_000,
    savedCards: [],
    savedAccounts: [{ id: 'acc_1', label: 'h•••' }],
  },
  { paymentMethod: 'VOUCHER', min: 500, max: 100_000, savedCards: [], savedAccounts: [] },
  { paymentMethod: 'BANKTRANSFER', min: 1_000, max: 5_000_000, savedCards: [], savedAccounts: [] },
] as const
const ids = (last?: Parameters<typeof waysOf>[1]) => waysOf(methods, last).map(({ id }) => id)

test('saved cards and wallets come before the methods of the site', () => {
  expect(ids()).toEqual(['crd_2', 'crd_1', 'acc_1', 'card', 'hosted', 'PAPERWALLET', 'VOUCHER', 'BANKTRANSFER'])
})

test('the way of the last deposit comes first, saved or not', () => {
  expect(ids({ paymentMethod: 'CREDITCARD', savedId: 'crd_1' })[0]).toBe('crd_1')
  expect(ids({ paymentMethod: 'PAPERWALLET', savedId: 'acc_1' })[0]).toBe('acc_1')
  expect(ids({ paymentMethod: 'VOUCHER' })[0]).toBe('VOUCHER')
})

test('only a saved card or wallet is ready to pay with', () => {
  expect(readyWay(waysOf(methods, { paymentMethod: 'VOUCHER' }))?.id).toBe('crd_2')
  expect(readyWay(waysOf(methods, { paymentMethod: 'PAPERWALLET', savedId: 'acc_1' }))?.id).toBe('acc_1')
  const nothingSaved = methods.map((method) => ({ ...method, savedCards: [], savedAccounts: [] }))
  expect(readyWay(waysOf(nothingSaved, undefined))).toBeUndefined()
})

import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cashier } from '../cashier.ts'
import { cardBrandOf, passesLuhn } from './card.ts'

const payment = { amount: '1000', currency: 'JPY', paymentMethod: 'CREDITCARD', idempotencyKey: 'key-00000001' }
const typed = {
  cardNumber: '4111111111111111',
  cardHolder: '山田 花子',
  expiryMonth: '07',
  expiryYear: '31',
  cvv: '123',
}

const read = (fields: Record<string, string>) => v.safeParse(cashier.makeCCPayment.request, { ...payment, ...fields })
const wrongFields = (fields: Record<string, string>) =>
  read(fields).issues?.map((issue) => issue.path?.map((item) => item.key).join('.'))

test('full-width digits, spaces and dashes in a card number are normalised', () => {
  const result = read({ ...typed, cardNumber: '４１１１-1111 1111 １１１１' })
  expect(result.success && result.output.card).toMatchObject({ kind: 'typed', cardNumber: '4111111111111111' })
})

test('a two-digit year is in this century, and a month needs no leading zero', () => {
  const result = read({ ...typed, expiryMonth: '7' })
  expect(result.success && result.output.card).toMatchObject({ expiryMonth: 7, expiryYear: 2031 })
})

test.each([
  ['cardNumber', '411111111111111'],
  ['cardNumber', '4111111111111112'],
  ['cardNumber', '41111111111111111111'],
  ['cardNumber', 'abcd'],
  ['cardHolder', ''],
  ['cardHolder', '4111111111111111'],
  ['expiryMonth', '13'],
  ['expiryMonth', '0'],
  ['expiryYear', '131'],
  ['cvv', '12'],
  ['cvv', '12345'],
])('%s %j is refused with its name', (field, value) => {
  expect(wrongFields({ ...typed, [field]: value })).toEqual([field])
})

test('a saved card replaces number, holder and expiry, but not the security code', () => {
  const savedCardId = `crd_${'0'.repeat(26)}`
  const result = read({ savedCardId, cvv: '123' })
  expect(result.success && result.output.card).toEqual({ kind: 'saved', savedCardId, cvv: '123' })
  expect(wrongFields({ savedCardId })).toEqual(['cvv'])
})

test('error messages contain no card data', () => {
  const wrong = { cardNumber: '4111111111111119', cvv: '98765', expiryMonth: '77', savedCardId: '' }
  const said = JSON.stringify(read({ ...typed, ...wrong }).issues?.map(({ message }) => message))
  expect(said).not.toMatch(/4111|98765|77/)
  expect(
    JSON.stringify(read({ savedCardId: '4111111111111111', cvv: '123' }).issues?.map((i) => i.message)),
  ).not.toMatch(/4111/)
})

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/a b'])(
  '%s is refused as a return path',
  (returnPath) => expect(wrongFields({ ...typed, returnPath })).toEqual(['returnPath']),
)

test('the Luhn check detects every single wrong digit', () => {
  const number = fc.stringMatching(/^\d{12,18}$/)
  fc.assert(
    fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
      const whole = [...'0123456789'].map((digit) => body + digit).find(passesLuhn) ?? ''
      const at = place % whole.length
      const wrong = whole.slice(0, at) + ((Number(whole[at]) + shift) % 10) + whole.slice(at + 1)
      return passesLuhn(whole) && !passesLuhn(wrong)
    }),
  )
})

test.each([
  ['4111', 'VISA'],
  ['5555', 'MASTERCARD'],
  ['2221', 'MASTERCARD'],
  ['3530', 'JCB'],
  ['378', 'AMEX'],
  ['3056', 'DINERS'],
  ['6011', 'DISCOVER'],
  ['62', 'UNIONPAY'],
  ['9', 'OTHER'],
  ['', 'OTHER'],
])('a number that starts with %j is of %s', (digits, brand) => expect(cardBrandOf(digits)).toBe(brand))

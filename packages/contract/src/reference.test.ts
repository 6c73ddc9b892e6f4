import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfReference, readTicketNumber, referenceOf, ticketNumberOf } from './reference.ts'

const id = 'dep_01m81ca4z83rgbj38f4k22qd'

test('a reference is the end of the id, in two groups of four', () => {
  expect(referenceOf(id)).toBe('8F4K-22QD')
})

test.each(['8F4K-22QD', '8f4k22qd', ' 8f4k 22qd ', '８Ｆ４Ｋ－２２ＱＤ', '8F4Kー22QD'])('%j is read', (typed) => {
  expect(endOfReference(typed)).toBe('8f4k22qd')
})

test.each([
  ['OIL0-1234', '01101234'],
  ['8f4k-22qd-0', null],
  ['8f4k-22u0', null],
  ['', null],
  [id, null],
])('%j is read as %j', (typed, end) => {
  expect(endOfReference(typed)).toBe(end)
})

test('every reference leads back to the end of its id', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/), (rest) => {
      expect(endOfReference(referenceOf(`wdr_${rest}`))).toBe(rest.slice(-8))
    }),
  )
})

test('the number of a ticket is short, and read as people type it', () => {
  const number = ticketNumberOf('msg_01m81ca4z83rgbj38fa7k2m9q')
  expect(number).toBe('A7K-2M9Q')
  for (const typed of ['a7k2m9q', 'A7K 2M9Q', 'Ａ７Ｋ－２Ｍ９Ｑ', 'A7Kー2M9Q'])
    expect(readTicketNumber(typed)).toBe(number)
  expect(readTicketNumber('OIL-0123')).toBe('011-0123')
  for (const typed of ['', 'A7K-2M9', 'A7K-2M9Q0', 'A7K-2M9U']) expect(readTicketNumber(typed)).toBeNull()
})

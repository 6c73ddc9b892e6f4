import { expect, test } from 'vitest'
import { bestOf, coveredBy, oddsOf, winsOf } from './pays.ts'

const pay = (fact: string, numerator: number, denominator = 1) => ({
  on: [fact],
  returns: { numerator: `${numerator}`, denominator: `${denominator}`, decimal: numerator / denominator },
})
const face = { pays: [pay('once-3', 2), pay('twice-3', 3), pay('thrice-3', 15)] }
const evenWithHalf = { pays: [pay('red', 2), pay('0', 1, 2)] }

test('a bet with several wins shows each of them, and what returns no more than the bet is no win', () => {
  expect([winsOf(face), bestOf(face), oddsOf(face, String)]).toEqual([[2, 3, 15], 15, '1 / 2 / 14'])
  expect([winsOf(evenWithHalf), oddsOf(evenWithHalf, String)]).toEqual([[2], '1'])
  expect(oddsOf({ pays: [pay('total-9', 42, 5)] }, String)).toBe('7.4')
})

test('a bet with many wins shows the least and the greatest', () => {
  const multiplied = { pays: [5, 10, 20, 30, 60, 180].map((returns) => pay(`rat*${returns / 5}`, returns)) }
  expect(oddsOf(multiplied, String)).toBe('4–179')
})

test('a bet is marked by each fact with which it wins', () => {
  expect(coveredBy(face)).toEqual(['once-3', 'twice-3', 'thrice-3'])
  expect(coveredBy(evenWithHalf)).toEqual(['red'])
})

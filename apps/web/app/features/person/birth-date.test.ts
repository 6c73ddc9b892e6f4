import { expect, test } from 'vitest'
import {
  birthFault,
  birthOrder,
  cleanPart,
  isComplete,
  isoBirthDate,
  joinParts,
  partsAtFault,
  partsOf,
} from './birth-date.ts'

const today = '2026-06-01'

test.each([
  ['', 'required'],
  ['90-4-12', 'BIRTH_YEAR'],
  ['1899-4-12', 'BIRTH_YEAR'],
  ['2027-1-1', 'BIRTH_YEAR'],
  ['1990--12', 'BIRTH_MONTH'],
  ['1990-13-12', 'BIRTH_MONTH'],
  ['1990-4-', 'BIRTH_DAY'],
  ['1990-4-0', 'BIRTH_DAY'],
  ['1990-4-31', 'BIRTH_DATE'],
  ['1990-2-29', 'BIRTH_DATE'],
  ['2006-6-2', 'UNDERAGE'],
  ['2006-6-1', null],
  ['1992-02-29', null],
  ['1990-4-12', null],
])('born on “%s” in Japan: %s', (value, fault) => {
  expect(birthFault(value, { country: 'JP', today })).toBe(fault)
})

test('the minimum age is that of the country', () => {
  expect(birthFault('2008-06-01', { country: 'GB', today })).toBeNull()
  expect(birthFault('2008-06-02', { country: 'GB', today })).toBe('UNDERAGE')
})

test('the fields are in the order of the language and the country', () => {
  expect(birthOrder('ja', 'GB')[0]).toBe('year')
  expect(birthOrder('en', 'JP')[0]).toBe('year')
  expect(birthOrder('en', 'US')[0]).toBe('month')
  expect(birthOrder('en', '')).toEqual(['day', 'month', 'year'])
})

test('full-width digits count, and anything else is left out', () => {
  expect(cleanPart('year', '１９９０年')).toBe('1990')
  expect(cleanPart('month', '123')).toBe('12')
})

test('a date is kept as typed and sent in full', () => {
  expect(joinParts(partsOf('1990-4-2'))).toBe('1990-4-2')
  expect(joinParts(partsOf(''))).toBe('')
  expect(isComplete(partsOf('1990-4-2'))).toBe(true)
  expect(isComplete(partsOf('199-4-2'))).toBe(false)
  expect(isoBirthDate('1990-4-2')).toBe('1990-04-02')
  expect(isoBirthDate('')).toBe('')
})

test('an error names the fields it is about', () => {
  expect(partsAtFault(undefined)).toEqual([])
  expect(partsAtFault('BIRTH_MONTH')).toEqual(['month'])
  expect(partsAtFault('required')).toEqual(['year', 'month', 'day'])
})

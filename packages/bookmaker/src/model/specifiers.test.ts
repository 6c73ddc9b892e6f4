import { expect, test } from 'vitest'
import { readSpecifiers, writeSpecifiers } from './specifiers.ts'

test('one line has one spelling, whatever order a feed uses', () => {
  const specifiers = readSpecifiers('total=2.5|goalnr=1')
  expect(specifiers).toEqual({ total: '2.5', goalnr: '1' })
  expect(writeSpecifiers(specifiers ?? {})).toBe('goalnr=1|total=2.5')
  expect(writeSpecifiers({})).toBe('')
  expect(readSpecifiers('')).toEqual({})
})

test('what is no specifier is refused', () => {
  for (const text of ['total', 'total=', '=1', 'total=1|total=2', 'total=1|']) expect(readSpecifiers(text)).toBeNull()
})

import { expect, test } from 'vitest'
import { completed, noPicks, picked } from './picker.ts'

const trifecta = { of: 'riders', picks: 3, ordered: true } as const
const trio = { ...trifecta, ordered: false } as const
const brackets = { of: 'brackets', picks: 2, ordered: true } as const

test('a trifecta has prices in the last column once the first two are chosen, in their order', () => {
  expect(noPicks(trifecta)).toEqual([null, null])
  expect(completed(trifecta, [3, null], 1)).toBeNull()
  expect(completed(trifecta, [3, 7], 1)).toBe('3-7-1')
  expect(completed(trifecta, [3, 7], 7)).toBeNull()
})

test('a trio is one bet whatever the order of the picks', () => {
  expect(completed(trio, [7, 3], 1)).toBe('1=3=7')
})

test('a bracket can be named twice, a rider cannot', () => {
  expect(completed(brackets, [4], 4)).toBe('4-4')
})

test('a market with one pick has prices at once', () => {
  expect(completed({ of: 'riders', ordered: true }, noPicks({ picks: 1 }), 5)).toBe('5')
})

test('a number stands in one column only, and a second press takes it back', () => {
  expect(picked([null, null], 0, 3)).toEqual([3, null])
  expect(picked([3, null], 1, 3)).toEqual([null, 3])
  expect(picked([3, 7], 1, 7)).toEqual([3, null])
})

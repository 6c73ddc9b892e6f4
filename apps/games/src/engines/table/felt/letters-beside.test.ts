import { expect, test } from 'vitest'
import type { FeltCell } from '../felt.ts'
import { lettersBeside } from './letters-beside.ts'

const scale = { x: 1, y: 1 }
const field = (label: string, note: string, width = 60, height = 30): FeltCell => {
  return { x: 0, y: 0, width, height, label, note, tone: 'outside', fact: null }
}

test('fields of one size have their odds beside the label in letters of one size', () => {
  const cells = [field('8', '9:1'), field('13', '9:1')]
  const [first, second] = cells.map(lettersBeside(cells, scale))
  expect(first).toBeGreaterThan(10)
  expect(second).toBe(first)
})

test('they all have them below it where one of them has no room beside it', () => {
  const cells = [field('8', '9:1'), field('10', '6.75:1 and more')]
  expect(cells.map(lettersBeside(cells, scale))).toEqual([null, null])
})

test('fields of another size, and those with room for a line below, do not count', () => {
  const cells = [field('8', '9:1'), field('10', '6.75:1 and more', 61), field('7', '13:1', 60, 60)]
  const [low, narrow, high] = cells.map(lettersBeside(cells, scale))
  expect([narrow, high]).toEqual([null, null])
  expect(low).toBeGreaterThan(10)
})

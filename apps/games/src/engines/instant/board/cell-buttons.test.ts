import { expect, test } from 'vitest'
import { target } from './cell-buttons.ts'

const board = { columns: 5, count: 25 }

test.each([
  ['ArrowLeft', 12, 11],
  ['ArrowLeft', 10, 10],
  ['ArrowRight', 12, 13],
  ['ArrowRight', 14, 14],
  ['ArrowUp', 12, 7],
  ['ArrowUp', 4, 4],
  ['ArrowDown', 12, 17],
  ['ArrowDown', 20, 20],
  ['Home', 12, 0],
  ['End', 12, 24],
])('%s leads from cell %i to %i', (key, from, to) => {
  expect(target(key, from, board)).toBe(to)
})

test('other keys are left to the browser', () => {
  expect(target('Tab', 12, board)).toBeNull()
  expect(target(' ', 12, board)).toBeNull()
})

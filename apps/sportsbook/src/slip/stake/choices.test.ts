import { expect, test } from 'vitest'
import { linesOfSystem } from './choices.ts'

test('a system is every choice of the size of its folds', () => {
  expect(linesOfSystem(3, [2], [])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  expect(linesOfSystem(3, [2, 3], [])).toHaveLength(4)
})

test('bankers are in every line', () => {
  expect(linesOfSystem(4, [2], [1])).toEqual([
    [0, 1],
    [1, 2],
    [1, 3],
  ])
})

import { describe, expect, test } from 'vitest'
import { foldAt, gripAt } from './fold.ts'
import { enough, partOf, pulled, sideOf } from './pulled.ts'

const size = { width: 100, height: 140 }
const sides = ['left', 'right', 'bottom', 'corner'] as const

describe.each(sides)('a fold from the %s', (side) => {
  test.each([0.2, 0.5, 0.9])('that is told as %d lifts as much for everybody', (part) => {
    const { grip, to } = pulled(size, side, part)
    const fold = foldAt(size, grip, to)
    expect(partOf(fold?.share ?? 0)).toBeCloseTo(part, 5)
    expect(sideOf(grip)).toBe(side)
  })

  test('that is let go lies flat', () => {
    const { grip, to } = pulled(size, side, 0)
    expect(foldAt(size, grip, to)).toBeNull()
  })
})

test('every grip of a finger has a side', () => {
  expect(sideOf(gripAt(size, { x: 3, y: 4 }))).toBe('corner')
  expect(sideOf(gripAt(size, { x: 1, y: 70 }))).toBe('left')
  expect(sideOf(gripAt(size, { x: 99, y: 70 }))).toBe('right')
  expect(sideOf(gripAt(size, { x: 50, y: 139 }))).toBe('bottom')
  expect(sideOf(gripAt(size, { x: 50, y: 1 }))).toBe('bottom')
})

test('what is enough to turn a card over is told as all of it', () => {
  expect(partOf(enough)).toBe(1)
  expect(partOf(0.6)).toBe(1)
})

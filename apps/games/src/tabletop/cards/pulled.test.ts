import { describe, expect, test } from 'vitest'
import { foldAt, gripAt } from './fold.ts'
import { enough, partOf, pulled, sideOf } from './pulled.ts'

const size = { width: 100, height: 140 }
const sides = ['left', 'right', 'top', 'bottom', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

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

test.each([
  [3, 4, 'topLeft'],
  [98, 3, 'topRight'],
  [2, 138, 'bottomLeft'],
  [97, 139, 'bottomRight'],
  [1, 70, 'left'],
  [99, 70, 'right'],
  [50, 139, 'bottom'],
  [50, 1, 'top'],
] as const)('a finger at %d, %d lifts the card from the %s, on every screen', (x, y, side) => {
  const held = gripAt(size, { x, y })
  expect(sideOf(held)).toBe(side)
  expect(pulled(size, sideOf(held), 0.5).grip).toEqual(held)
})

test('what is enough to turn a card over is told as all of it', () => {
  expect(partOf(enough)).toBe(1)
  expect(partOf(0.6)).toBe(1)
})

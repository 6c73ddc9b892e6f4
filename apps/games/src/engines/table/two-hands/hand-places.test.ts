import { describe, expect, test } from 'vitest'
import { cardHeight, cardWidth } from '../../../tabletop/cards/paint-face.ts'
import { type HandLook, handPlace } from './hand-places.ts'

const baccarat: HandLook = { width: 0.2, sides: ['player', 'banker'], first: 2, most: 3, y: -0.09 }
const dragon: HandLook = { width: 0.25, sides: ['dragon', 'tiger'], first: 1, most: 1, y: 0.13 }
const side = 300

/** The box that a card covers: a third card lies across. */
function boxOf(to: string, number: number, look: HandLook) {
  const { x, y, turn } = handPlace(to, number, look, side)
  const [wide, high] = [look.width * side, (look.width * side * cardHeight) / cardWidth]
  const [across, down] = turn === 0 ? [wide, high] : [high, wide]
  return { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 }
}
const allOf = (look: HandLook) =>
  look.sides.flatMap((to) => Array.from({ length: look.most }, (_, number) => boxOf(to, number, look)))

describe.each([
  ['three cards on each side', baccarat],
  ['one card on each side', dragon],
])('%s', (_, look) => {
  test('lie inside the reveal', () => {
    for (const { left, right, top, bottom } of allOf(look)) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-side / 2)
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(side / 2)
    }
  })

  test('do not cover each other', () => {
    const boxes = allOf(look)
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        expect(Math.min(across, down)).toBeLessThanOrEqual(0)
      }
  })
})

test('the left side lies at the left, and its first card outside', () => {
  expect(handPlace('player', 0, baccarat, side).x).toBeLessThan(handPlace('player', 1, baccarat, side).x)
  expect(handPlace('player', 1, baccarat, side).x).toBeLessThan(handPlace('banker', 1, baccarat, side).x)
  expect(handPlace('banker', 1, baccarat, side).x).toBeLessThan(handPlace('banker', 0, baccarat, side).x)
})

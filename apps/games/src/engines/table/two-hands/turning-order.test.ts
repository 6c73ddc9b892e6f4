import { expect, test } from 'vitest'
import { inTurningOrder } from './turning-order.ts'

const baccarat = { sides: ['player', 'banker'], first: 2 } as const

function turned(drawn: string, sides: Parameters<typeof inTurningOrder>[1] = baccarat): string {
  const cards = drawn.split(' ').map((card) => ({ to: card.startsWith('p') ? 'player' : 'banker', face: card }))
  return inTurningOrder(cards, sides)
    .map(({ face }) => face)
    .join(' ')
}

test.each([
  ['p1 b1 p2 b2', 'p1 p2 b1 b2'],
  ['p1 b1 p2 b2 p3', 'p1 p2 b1 b2 p3'],
  ['p1 b1 p2 b2 b3', 'p1 p2 b1 b2 b3'],
  ['p1 b1 p2 b2 p3 b3', 'p1 p2 b1 b2 p3 b3'],
])('of %s, the player’s cards are turned over first, then those of the banker, then the third ones', (drawn, order) =>
  expect(turned(drawn)).toBe(order),
)

test('single cards are turned over as they are drawn', () => {
  expect(turned('p1 b1', { ...baccarat, first: 1 })).toBe('p1 b1')
})

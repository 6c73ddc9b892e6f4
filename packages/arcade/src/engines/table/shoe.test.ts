import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openShoe } from './shoe.ts'

/** Draws places one after the other, and notes of how many each was drawn. */
function drawing(places: readonly number[]) {
  const asked: number[] = []
  const draws = {
    uniform: (n: number) => {
      const place = places[asked.length] ?? 0
      asked.push(n)
      return place
    },
  }
  return { draws, asked }
}

test('numbers the cards by rank and then by suit, one deck after the other', () => {
  const first = (place: number) => openShoe(drawing([place]).draws, 2)().face
  expect([0, 1, 2, 3, 4, 51, 52, 103].map(first)).toEqual(['As', 'Ah', 'Ad', 'Ac', '2s', 'Kc', 'As', 'Kc'])
})

test('counts a place among the cards that are left', () => {
  const { draws, asked } = drawing([0, 0, 5, 3])
  const deal = openShoe(draws, 1)
  expect([deal(), deal(), deal(), deal()].map(({ face }) => face)).toEqual(['As', 'Ah', '2c', '2h'])
  expect(asked).toEqual([52, 51, 50, 49])
})

test('deals every card of the shoe once, whatever is drawn', () => {
  const places = fc.tuple(...Array.from({ length: 104 }, (_, dealt) => fc.nat({ max: 103 - dealt })))
  fc.assert(
    fc.property(places, (drawn) => {
      const deal = openShoe(drawing(drawn).draws, 2)
      const counts = new Map<string, number>()
      for (const _ of drawn) {
        const { face } = deal()
        counts.set(face, (counts.get(face) ?? 0) + 1)
      }
      expect([counts.size, ...new Set(counts.values())]).toEqual([52, 2])
    }),
    { numRuns: 30 },
  )
})

import { expect, test } from 'vitest'
import { sortInPieces } from './sort-in-pieces.ts'

const noPause = async () => undefined

test('sorts as the language does, and keeps the order of equals', async () => {
  for (const length of [0, 1, 63, 64, 65, 128, 1000, 4999]) {
    const items = Array.from({ length }, (_, place) => ({ key: (place * 7919) % 97, place }))
    const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key
    expect(await sortInPieces(items, byKey, noPause)).toEqual(items.toSorted(byKey))
  }
})

test('pauses often enough that a piece is short', async () => {
  let most = 0
  let compared = 0
  const items = Array.from({ length: 3000 }, (_, place) => (place * 7919) % 3001)
  await sortInPieces(
    items,
    (a, b) => {
      most = Math.max(most, ++compared)
      return a - b
    },
    async () => {
      compared = 0
    },
  )
  expect(most).toBeLessThan(600)
})

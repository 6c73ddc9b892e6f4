import { expect, test } from 'vitest'
import { createCells } from '../live/cells.ts'
import { takeBoosts } from './boosted-prices.ts'

test('a boost that is not told of any more is over', () => {
  const cells = createCells<number | null>()
  const seen: (number | null | undefined)[] = []
  cells.subscribe('a', () => seen.push(cells.get('a')))
  takeBoosts(cells, [
    { selection: 'a', price: 2200 },
    { selection: 'b', price: 3000 },
  ])
  takeBoosts(cells, [{ selection: 'b', price: 3000 }])
  takeBoosts(cells, [{ selection: 'b', price: 3100 }])
  expect(seen).toEqual([2200, null])
  expect(cells.get('b')).toBe(3100)
})

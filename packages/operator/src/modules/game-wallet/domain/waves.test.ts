import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waves } from './waves.ts'

const keysOf = (item: { keys: string[] }) => item.keys
const batches = fc.array(
  fc.record({ keys: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 3 }) }),
  {
    maxLength: 20,
  },
)

test('items without a common key are one wave', () => {
  expect(waves([{ keys: ['a'] }, { keys: ['b'] }, { keys: ['c', 'd'] }], keysOf)).toHaveLength(1)
})

test('every item is in one wave, and no two of a wave share a key', () => {
  fc.assert(
    fc.property(batches, (items) => {
      const cut = waves(items, keysOf)
      expect(new Set(cut.flat())).toEqual(new Set(items))
      expect(cut.flat()).toHaveLength(items.length)
      for (const wave of cut) {
        const keys = wave.flatMap(keysOf)
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})

test('items that share a key keep their order', () => {
  fc.assert(
    fc.property(batches, (items) => {
      const waveOf = new Map(waves(items, keysOf).flatMap((wave, index) => wave.map((item) => [item, index] as const)))
      items.forEach((earlier, at) => {
        for (const later of items.slice(at + 1)) {
          if (earlier.keys.some((key) => later.keys.includes(key)))
            expect(waveOf.get(earlier)).toBeLessThan(waveOf.get(later) ?? -1)
        }
      })
    }),
  )
})

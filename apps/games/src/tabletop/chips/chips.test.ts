import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsFor } from './change.ts'
import { chipLabel, chipLook } from './chip-colours.ts'

test.each([
  [1, '1'],
  [25, '25'],
  [500, '500'],
  [1_000, '1K'],
  [1_250, '1250'],
  [2_500, '2.5K'],
  [10_000, '10K'],
  [500_000, '500K'],
  [1_000_000, '1M'],
  [2_500_000, '2.5M'],
])('a chip worth %i says %s', (value, label) => {
  expect(chipLabel(value)).toBe(label)
})

test('chips on one table differ by colour, and those that are next to each other by stripes, too', () => {
  const values = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]
  const looks = values.map(chipLook)
  expect(new Set(looks.map(({ body }) => body)).size).toBe(values.length)
  const stripes = looks.map(({ stripes: count, mark }) => `${count} ${mark}`)
  for (const [index, own] of stripes.entries())
    for (const near of stripes.slice(index + 1, index + 5)) expect(own).not.toBe(near)
})

test('chips between two steps look like the lower one', () => {
  expect(chipLook(25)).toBe(chipLook(20))
  expect(chipLook(999)).toBe(chipLook(500))
  expect(chipLook(1_000)).not.toBe(chipLook(999))
})

test('an amount is paid in the fewest chips, to the last yen', () => {
  expect(chipsFor(3_870, [100, 500, 1_000, 50])).toEqual({
    chips: [
      { value: 1_000, count: 3 },
      { value: 500, count: 1 },
      { value: 100, count: 3 },
      { value: 50, count: 1 },
    ],
    rest: 20,
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
      const { chips, rest } = chipsFor(amount, [10, 50, 100, 500, 1_000, 5_000])
      expect(chips.reduce((sum, { value, count }) => sum + value * count, rest)).toBe(amount)
      expect(rest).toBeLessThan(10)
      expect(chips.slice(1).every(({ value, count }, index) => value * count < (chips[index]?.value ?? 0))).toBe(true)
    }),
  )
})

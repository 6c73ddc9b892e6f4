import { expect, test } from 'vitest'
import { newton } from './newton.ts'

const wide = [-100, 100] as const

test('finds where three equations hold together', () => {
  const found = newton(([x = 0, y = 0, z = 0]) => [x + y + z - 6, x * y - 2, z ** 2 - 9], [0.5, 2.5, 2], {
    ranges: [wide, wide, wide],
  })
  expect(found?.map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3])
})

test('finds nothing outside the ranges, without a slope, or where there is nothing', () => {
  expect(newton(([x = 0]) => [x - 5], [1], { ranges: [[0, 4]] })).toBeNull()
  expect(newton(() => [1], [1], { ranges: [wide] })).toBeNull()
  expect(newton(([x = 0]) => [x ** 2 + 1], [1], { ranges: [wide] })).toBeNull()
})

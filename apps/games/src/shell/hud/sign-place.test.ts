import { expect, test } from 'vitest'
import { signPlace } from './sign-place.ts'

const field = { x: 0, width: 390 }
const bar = { bottom: 57, from: 0, to: 236 }
const beside = { size: 16, middle: 195, foot: 51 }
const above = { size: 16, middle: 195, foot: 120 }

test('above the field the name stands in its middle, and gets smaller where it is long', () => {
  expect(signPlace({ sign: { width: 160, height: 30 }, wanted: above, field, bar })).toEqual({ middle: 195, size: 16 })
  expect(signPlace({ sign: { width: 400, height: 30 }, wanted: above, field, bar })).toEqual({ middle: 195, size: 11 })
})

test('beside the buttons of the bar the name keeps clear of them', () => {
  for (const width of [80, 160, 220, 300]) {
    const place = signPlace({ sign: { width, height: 30 }, wanted: beside, field, bar })
    expect(place).not.toBeNull()
    const { middle, size } = place ?? { middle: 0, size: 0 }
    const half = (width * size) / 16 / 2
    expect(middle - half).toBeGreaterThanOrEqual(8)
    expect(middle + half).toBeLessThanOrEqual(228)
  }
})

test('the name is left out where it could not be read', () => {
  const narrow = { ...bar, to: 100 }
  expect(signPlace({ sign: { width: 220, height: 30 }, wanted: beside, field, bar: narrow })).toBeNull()
})

import { expect, test } from 'vitest'
import { favouriteAt, linesAround } from './shown-lines.ts'

const line = (over: number | null, under: number | null, favourite = false) => ({
  favourite,
  outcomes: [over, under].map((price, place) => ({
    selection: `${place}`,
    name: { ja: '', en: '' },
    price,
    open: price !== null,
    result: null,
    eachWay: null,
  })),
})
const lines = [line(1200, 4500), line(1500, 2500), line(1900, 1900), line(2400, 1550), line(null, null)]

test('the line that the feed marks is the favourite, else the one with the most even prices', () => {
  expect(favouriteAt([line(1200, 4500, true), ...lines])).toBe(0)
  expect(favouriteAt(lines)).toBe(2)
  expect(favouriteAt([line(null, null), line(null, null)])).toBe(0)
})

test('three lines around the favourite are shown', () => {
  expect(linesAround(lines)).toEqual(lines.slice(1, 4))
  expect(linesAround([...lines.slice(0, 3), line(1900, 1900, true)])).toHaveLength(3)
  expect(linesAround(lines.slice(0, 2))).toEqual(lines.slice(0, 2))
})

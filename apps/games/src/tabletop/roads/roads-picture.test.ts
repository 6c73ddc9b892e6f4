import { describe, expect, test } from 'vitest'
import type { RoadColour, RoadResult } from './big-road.ts'
import { roadRows } from './road-cells.ts'
import { framesIn, marksOf } from './roads-picture.ts'

const hands = (letters: string): RoadResult[] =>
  [...letters].map((letter) => ({ winner: letter === 'T' ? null : letter === 'B' ? 'red' : 'blue', pairs: [] }))
const wide = { bead: 30, big: 60, derived: { bigEye: 60, small: 60, cockroach: 60 } }
const coloursOf = (letters: string, road: string, windows = wide) =>
  marksOf(hands(letters), windows)
    .filter((mark) => mark.road === road)
    .map(({ colour }): RoadColour | null => colour)

describe('the marks', () => {
  test('of a window are those that the whole history has there', () => {
    const history = 'BP'.repeat(20)
    const narrow = { bead: 2, big: 4, derived: { bigEye: 1, small: 1, cockroach: 1 } }
    // alternating hands: 38 marks of one colour, a single run, of which all but the tail lies in the first column
    expect(coloursOf(history, 'bigEye')).toEqual(Array(38).fill('red'))
    const marks = marksOf(hands(history), narrow)
    expect(marks.filter(({ road }) => road === 'big').map(({ column, colour }) => [column, colour])).toEqual([
      [0, 'red'],
      [1, 'blue'],
      [2, 'red'],
      [3, 'blue'],
    ])
    expect(marks.filter(({ road }) => road === 'bigEye')).toMatchObject([{ column: 0, row: 5, colour: 'red' }])
    expect(marks.filter(({ road }) => road === 'bead').map(({ hand }) => hand)).toEqual([
      30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    ])
  })

  test('of ties alone stand in the first cell of the big road until a side wins', () => {
    expect(marksOf(hands('TT'), wide).filter(({ road }) => road === 'big')).toMatchObject([
      { column: 0, row: 0, colour: null, ties: 2 },
    ])
    expect(marksOf(hands('TTB'), wide).filter(({ road }) => road === 'big')).toMatchObject([
      { column: 0, row: 0, colour: 'red', ties: 2 },
    ])
  })

  test('of no results are none', () => {
    expect(marksOf([], wide)).toEqual([])
  })
})

test.each([
  [374, 108],
  [304, 90],
  [820, 120],
  [1400, 132],
])('the roads lie beside each other in a box of %i × %i', (width, height) => {
  const frames = framesIn({ width, height, rounds: 70 })
  for (const { x, y, cell, columns } of Object.values(frames)) {
    expect(x + columns * cell).toBeLessThanOrEqual(width + 0.01)
    expect(y + roadRows * cell).toBeLessThanOrEqual(height + 0.01)
  }
  const { bead, big, bigEye, small, cockroach } = frames
  const ends = (frame: typeof bead) => frame.x + frame.columns * frame.cell
  expect(ends(bead)).toBeLessThan(big.x)
  expect(big.y + roadRows * big.cell).toBeCloseTo(bigEye.y)
  expect([ends(bigEye), ends(small)]).toEqual([expect.closeTo(small.x), expect.closeTo(cockroach.x)])
  for (const last of [big, cockroach]) expect(ends(last)).toBeCloseTo(width) // the sheet ends where its paper does
})

test('the bead plate is no wider than the results of its rounds, and the big road has room for as many streaks', () => {
  const { bead, big } = framesIn({ width: 1400, height: 108, rounds: 70 })
  expect(bead.columns).toBe(12)
  expect(big.columns).toBeGreaterThanOrEqual(70)
})

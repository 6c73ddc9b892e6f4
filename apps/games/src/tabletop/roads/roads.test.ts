import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bigRoadOf, type RoadColour, type RoadResult } from './big-road.ts'
import { derivedRoadOf, derivedRoads, runsOf } from './derived-road.ts'
import { beadCell, bentCells, firstShown, roadRows } from './road-cells.ts'
import { cellsOfWins, derivedBySets } from './set-roads.fixture.ts'

/** Hands by letters: banker, player, tie; other signs are passed over. */
function hands(letters: string): RoadResult[] {
  const winners: Readonly<Record<string, RoadColour | null>> = { B: 'red', P: 'blue', T: null }
  return [...letters].flatMap((letter) => {
    const winner = winners[letter]
    return winner === undefined ? [] : [{ winner, pairs: [] }]
  })
}
const depthsOf = (results: readonly RoadResult[]) => bigRoadOf(results).streaks.map(({ entries }) => entries.length)
const marks = (letters: string, back: number) =>
  derivedRoadOf(depthsOf(hands(letters)), back)
    .map((colour) => colour.charAt(0))
    .join('')
const results = fc.array(
  fc.record<RoadResult>({
    winner: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<RoadColour>('red', 'blue') },
      { weight: 2, arbitrary: fc.constant(null) },
    ),
    pairs: fc.subarray<RoadColour>(['red', 'blue']),
  }),
  { maxLength: 90 },
)
/** Long streaks too, which even hands hardly give. */
const streaky = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 14 }), fc.nat({ max: 2 })), { maxLength: 24 })
  .map((streaks) =>
    hands(streaks.map(([length, ties], turn) => (turn % 2 ? 'P' : 'B').repeat(length) + 'T'.repeat(ties)).join('')),
  )
const anyHistory = fc.oneof(results, streaky)

describe('the big road', () => {
  test('has a column for each streak, on whose wins ties hang', () => {
    const { streaks, tiesBefore } = bigRoadOf(hands('BBT TP BTB'))
    expect(streaks.map(({ colour, entries }) => [colour, ...entries.map(({ ties }) => ties)])).toEqual([
      ['red', 0, 2],
      ['blue', 0],
      ['red', 1, 0],
    ])
    expect(tiesBefore).toBe(0)
  })

  test('hangs the ties before the first win on it, and counts them alone until then', () => {
    expect(bigRoadOf(hands('TT'))).toEqual({ streaks: [], tiesBefore: 2 })
    expect(bigRoadOf(hands('TTP'))).toEqual({
      streaks: [{ colour: 'blue', entries: [{ pairs: [], ties: 2 }] }],
      tiesBefore: 0,
    })
  })

  test('a tie between two wins neither ends a streak nor begins a column', () => {
    expect(depthsOf(hands('BTB'))).toEqual([2])
    expect(depthsOf(hands('BTP'))).toEqual([1, 1])
  })

  test('has each win in the cell that the set of cells has for it, and loses no tie', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { streaks, tiesBefore } = bigRoadOf(history)
        const cells = streaks.flatMap(({ entries }, column) => entries.map((_, row) => ({ column, row })))
        expect(cells).toEqual(cellsOfWins(history))
        const hung = streaks.flatMap(({ entries }) => entries.map(({ ties }) => ties))
        const ties = hung.reduce((sum, count) => sum + count, tiesBefore)
        expect(ties).toBe(history.filter(({ winner }) => winner === null).length)
        expect(streaks.flatMap(({ entries }) => entries.map(({ pairs }) => pairs))).toEqual(
          history.flatMap(({ winner, pairs }) => (winner === null ? [] : [pairs])),
        )
      }),
    )
  })
})

describe('the derived roads', () => {
  test('look one, two and three columns back', () => {
    expect(derivedRoads).toEqual({ bigEye: 1, small: 2, cockroach: 3 })
  })

  test('begin with the second hand of a column, or else with the first of the next', () => {
    expect(marks('B P', 1)).toBe('')
    expect(marks('B PP', 1)).toBe('b')
    expect(marks('B P B', 1)).toBe('r')
    expect(marks('B P B', 2)).toBe('')
    expect(marks('B P BB', 2)).toBe('b')
    expect(marks('B P B P', 2)).toBe('r')
    expect(marks('B P B PP', 3)).toBe('b')
    expect(marks('B P B P B', 3)).toBe('r')
  })

  test('compare with the first column too', () => {
    expect(marks('BB PP', 1)).toBe('r')
  })

  test('have a mark for each hand but the first ones, however long the history is', () => {
    expect(marks('BP'.repeat(15), 1)).toBe('r'.repeat(28))
  })

  test('are red beside a column, blue just below its end, and red further down', () => {
    expect(marks('BB PPPPP', 1)).toBe('rbrr')
  })

  test('ask at the top whether the two columns before were equally deep', () => {
    expect(marks('BB PP B', 1)).toBe('rr')
    expect(marks('BB PPP B', 1)).toBe('rbb')
    expect(marks('BB P B P', 2)).toBe('b')
  })

  test('read the length of a streak, not the column of six rows that is drawn of it', () => {
    expect(marks(`${'B'.repeat(8)} ${'P'.repeat(8)} B`, 1)).toBe('rrrrrrrr')
    expect(marks(`${'B'.repeat(8)} ${'P'.repeat(7)} B`, 1)).toBe('rrrrrrb')
  })

  test('are what the set of cells gives', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...Object.values(derivedRoads)), (history, back) => {
        expect(derivedRoadOf(depthsOf(history), back)).toEqual(derivedBySets(history, back))
      }),
    )
  })

  test('never change a mark when further hands come', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...Object.values(derivedRoads)), fc.nat(), (history, back, cut) => {
        const before = derivedRoadOf(depthsOf(history.slice(0, cut % (history.length + 1))), back)
        expect(derivedRoadOf(depthsOf(history), back).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  test('fall into runs of one colour', () => {
    expect(runsOf(['red', 'red', 'blue', 'red'])).toEqual([
      { colour: 'red', depth: 2 },
      { colour: 'blue', depth: 1 },
      { colour: 'red', depth: 1 },
    ])
  })
})

describe('the drawing', () => {
  const cell = (column: number, row: number) => ({ column, row })

  test('turns at the sixth row', () => {
    expect(bentCells([8])[0]?.slice(4)).toEqual([cell(0, 4), cell(0, 5), cell(1, 5), cell(2, 5)])
  })

  test('turns a later streak above the tail of an earlier one', () => {
    const [, , third] = bentCells([9, 1, 7])
    expect(third?.slice(3)).toEqual([cell(2, 3), cell(2, 4), cell(3, 4), cell(4, 4)])
  })

  test('begins a streak beside a tail that has reached the top', () => {
    const depths = [12, 11, 10, 9, 8, 7, 2]
    const cells = bentCells(depths)
    expect(cells[5]?.slice(0, 3)).toEqual([cell(5, 0), cell(6, 0), cell(7, 0)])
    expect(cells[6]?.[0]).toEqual(cell(12, 0))
  })

  test('has no two entries in a cell, each column in one piece, and the columns in their order', () => {
    const anyDepths = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 30 })
    fc.assert(
      fc.property(anyDepths, (depths) => {
        const columns = bentCells(depths)
        expect(columns.map(({ length }) => length)).toEqual(depths)
        const all = columns.flat()
        expect(new Set(all.map(({ column, row }) => `${column} ${row}`)).size).toBe(all.length)
        expect(all.every(({ row }) => row >= 0 && row < roadRows)).toBe(true)
        for (const cells of columns)
          for (const [place, { column, row }] of cells.slice(1).entries()) {
            const before = cells[place]
            expect([column - (before?.column ?? 0), row - (before?.row ?? 0)].toSorted()).toEqual([0, 1])
          }
        const starts = columns.map(([first]) => first?.column ?? -1)
        expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b))
      }),
    )
  })

  test('shows its last columns', () => {
    expect(firstShown(bentCells([1, 1, 1, 1, 1]).flat(), 3)).toBe(2)
    expect(firstShown(bentCells([1]).flat(), 3)).toBe(0)
    expect(firstShown([], 3)).toBe(0)
  })

  test('fills the bead plate downwards, six hands a column', () => {
    expect([0, 5, 6, 13].map((hand) => beadCell(hand))).toEqual([cell(0, 0), cell(0, 5), cell(1, 0), cell(2, 1)])
  })
})

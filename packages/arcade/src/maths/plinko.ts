import { divide, type Fraction, fraction, multiply, readFraction, subtract, sum } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type Payouts, payoutsOf } from './bet-payouts.ts'
import type { PlinkoRisk } from './plinko-risks.ts'

export const plinkoReturn = fraction(99, 100)

/**
 * The multiples of the bins from the edge inwards, without those in the middle: one bin with an even number of rows, two with an odd one. They are those in common use,
 * whose returns differ from table to table (98.906 to 99.160 %); the middle is set so that each table returns the same.
 */
const edges: Readonly<Record<PlinkoRisk, Readonly<Record<number, string>>>> = {
  low: {
    8: '5.6 2.1 1.1 1',
    9: '5.6 2 1.6 1',
    10: '8.9 3 1.4 1.1 1',
    11: '8.4 3 1.9 1.3 1',
    12: '10 3 1.6 1.4 1.1 1',
    13: '8.1 4 3 1.9 1.2 0.9',
    14: '7.1 4 1.9 1.4 1.3 1.1 1',
    15: '15 8 3 2 1.5 1.1 1',
    16: '16 9 2 1.4 1.4 1.2 1.1 1',
  },
  medium: {
    8: '13 3 1.3 0.7',
    9: '18 4 1.7 0.9',
    10: '22 5 2 1.4 0.6',
    11: '24 6 3 1.8 0.7',
    12: '33 11 4 2 1.1 0.6',
    13: '43 13 6 3 1.3 0.7',
    14: '58 15 7 4 1.9 1 0.5',
    15: '88 18 11 5 3 1.3 0.5',
    16: '110 41 10 5 3 1.5 1 0.5',
  },
  high: {
    8: '29 4 1.5 0.3',
    9: '43 7 2 0.6',
    10: '76 10 3 0.9 0.3',
    11: '120 14 5.2 1.4 0.4',
    12: '170 24 8.1 2 0.7 0.2',
    13: '260 37 11 4 1 0.2',
    14: '420 56 18 5 1.9 0.3 0.2',
    15: '620 83 27 8 3 0.5 0.2',
    16: '1000 130 26 9 4 2 0.2 0.2',
  },
}

export const plinkoRows = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const

export interface PlinkoTable {
  readonly rows: number
  readonly risk: PlinkoRisk
}

/** The multiple of each bin, from the left: one more than the rows. */
export function plinkoBins({ rows, risk }: PlinkoTable): readonly Fraction[] {
  const edge = (edges[risk][rows] ?? '').split(' ').map((text) => readFraction(text))
  const known = edge.filter((multiple) => multiple !== null)
  assert(
    known.length === edge.length && edge.length === Math.floor(rows / 2),
    'each bin outside the middle has a multiple',
  )
  const ways = waysTo(rows)
  const outside = multiply(
    fraction(2),
    sum(known.map((multiple, bin) => multiply(multiple, fraction(ways[bin] ?? 0n)))),
  )
  const inMiddle = ways.slice(edge.length, -edge.length).reduce((all, number) => all + number, 0n)
  const middle = divide(subtract(multiply(plinkoReturn, fraction(2n ** BigInt(rows))), outside), fraction(inMiddle))
  return Array.from({ length: rows + 1 }, (_, bin) => known[Math.min(bin, rows - bin)] ?? middle)
}

/** The payouts of a ball, from all ways that it may fall: at each row to the left or to the right. */
export function plinkoPayouts(table: PlinkoTable): Payouts {
  const ways = waysTo(table.rows)
  return payoutsOf(plinkoBins(table).map((multiple, bin) => ({ multiple, cases: ways[bin] ?? 0n })))
}

/** The number of ways into each bin: a row of Pascal's triangle. */
export function waysTo(rows: number): readonly bigint[] {
  let ways = [1n]
  for (let row = 0; row < rows; row++)
    ways = [1n, ...ways.slice(1).map((number, left) => number + (ways[left] ?? 0n)), 1n]
  return ways
}

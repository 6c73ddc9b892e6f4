import { fraction, zero } from '@andon/money/fraction'
import { type Payouts, payoutsOf } from './bet-payouts.ts'

/** Sorts of bets on a wheel with one zero: how many numbers one covers, and the numbers to one that it pays. */
export const rouletteSorts = {
  straight: { covers: 1, pays: 35 },
  split: { covers: 2, pays: 17 },
  street: { covers: 3, pays: 11 },
  trio: { covers: 3, pays: 11 },
  corner: { covers: 4, pays: 8 },
  firstFour: { covers: 4, pays: 8 },
  sixLine: { covers: 6, pays: 5 },
  column: { covers: 12, pays: 2 },
  dozen: { covers: 12, pays: 2 },
  evenChance: { covers: 18, pays: 1 },
} as const

export type RouletteSort = keyof typeof rouletteSorts

/** Numbers of the wheel, zero included. */
export const pockets = 37

/** One spot of the layout, such as the split of 2 and 5. */
export interface RouletteBet {
  readonly sort: RouletteSort
  readonly numbers: readonly number[]
}

/** A table's rule for even chances when the ball falls on zero. */
export type RouletteRule = 'zero loses' | 'la partage'

/**
 * What a bet of a sort pays back. `la partage`: an even chance gets half of its amount back on zero; the yen that cannot be halved is lost, so the return of an odd
 * amount is lower than the exact one.
 */
export function roulettePayouts(sort: RouletteSort, rule: RouletteRule): Payouts {
  const { covers, pays } = rouletteSorts[sort]
  const half = sort === 'evenChance' && rule === 'la partage'
  return payoutsOf([
    { multiple: fraction(pays + 1), cases: BigInt(covers) },
    { multiple: half ? fraction(1, 2) : zero, cases: 1n },
    { multiple: zero, cases: BigInt(pockets - covers - 1) },
  ])
}

/** Where 1 to 36 stand on the layout: twelve rows of three, and zero before the first. */
const rows = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3] as const)

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** Every spot of the layout on which a bet may lie. */
export function rouletteBets(): readonly RouletteBet[] {
  const all = rows.flat()
  const nextRows = rows.slice(1).map((row, before) => [rows[before] ?? row, row] as const)
  const where = (is: (number: number) => boolean) => all.filter(is)
  const spots: Readonly<Record<RouletteSort, readonly (readonly number[])[]>> = {
    straight: [0, ...all].map((number) => [number]),
    split: [
      ...[1, 2, 3].map((number) => [0, number]),
      ...rows.flatMap(([a, b, c]) => [
        [a, b],
        [b, c],
      ]),
      ...nextRows.flatMap(([upper, lower]) => upper.map((number, column) => [number, lower[column] ?? number])),
    ],
    street: rows,
    trio: [
      [0, 1, 2],
      [0, 2, 3],
    ],
    corner: nextRows.flatMap(([[a, b, c], [d, e, f]]) => [
      [a, b, d, e],
      [b, c, e, f],
    ]),
    firstFour: [[0, 1, 2, 3]],
    sixLine: nextRows.map(([upper, lower]) => [...upper, ...lower]),
    column: [1, 2, 0].map((rest) => where((number) => number % 3 === rest)),
    dozen: [0, 1, 2].map((dozen) => where((number) => Math.floor((number - 1) / 12) === dozen)),
    evenChance: [
      where((number) => red.has(number)),
      where((number) => !red.has(number)),
      where((number) => number % 2 === 0),
      where((number) => number % 2 === 1),
      where((number) => number <= 18),
      where((number) => number > 18),
    ],
  }
  return Object.entries(spots).flatMap(
    ([sort, lists]) => lists.map((numbers) => ({ sort: sort as RouletteSort, numbers })), // a key of `spots`
  )
}

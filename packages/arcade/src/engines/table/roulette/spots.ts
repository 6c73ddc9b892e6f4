import { type Fraction, fraction } from '@andon/money/fraction'
import type { Spot } from '../mechanic.ts'
import type { RouletteRules } from './roulette-rules.ts'

/** The felt has twelve streets of three numbers. */
const streets = Array.from({ length: 12 }, (_, street) => [3 * street + 1, 3 * street + 2, 3 * street + 3] as const)
const numbers = Array.from({ length: 36 }, (_, before) => before + 1)

/** A bet on `k` numbers returns 36 ÷ k times itself: its odds on a wheel without a zero. */
const fairWithoutZero = (covered: readonly number[]): Fraction => fraction(36, covered.length)

const spotOf = (id: string, sort: string, covered: readonly number[]): Spot => ({
  id,
  sort,
  table: null,
  pays: [{ on: covered.map(String), returns: fairWithoutZero(covered) }],
})
const inside = (sort: string, covered: readonly number[]) => spotOf(`${sort}-${covered.join('-')}`, sort, covered)

/** Every spot of the felt: inside bets from the straight ones on, then columns, dozens and even chances, these once for each table. */
export function rouletteSpots(rules: RouletteRules): Spot[] {
  return [
    ...[0, ...numbers].map((number) => inside('straight', [number])),
    ...splits().map((pair) => inside('split', pair)),
    ...streets.map((street) => inside('street', street)),
    inside('trio', [0, 1, 2]),
    inside('trio', [0, 2, 3]),
    ...corners().map((corner) => inside('corner', corner)),
    inside('first-four', [0, 1, 2, 3]),
    ...streets.slice(1).map((street, before) => inside('six-line', [...(streets[before] ?? []), ...street])),
    ...[1, 2, 3].map((column) =>
      spotOf(
        `column-${column}`,
        'column',
        streets.map((street) => street[column - 1] ?? 0),
      ),
    ),
    ...[0, 1, 2].map((dozen) => spotOf(`dozen-${dozen + 1}`, 'dozen', numbers.slice(12 * dozen, 12 * dozen + 12))),
    ...evenChances(rules, rules.plain, false),
    ...(rules.laPartage === null ? [] : evenChances(rules, rules.laPartage, true)),
  ]
}

function splits(): number[][] {
  const withinStreets = streets.flatMap(([a, b, c]) => [
    [a, b],
    [b, c],
  ])
  const acrossStreets = numbers.filter((number) => number <= 33).map((number) => [number, number + 3])
  return [...[1, 2, 3].map((number) => [0, number]), ...withinStreets, ...acrossStreets]
}

function corners(): number[][] {
  return streets.slice(0, -1).flatMap(([a, b, c]) => [
    [a, b, a + 3, b + 3],
    [b, c, b + 3, c + 3],
  ])
}

/** With la partage a zero returns half. */
function evenChances({ red }: RouletteRules, table: string, laPartage: boolean): Spot[] {
  const covered = {
    low: numbers.slice(0, 18),
    even: numbers.filter((number) => number % 2 === 0),
    red: numbers.filter((number) => red.includes(number)),
    black: numbers.filter((number) => !red.includes(number)),
    odd: numbers.filter((number) => number % 2 === 1),
    high: numbers.slice(18),
  }
  return Object.entries(covered).map(([chance, of]) => ({
    id: laPartage ? `${chance}-half` : chance,
    sort: laPartage ? 'even-chance-half' : 'even-chance',
    table,
    pays: [
      { on: of.map(String), returns: fairWithoutZero(of) },
      ...(laPartage ? [{ on: ['0'], returns: fraction(1, 2) }] : []),
    ],
  }))
}

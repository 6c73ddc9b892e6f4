/**
 * The returns of a bet over all 37 numbers, in halves of it, without the layout of `spots.ts`: what is covered is read from the id and decided number by number, and what it
 * pays is looked up in the odds that tables print.
 */
export function halvesReturned(spot: string): bigint {
  const half = spot.endsWith('-half')
  const [sort = '', ...rest] = spot.replace(/-half$/, '').split(/-(?=\d)/)
  const named = rest.map(Number)
  let halves = 0
  for (let number = 0; number <= 36; number++) {
    const wins = (covers[sort] ?? inNamed)(number, named)
    if (wins) halves += 2 * ((odds[sort] ?? 1) + 1)
    else if (half && number === 0) halves += 1
  }
  return BigInt(halves)
}

type Covers = (number: number, named: readonly number[]) => boolean
const inNamed: Covers = (number, named) => named.includes(number)

/** To 1. */
const odds: Readonly<Record<string, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  'first-four': 8,
  'six-line': 5,
  column: 2,
  dozen: 2,
}

/** The rule by which felts are coloured: odd numbers are red from 1 to 10 and from 19 to 28, and even ones elsewhere. */
const isRed = (number: number) => (number <= 10 || (number >= 19 && number <= 28)) === (number % 2 === 1)

const covers: Readonly<Record<string, Covers>> = {
  column: (number, [column]) => number > 0 && (number - 1) % 3 === (column ?? 0) - 1,
  dozen: (number, [dozen]) => number > 0 && Math.ceil(number / 12) === dozen,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
  even: (number) => number > 0 && number % 2 === 0,
  odd: (number) => number % 2 === 1,
  red: (number) => number > 0 && isRed(number),
  black: (number) => number > 0 && !isRed(number),
}

import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn } from './bet-payouts.ts'
import { expectCases, percentOf } from './expect-bet.fixture.ts'
import { type RouletteSort, rouletteBets, roulettePayouts, rouletteSorts } from './roulette.ts'

const bets = rouletteBets()
const wheel = Array.from({ length: 37 }, (_, number) => number)

test('every bet returns 36/37, and even chances with la partage 73/74', () => {
  for (const { sort } of bets) {
    expect(figuresOfBet(roulettePayouts(sort, 'zero loses')).rtp, sort).toEqual(fraction(36, 37))
    const partage = figuresOfBet(roulettePayouts(sort, 'la partage')).rtp
    expect(partage, sort).toEqual(sort === 'evenChance' ? fraction(73, 74) : fraction(36, 37))
  }
  expect(percentOf(roulettePayouts('straight', 'la partage'), 6)).toBe('97.297297')
  expect(percentOf(roulettePayouts('evenChance', 'la partage'), 6)).toBe('98.648649')
})

test('the layout has each spot once: 37 numbers, 60 splits, 12 streets, 2 trios, 22 corners, 11 six lines', () => {
  const spots = Object.entries(Object.groupBy(bets, ({ sort }) => sort)).map(([sort, of]) => [sort, of.length])
  expect(Object.fromEntries(spots)).toEqual({
    straight: 37,
    split: 60,
    street: 12,
    trio: 2,
    corner: 22,
    firstFour: 1,
    sixLine: 11,
    column: 3,
    dozen: 3,
    evenChance: 6,
  })
  expect(new Set(bets.map(({ numbers }) => `${[...numbers].sort((a, b) => a - b)}`)).size).toBe(bets.length)
})

/** On the layout 1, 2, 3 lie side by side, and 4 below 1; zero lies along 1, 2 and 3. */
const touch = (a: number, b: number) => (a === 0 ? b >= 1 && b <= 3 : b - a === 3 || (b - a === 1 && a % 3 !== 0))

test('numbers of a bet inside lie side by side', () => {
  for (const { sort, numbers } of bets) {
    expect(numbers, sort).toHaveLength(rouletteSorts[sort].covers)
    expect(numbers.every((number) => wheel.includes(number))).toBe(true)
    if (rouletteSorts[sort].covers > 6) continue
    const sorted = [...numbers].sort((a, b) => a - b)
    for (const [at, number] of sorted.entries())
      expect(at === 0 || sorted.some((other) => other < number && touch(other, number))).toBe(true)
  }
  const lists = (of: RouletteSort) => bets.filter(({ sort }) => sort === of).map(({ numbers }) => `${numbers}`)
  const pairs = wheel.flatMap((a) => wheel.filter((b) => touch(a, b)).map((b) => `${[a, b]}`))
  expect(lists('split').sort()).toEqual(pairs.sort())
  const corners = wheel.filter((a) => a > 0 && a <= 32 && a % 3 !== 0).map((a) => `${[a, a + 1, a + 3, a + 4]}`)
  expect(lists('corner').sort()).toEqual(corners.sort())
  const pairsOfRows = [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31].map((a) => `${[a, a + 1, a + 2, a + 3, a + 4, a + 5]}`)
  expect(lists('sixLine')).toEqual(pairsOfRows)
})

test('bets outside are the thirds and the halves of the numbers without zero', () => {
  const outside = bets.filter(({ sort }) => rouletteSorts[sort].covers > 6).map(({ numbers }) => `${numbers}`)
  const named = [
    (number: number) => [1, 2, 0].indexOf(number % 3), // the column
    (number: number) => Math.ceil(number / 12), // the dozen
    // odd numbers are red from 1 to 10 and from 19 to 28, even ones elsewhere
    (number: number) => Number((number % 2 === 0) === ((number > 10 && number < 19) || number > 28)),
    (number: number) => number % 2,
    (number: number) => Number(number > 18),
  ]
  const parts = named.flatMap((of) => [...Map.groupBy(wheel.slice(1), of).values()])
  expect([...outside].sort()).toEqual(parts.map(String).sort())
})

test('the figures are those of the 37 pockets, one by one', () => {
  for (const { sort, numbers } of bets)
    for (const rule of ['zero loses', 'la partage'] as const)
      expectCases(
        roulettePayouts(sort, rule),
        wheel.map((number) => {
          if (numbers.includes(number)) return 2 * (36 / numbers.length)
          return number === 0 && rule === 'la partage' && numbers.length === 18 ? 1 : 0
        }),
        2,
      )
})

test('chips of an even number of yen lose nothing to rounding; a single yen loses its half', () => {
  const partage = roulettePayouts('evenChance', 'la partage')
  expect(leastReturn(partage, 100)).toEqual({ amount: 100, rtp: fraction(73, 74) })
  expect(leastReturn(partage, 1)).toEqual({ amount: 1, rtp: fraction(36, 37) })
  expect(leastReturn(partage, 25)).toEqual({ amount: 25, rtp: fraction(50 * 18 + 24 / 2, 37 * 25) })
})

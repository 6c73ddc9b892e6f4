import { expect, test } from 'vitest'
import { bracketOf } from '../../markets/races/race.ts'
import { outcomesOf, raceMarkets, wonBy } from '../../markets/races/race-markets.ts'
import { type Field, finishTable, nextChances, withoutRiders } from './finish-table.ts'
import { longest, raceChances, raceOffer, raceOverround, racePriceAtMost } from './race-prices.ts'

const lines = [[3, 7, 1], [5, 9], [2, 6, 8], [4]]
const strengths = [0.4, -0.2, 0.9, -0.6, 0.3, 0, 0.7, -0.9, 0.1]
const nine: Field = { lines, riders: strengths.map((strength, at) => ({ number: at + 1, strength })) }
const numbered = nine.riders.map(({ number }) => ({ number, bracket: bracketOf(number) }))
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
const chanceOf = (field: Field, wanted: string) =>
  finishTable(field).find(({ order }) => order.join('-') === wanted)?.chance

test('the table has every order of the first three of nine once, and its chances sum to 1', () => {
  const table = finishTable(nine)
  expect(new Set(table.map(({ order }) => order.join('-'))).size).toBe(504)
  expect(sum(table.map(({ chance }) => chance))).toBeCloseTo(1, 12)
  const eight = finishTable(withoutRiders(nine, [7]))
  expect(eight).toHaveLength(8 * 7 * 6)
  expect(sum(eight.map(({ chance }) => chance))).toBeCloseTo(1, 12)
})

test('three equal riders alone finish in any of six orders alike', () => {
  const alone: Field = { lines: [[1], [2], [3]], riders: [1, 2, 3].map((number) => ({ number, strength: 0 })) }
  for (const { chance } of finishTable(alone)) expect(chance).toBeCloseTo(1 / 6, 12)
})

test('a line draws its riders to places next to each other, by hand', () => {
  // weights: leader of two .95, second 1.1, alone .85; beside a placed rider of the line 3.2 times
  const pair: Field = { lines: [[1, 2], [3]], riders: [1, 2, 3].map((number) => ({ number, strength: 0 })) }
  const total = 0.95 + 1.1 + 0.85
  expect(chanceOf(pair, '1-2-3')).toBeCloseTo(((0.95 / total) * (1.1 * 3.2)) / (1.1 * 3.2 + 0.85), 12)
  expect(chanceOf(pair, '1-3-2')).toBeCloseTo(((0.95 / total) * 0.85) / (1.1 * 3.2 + 0.85), 12)
  expect(chanceOf(pair, '3-1-2')).toBeCloseTo(((0.85 / total) * 0.95) / (0.95 + 1.1), 12)
})

test('strength counts on a logarithmic scale', () => {
  const alone: Field = {
    lines: [[1], [2], [3]],
    riders: [1, 2, 3].map((number) => ({ number, strength: number === 1 ? Math.log(2) : 0 })),
  }
  const wins = finishTable(alone).filter(({ order }) => order[0] === 1)
  expect(sum(wins.map(({ chance }) => chance))).toBeCloseTo(1 / 2, 12)
})

test('places behind the third follow the same rule, and a line closes up where a rider does not start', () => {
  expect(sum(nextChances(nine, [3, 7, 1]).values())).toBeCloseTo(1, 12)
  expect(withoutRiders(nine, [7, 4]).lines).toEqual([
    [3, 1],
    [5, 9],
    [2, 6, 8],
  ])
})

test('riders who stand in no line or in two are refused', () => {
  expect(() => finishTable({ ...nine, lines: lines.slice(1) })).toThrow(RangeError)
  expect(() => finishTable({ ...nine, lines: [...lines, [4]] })).toThrow(RangeError)
  expect(() => finishTable({ lines: [[1], [2]], riders: nine.riders.slice(0, 2) })).toThrow(RangeError)
})

test.each(raceMarkets)(
  '$name.en: chances sum to the number of winners and every outcome has a price below the fair one',
  (market) => {
    const table = finishTable(nine)
    const counts = {
      Win: 9,
      Place: 9,
      Exacta: 72,
      Quinella: 36,
      Wide: 36,
      Trifecta: 504,
      Trio: 84,
      'Bracket exacta': 33,
      'Bracket quinella': 18,
    }
    expect(outcomesOf(market, numbered)).toHaveLength(counts[market.name.en as keyof typeof counts])
    const chances = raceChances(market, table, numbered)
    expect([...chances.keys()]).toEqual(outcomesOf(market, numbered))
    expect(sum(chances.values())).toBeCloseTo(market.winners, 10)
    const priced = raceOffer([market], table, numbered).get(market.id) ?? []
    for (const { id, price, chance } of priced) {
      if (price === null) throw new Error(`${id} has no price`)
      expect((price * chance) / 1000, id).toBeLessThan(1)
      if (price < longest) expect((price * chance) / 1000, id).toBeGreaterThan(0.85)
    }
    const book = sum(priced.map(({ price }) => 1000 / (price ?? 1))) / market.winners
    expect(book).toBeGreaterThan(1 + raceOverround(market) / 3)
  },
)

/*
 * Under one set of chances for all orders every bet at our prices loses on average, so no set of bets on any of the markets wins whatever the order is: its average would be above zero.
 */
test('no set of bets on the markets of a race wins whatever happens', () => {
  const table = finishTable(nine)
  const offers = raceOffer(raceMarkets, table, numbered)
  for (const market of raceMarkets) {
    const prices = new Map(offers.get(market.id)?.map(({ id, price }) => [id, price ?? 0]))
    const returned = new Map<string, number>()
    for (const { order, chance } of table)
      for (const id of wonBy(market, order, bracketOf))
        returned.set(id, (returned.get(id) ?? 0) + (chance * (prices.get(id) ?? 0)) / 1000)
    for (const [id, back] of returned) expect(back, `${market.name.en} ${id}`).toBeLessThan(1)
  }
})

test('what is the same thing in two markets has one price: riders alone in their brackets', () => {
  const offers = raceOffer(raceMarkets, finishTable(nine), numbered)
  const priceOf = (market: number, id: string) => offers.get(market)?.find((one) => one.id === id)?.price
  expect(priceOf(90_108, '1-2')).toBe(priceOf(90_103, '1-2'))
  expect(priceOf(90_109, '2=3')).toBe(priceOf(90_104, '2=3'))
})

test('prices above 1,000.00 stand on steps below 5 %, up to 50,000.00', () => {
  expect(racePriceAtMost(1_015_000)).toBe(1_000_000)
  expect(racePriceAtMost(1_021_000)).toBe(1_020_000)
  expect(racePriceAtMost(7_777_777)).toBe(7_700_000)
  expect(racePriceAtMost(80_000_000)).toBe(50_000_000)
  expect(racePriceAtMost(1_010)).toBeNull()
})

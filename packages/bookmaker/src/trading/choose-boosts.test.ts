import { expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { type BoostCandidate, boostedPrice, chooseBoosts, isTooGood } from './choose-boosts.ts'

test.each<[string, number, number, number | null]>([
  ['ten per cent more, on the ladder', 2000, 0.46, 2200],
  ['no more than 3 % above the fair price', 2000, 0.48, 2140],
  ['nothing where less than 5 % is left', 2000, 0.495, null],
  ['nothing for a favourite', 1590, 0.6, null],
  ['nothing for a long shot', 4100, 0.2, null],
  ['nothing without a chance', 2000, 0, null],
])('%s', (_, before, chance, boosted) => {
  expect(boostedPrice({ price: price(before), chance })).toBe(boosted)
})

test('a boost is always 5 to 10 % more, and never more than 3 % above the fair price', () => {
  let found = 0
  for (let before = 1600; before <= 4000; before += 10)
    for (let margin = 1; margin < 1.2; margin += 0.01) {
      const chance = 1000 / (before * margin)
      const boosted = boostedPrice({ price: price(before), chance })
      if (boosted === null) continue
      found++
      expect(boosted / before).toBeGreaterThanOrEqual(1.05)
      expect(boosted / before).toBeLessThanOrEqual(1.1)
      expect(isTooGood(boosted, chance)).toBe(false)
    }
  expect(found).toBeGreaterThan(1000)
})

const candidate = (n: number, sport: string, tournament: string): BoostCandidate => ({
  selection: `andon:match:${n}/1/1`,
  event: `andon:match:${n}`,
  sport,
  tournament,
  price: price(2000),
  chance: 0.47,
})
const all = [
  ...Array.from({ length: 30 }, (_, n) => candidate(n, 'football', `f${n % 3}`)),
  ...Array.from({ length: 3 }, (_, n) => candidate(100 + n, 'tennis', 't')),
]
const chosenOn = (day: number, more: Partial<Parameters<typeof chooseBoosts>[1]> = {}) =>
  chooseBoosts(all, { day, count: 3, made: [], ...more })

test('the day alone says which: another sport each while there is one, and another tournament each', () => {
  expect(chosenOn(1)).toEqual(chosenOn(1))
  const days = new Set(
    [1, 2, 3, 4, 5].map((day) =>
      chosenOn(day)
        .map(({ selection }) => selection)
        .join(),
    ),
  )
  expect(days.size).toBeGreaterThan(2)
  for (const day of [1, 2, 3, 4, 5]) {
    const chosen = chosenOn(day)
    expect(chosen.map(({ sport }) => sport).sort()).toEqual(['football', 'football', 'tennis'])
    expect(new Set(chosen.map(({ tournament }) => tournament)).size).toBe(3)
  }
})

test('what there is already counts as chosen', () => {
  const [only, ...none] = chosenOn(1, { count: 9, made: [candidate(1, 'football', 'f0'), candidate(2, 'tennis', 't')] })
  expect([only?.sport, none.length]).toEqual(['football', 1])
  expect(only?.tournament).not.toBe('f0')
})

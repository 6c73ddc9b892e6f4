import { expect, test } from 'vitest'
import { listed } from './distribution.ts'
import { mostChances, totalChances } from './rounds.ts'

/** One match by hand: 1:0, 1:1 or 0:2. */
const first = listed([
  [0.5, 1, 0],
  [0.2, 1, 1],
  [0.3, 0, 2],
])
const second = listed([
  [0.6, 0, 0],
  [0.4, 2, 1],
])

test('the points of matches together have the chances of every way to make them', () => {
  const totals = totalChances([first, second])
  // 1 and 2 points with the chances 0.5 and 0.5, 0 and 3 with 0.6 and 0.4
  expect([...totals]).toEqual([0, 0.3, 0.3, 0, 0.2, 0.2].map((chance) => expect.closeTo(chance, 12)))
  expect(totalChances([])).toEqual(Float64Array.of(1))
})

test('the side with most points is paid in full alone and in parts where several have as many', () => {
  const [one, other] = mostChances([first, second])
  // of the second match 0:0 (0.6): 1:0 home alone, 1:1 both share, 0:2 away alone; 2:1 (0.4): its home side alone, or shared with an away side that has two as well
  expect(one).toEqual([expect.closeTo(0.6 * (0.5 + 0.1), 12), expect.closeTo(0.6 * (0.1 + 0.3) + 0.4 * 0.3 * 0.5, 12)])
  expect(other).toEqual([expect.closeTo(0.4 * (0.7 + 0.15), 12), 0])
})

test('of matches that all end without points every side has the most of them', () => {
  const nothing = listed([[1, 0, 0]])
  for (const [home, away] of mostChances([nothing, nothing])) expect([home, away]).toEqual([0.25, 0.25])
})

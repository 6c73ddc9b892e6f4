import { expect, test } from 'vitest'
import { drawFrom } from '../../feed/simulator/draw.ts'
import { playSumo } from '../../feed/simulator/plays/bouts.ts'
import { marketById } from '../../markets/catalogue.ts'
import { newMatch } from '../../markets/new-match.ts'
import { fairOutcomes, winningChance } from '../fair.ts'
import { simulateMatch } from '../simulation/match.ts'
import { chancesIn } from '../simulation/simulated.ts'
import { type SumoRates, sumoChances, techniqueChances } from './sumo.ts'

const before = { ...newMatch('sumo'), bestOf: 1 }

test.each([
  { win: 0.62, pushing: { home: 0.85, away: 0.2 } },
  { win: 0.35, pushing: { home: 0.3, away: 0.5 } },
])('techniques come as often as they are priced in 4,000 bouts: %j', (rates: SumoRates) => {
  const draw = drawFrom('sumo')
  const bouts = 4000
  const ends = Array.from({ length: bouts }, () => playSumo(rates, draw).frames.at(-1)?.match ?? before)
  for (const id of [186, 90_201, 90_202, 90_203]) {
    const market = marketById(id)
    if (!market) throw new Error(`no market ${id}`)
    const fair = fairOutcomes(market, {}, sumoChances(before, rates)) ?? []
    expect(fair.reduce((sum, one) => sum + winningChance(one.fair), 0)).toBeCloseTo(1, 9)
    for (const one of fair) {
      const chance = winningChance(one.fair)
      const won = ends.filter((match) => market.grade(match, {})[one.id] === 'won').length
      const z = (won - bouts * chance) / Math.sqrt(bouts * chance * (1 - chance))
      expect(Math.abs(z), `${id} ${one.id} ${chance} ${won / bouts}`).toBeLessThan(3.7)
    }
  }
})

test('a pusher is thrown more seldom to win by a throw than a grappler, and the loser’s style counts too', () => {
  const throwOf = (home: number, away: number) =>
    techniqueChances({ win: 0.5, pushing: { home, away } }, 'home')[3] ?? 0
  expect(throwOf(0.1, 0.5)).toBeGreaterThan(throwOf(0.5, 0.5))
  expect(throwOf(0.5, 0.1)).toBeGreaterThan(throwOf(0.5, 0.9))
})

test('the winner and the technique have joint chances, exact and among all ends', () => {
  const rates = { win: 0.6, pushing: { home: 0.8, away: 0.3 } }
  const joint = sumoChances(before, rates).of(['winner', 'technique'])
  const sums = joint?.p.reduce((sum, chance, at) => sum + (joint.home[0]?.[at] === 1 ? chance : 0), 0)
  expect(sums).toBeCloseTo(0.6, 9)
  const listed = simulateMatch(before, { sport: 'sumo', rates }, { seed: 1, runs: 10 })
  const among = listed && chancesIn(listed).of(['winner', 'technique'])
  expect(among?.home[0]).toEqual(joint?.home[0])
})

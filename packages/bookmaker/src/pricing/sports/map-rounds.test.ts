import { expect, test } from 'vitest'
import { drawFrom } from '../../feed/simulator/draw.ts'
import { playBy } from '../../feed/simulator/play.ts'
import { marketById } from '../../markets/catalogue.ts'
import { roundsOfMap, wonRounds } from '../../markets/map-rounds.ts'
import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import type { Rates } from '../model.ts'
import { strayOf } from './calibrated.fixture.ts'

const rates: Rates = { sport: 'esports', rally: 0.53 }
const before: Match = { ...newMatch('esports'), bestOf: 3 }

const lines = [
  ...['1', '2', '3'].flatMap((mapnr) => [
    [90_211, { mapnr }] as const,
    [90_212, { mapnr }] as const,
    [90_213, { mapnr }] as const,
    ...['4', '7', '10'].map((pointnr) => [90_214, { mapnr, pointnr }] as const),
    ...['120.5', '138.5', '150.5', '165.5'].map((total) => [90_215, { mapnr, total }] as const),
  ]),
]
const matches = Array.from({ length: 1500 }, (_, nth) => playBy(rates, { bestOf: 3, draw: drawFrom(`rounds/${nth}`) }))

test.each([
  ['before the start', () => -1],
  ['at some moment of play', (nth: number) => ((nth * 7919) % 1500) * 5],
])('rounds and kills come as often as they are priced, %s', (_, secondOf) => {
  const stray = strayOf(matches, { rates, before, lines, secondOf })
  expect(stray.size).toBeGreaterThan(100)
  for (const [key, z] of stray) expect(Math.abs(z), key).toBeLessThan(4.2)
})

test('rounds add up to the score of their map at every moment, with up to five kills a side', () => {
  for (const { frames } of matches.slice(0, 40))
    for (const { match } of frames)
      for (const { number, home, away } of match.periods) {
        const rounds = roundsOfMap(match, number) ?? []
        expect(wonRounds(rounds)).toEqual({ home, away })
        for (const { kills } of rounds) expect(Math.max(kills.home, kills.away)).toBeLessThanOrEqual(5)
      }
})

test('a race is open until somebody has won it, and what is decided has no price', () => {
  const won = (count: number): Match => ({
    ...before,
    status: 'live',
    periods: [{ stage: 'regular', number: 1, home: count, away: 0, ended: false }],
    rounds: Array.from({ length: count }, () => ({ map: 1, winner: 'home' as const, kills: { home: 5, away: 0 } })),
  })
  const race = marketById(90_214)
  expect(race?.grade(won(3), { mapnr: '1', pointnr: '4' })).toEqual({})
  expect(race?.grade(won(4), { mapnr: '1', pointnr: '4' })).toEqual({ '4': 'won', '5': 'lost' })
  expect(race?.pieces({ mapnr: '1', pointnr: '13' })).toBeNull()
})

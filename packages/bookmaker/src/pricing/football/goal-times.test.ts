import { expect, test } from 'vitest'
import { drawFrom } from '../../feed/simulator/draw.ts'
import { playBy } from '../../feed/simulator/play.ts'
import { endOf, matchAt } from '../../feed/simulator/timeline.ts'
import { marketById } from '../../markets/catalogue.ts'
import type { Goal, Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import type { Specifiers } from '../../model/specifiers.ts'
import { fairOutcomes, winningChance } from '../fair.ts'
import { linesOnOffer } from '../lines-on-offer.ts'
import { chancesOf, type Rates } from '../model.ts'
import { usualRates } from './football.ts'

const by: Rates = { sport: 'football', rates: { home: 1.7, away: 1.1, ...usualRates(1.7, 1.1), rho: 0 } }
const ids = [100, 101, 105, 90_037, 90_038]
const matches = Array.from({ length: 1500 }, (_, run) => playBy(by, { bestOf: 3, draw: drawFrom(`minutes ${run}`) }))
const marketOf = (id: number) => {
  const market = marketById(id)
  if (!market) throw new Error('no market')
  return market
}
const linesAt = (match: Match) =>
  linesOnOffer(match, chancesOf(match, by), { isWanted: (market) => ids.includes(market) })
const fairAt = (match: Match, id: number, specifiers: Specifiers) => {
  const found = fairOutcomes(marketOf(id), specifiers, chancesOf(match, by))
  if (!found) throw new Error('no chances')
  return found.map((outcome) => ({ id: outcome.id, chance: winningChance(outcome.fair) }))
}

test('before the start, goals fall into each time as often as the chances say', () => {
  const before = newMatch('football')
  const more = [46, 61, 76].map((from) => ({
    market: marketOf(90_037),
    specifiers: { from: `${from}`, to: `${from + 14}` },
  }))
  for (const { market, specifiers } of [...linesAt(before), ...more])
    for (const { id, chance } of fairAt(before, market.id, specifiers)) {
      const won = matches.filter(({ frames }) => {
        const last = frames.at(-1)?.match
        return last && market.grade(last, specifiers)[id] === 'won'
      })
      const came = won.length / matches.length
      expect(
        Math.abs(came - chance),
        `${market.id} ${JSON.stringify(specifiers)} ${id}: ${came} ${chance}`,
      ).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / matches.length))
    }
})

test('in play, too, and what is decided agrees with the end', () => {
  for (const share of [0.2, 0.42, 0.6, 0.8]) {
    const strays = new Map<string, { stray: number; variance: number }>()
    for (const timeline of matches.slice(0, 500)) {
      const now = matchAt(timeline, Math.floor(endOf(timeline) * share))
      const last = timeline.frames.at(-1)?.match
      if (!now || !last) throw new Error('not played')
      for (const { market, specifiers } of linesAt(now)) {
        const end = market.grade(last, specifiers)
        expect(end).toMatchObject(market.grade(now, specifiers))
        for (const { id, chance } of fairAt(now, market.id, specifiers)) {
          if (!(chance > 0 && chance < 1)) continue
          const key = `${market.id} ${id} ${specifiers.total ?? ''}`
          const known = strays.get(key) ?? { stray: 0, variance: 0 }
          strays.set(key, {
            stray: known.stray + (end[id] === 'won' ? 1 : 0) - chance,
            variance: known.variance + chance * (1 - chance),
          })
        }
      }
    }
    expect(strays.size).toBeGreaterThan(8)
    for (const [key, { stray, variance }] of strays)
      if (variance > 3) expect(Math.abs(stray) / Math.sqrt(variance), `${share} ${key}`).toBeLessThan(4)
  }
})

const goal = (minute: number, team: Goal['team']): Goal => {
  return { team, stage: 'regular', period: minute > 45 ? 2 : 1, minute, player: null, kind: 'play' }
}
const atMinute = (minute: number, goals: readonly Goal[] = []): Match => ({
  ...newMatch('football'),
  status: 'live',
  clockSeconds: minute * 60,
  goals,
  periods: [
    {
      stage: 'regular',
      number: 1,
      home: goals.filter(({ team }) => team === 'home').length,
      away: goals.filter(({ team }) => team === 'away').length,
      ended: false,
    },
  ],
})

test('a time that has passed is decided at once, stoppage counts in the last minute of its half, and nothing is known without the goals', () => {
  const grade = (match: Match, id: number, specifiers: Specifiers) => marketOf(id).grade(match, specifiers)
  expect(grade(atMinute(15), 100, { goalnr: '1' })).toEqual({ '584': 'lost' })
  expect(grade(atMinute(14), 100, { goalnr: '1' })).toEqual({})
  expect(grade(atMinute(46), 100, { goalnr: '1' })).toEqual({ '584': 'lost', '586': 'lost' })
  expect(grade(atMinute(20, [goal(16, 'away')]), 100, { goalnr: '1' })).toMatchObject({ '586': 'won', '596': 'lost' })
  expect(grade(atMinute(20, [goal(16, 'away')]), 101, { goalnr: '2' })).toEqual({ '598': 'lost', '600': 'lost' })
  expect(grade(atMinute(15, [goal(15, 'home')]), 90_037, { from: '1', to: '15' })).toMatchObject({
    '1': 'won',
    '2': 'lost',
  })
  expect(grade(atMinute(14, [goal(12, 'home')]), 90_038, { from: '1', to: '15', total: '0.5' })).toMatchObject({
    '12': 'won',
  })
  const over: Match = { ...atMinute(30, [goal(16, 'away')]), status: 'abandoned' }
  expect(grade(over, 90_037, { from: '31', to: '45' })).toEqual({ '1': 'void', '2': 'void', '3': 'void' })
  expect(grade(over, 90_037, { from: '16', to: '30' })).toMatchObject({ '3': 'won' })
  expect(grade({ ...over, goals: [] }, 100, { goalnr: '1' })).toEqual({})
  expect(marketOf(105).outcomes({ from: '11', to: '1' })).toBeNull()
  expect(marketOf(105).outcomes({ from: '81', to: '91' })).toBeNull()
})

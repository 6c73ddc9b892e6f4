import { expect, test } from 'vitest'
import { drawFrom } from '../../feed/simulator/draw.ts'
import { playBy } from '../../feed/simulator/play.ts'
import { endOf, matchAt } from '../../feed/simulator/timeline.ts'
import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { Distribution } from '../distribution.ts'
import { chancesOf, type Rates } from '../model.ts'
import { usualRates } from './football.ts'

const players = (['home', 'away'] as const).flatMap((team) =>
  [0.5, 0.3, 0.2].map((share, place) => ({ id: `${team}-${place}`, team, share, plays: 1 })),
)
const by: Rates = {
  sport: 'football',
  rates: { home: 1.7, away: 1.1, ...usualRates(1.7, 1.1), rho: 0, players },
}

const reads = {
  both: (home: number, away: number) => home + away,
  home: (home: number) => home,
  away: (_: number, away: number) => away,
} as const
type Read = keyof typeof reads

const above = ({ p, home, away }: Distribution, read: Read, line: number) =>
  p.reduce((sum, one, atom) => (reads[read](home[0]?.[atom] ?? 0, away[0]?.[atom] ?? 0) > line ? sum + one : sum), 0)

function chancesAt(match: Match): Distribution {
  const found = chancesOf(match, by).of(['shotsOnTarget'])
  if (!found) throw new Error('no chances')
  return found
}

const matches = Array.from({ length: 1500 }, (_, run) => playBy(by, { bestOf: 3, draw: drawFrom(`shots ${run}`) }))
const countOf = (match: Match | undefined, read: Read) => {
  const count = match && tallyOf(match, 'shotsOnTarget')
  if (!count) throw new Error('not counted')
  return reads[read](count.home, count.away)
}

test.each(['both', 'home', 'away'] as const)('shots on target of %s come as often as their chances say', (read) => {
  const before = chancesAt(newMatch('football'))
  for (const line of read === 'both' ? [5.5, 7.5, 9.5] : [2.5, 4.5, 6.5]) {
    const chance = above(before, read, line)
    const came = matches.filter(({ frames }) => countOf(frames.at(-1)?.match, read) > line).length / matches.length
    expect(Math.abs(came - chance), `${line}: ${came} ${chance}`).toBeLessThan(
      4 * Math.sqrt((chance * (1 - chance)) / matches.length),
    )
  }
})

test.each(['both', 'home', 'away'] as const)('in play, too: of %s', (read) => {
  for (const share of [0.25, 0.5, 0.8]) {
    let [strayed, variance] = [0, 0]
    for (const timeline of matches.slice(0, 700)) {
      const now = matchAt(timeline, Math.floor(endOf(timeline) * share))
      if (!now) throw new Error('not played')
      const line = countOf(now, read) + (share < 0.5 ? 3.5 : share < 0.8 ? 2.5 : 0.5)
      const chance = above(chancesAt(now), read, line)
      strayed += (countOf(timeline.frames.at(-1)?.match, read) > line ? 1 : 0) - chance
      variance += chance * (1 - chance)
    }
    expect(Math.abs(strayed) / Math.sqrt(variance), `${share}`).toBeLessThan(4)
  }
})

test('every goal but an own goal is a shot on target of its player, and no count falls', () => {
  for (const { frames } of matches.slice(0, 200)) {
    let before: Match | undefined
    for (const { match } of frames) {
      const counts = match.playerCounts?.shotsOnTarget ?? {}
      for (const { id } of players) {
        const goals = match.goals?.filter(({ player }) => player === id).length ?? 0
        expect(counts[id] ?? 0).toBeGreaterThanOrEqual(goals)
        expect(counts[id] ?? 0).toBeGreaterThanOrEqual(before?.playerCounts?.shotsOnTarget?.[id] ?? 0)
      }
      expect(match.clockSeconds ?? 0).toBeGreaterThanOrEqual(before?.clockSeconds ?? 0)
      before = match
    }
  }
})

test('without players, or beside anything else, shots on target have no chances', () => {
  const match = newMatch('football')
  expect(chancesOf(match, by).of(['shotsOnTarget', 'score'])).toBeNull()
  const nobody: Rates = { ...by, rates: { ...by.rates, players: [] } }
  expect(chancesOf(match, nobody).of(['shotsOnTarget'])).toBeNull()
})

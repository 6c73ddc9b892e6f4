import { expect, test } from 'vitest'
import { drawFrom } from '../../feed/simulator/draw.ts'
import { playBy } from '../../feed/simulator/play.ts'
import { endOf, matchAt } from '../../feed/simulator/timeline.ts'
import { marketById } from '../../markets/catalogue.ts'
import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { fairOutcomes, winningChance } from '../fair.ts'
import { chancesOf, type Rates } from '../model.ts'
import { usualRates } from './football.ts'

const weights = [0.2, 1, 1, 1, 1.2, 0.8, 1, 1, 1, 1, 1]
const shares = [0, 0.1, 0.1, 0.1, 0.2, 0.3, 0.05, 0.05, 0.05, 0.05, 0]
const players = (['home', 'away'] as const).flatMap((team) =>
  shares.map((share, place) => ({ id: `${team}-${place}`, team, share, plays: 1, booked: weights[place] ?? 0 })),
)
const named = players.map(({ id, team }) => ({ id, team, name: { ja: id, en: id } }))
const by: Rates = { sport: 'football', rates: { home: 1.7, away: 1.1, ...usualRates(1.7, 1.1), rho: 0, players } }
const market = marketById(90_036)

/** The chance of each player to be shown a card. */
function chancesAt(match: Match): ReadonlyMap<string, number> {
  const found = market && fairOutcomes(market, {}, chancesOf(match, by), named)
  if (!found) throw new Error('no chances')
  return new Map(found.map(({ id, fair }) => [id, winningChance(fair)]))
}

const matches = Array.from({ length: 1500 }, (_, run) => playBy(by, { bestOf: 3, draw: drawFrom(`cards ${run}`) }))
const results = matches.map(({ frames }) => {
  const last = frames.at(-1)?.match
  return (last && market?.grade(last, {}, named)) ?? {}
})

test('each player is shown a card as often as the chances say', () => {
  const before = chancesAt({ ...newMatch('football'), appearances: [] })
  for (const { id } of players) {
    const chance = before.get(id) ?? 0
    const came = results.filter((result) => result[id] === 'won').length / matches.length
    expect(Math.abs(came - chance), `${id}: ${came} ${chance}`).toBeLessThan(
      4 * Math.sqrt((chance * (1 - chance)) / matches.length),
    )
  }
})

test('in play, too', () => {
  for (const share of [0.3, 0.6, 0.85])
    for (const place of [0, 1, 4, 5]) {
      let [strayed, variance] = [0, 0]
      for (const [run, timeline] of matches.slice(0, 500).entries()) {
        const now = matchAt(timeline, Math.floor(endOf(timeline) * share))
        if (!now) throw new Error('not played')
        const chances = chancesAt(now)
        for (const id of [`home-${place}`, `away-${place}`]) {
          const chance = chances.get(id) ?? 0
          strayed += (results[run]?.[id] === 'won' ? 1 : 0) - chance
          variance += chance * (1 - chance)
        }
      }
      expect(Math.abs(strayed) / Math.sqrt(variance), `${share} ${place}`).toBeLessThan(4)
    }
})

test('nobody is shown two cards, and who is sent off neither scores nor shoots any more', () => {
  let sentOff = 0
  for (const { frames } of matches) {
    const off = new Map<string, number>()
    for (const { match } of frames) {
      const shown = match.cards?.map(({ player }) => player) ?? []
      expect(new Set(shown).size).toBe(shown.length)
      for (const [id, actions] of off) expect(actionsOf(match, id)).toBe(actions)
      for (const { kind, player } of match.cards ?? [])
        if (kind === 'red' && player && !off.has(player)) off.set(player, actionsOf(match, player))
    }
    sentOff += off.size
  }
  expect(sentOff).toBeGreaterThan(100)
})

const actionsOf = ({ goals, playerCounts }: Match, id: string) =>
  (goals?.filter(({ player }) => player === id).length ?? 0) + (playerCounts?.shotsOnTarget?.[id] ?? 0)

test('who was sent off has no chance to score, and the others have theirs', () => {
  const card = { team: 'home', stage: 'regular', period: 1, minute: 20, player: 'home-5', kind: 'red' } as const
  const live: Match = {
    ...newMatch('football'),
    status: 'live',
    clockSeconds: 1200,
    periods: [{ stage: 'regular', number: 1, home: 0, away: 0, ended: false }],
    appearances: players.map(({ id, team }) => ({ player: id, team, from: 0 })),
  }
  const scores = (match: Match, id: string) => {
    const found = chancesOf(match, by).of([`goals:${id}`])
    return found?.p.reduce((sum, chance, at) => sum + ((found.home[0]?.[at] ?? 0) > 0 ? chance : 0), 0) ?? 0
  }
  const off = { ...live, cards: [card] }
  expect(scores(off, 'home-5')).toBe(0)
  // a side of ten scores two thirds as much, by players who have seven tenths of its shares
  expect(scores(off, 'home-4')).toBeLessThan(scores(live, 'home-4'))
  expect(scores(off, 'home-4')).toBeGreaterThan(0.9 * scores(live, 'home-4'))
  expect(scores(off, 'away-5')).toBeGreaterThan(scores(live, 'away-5'))
  expect(chancesAt(off).get('home-4')).toBeGreaterThan(0)
})

test('a card of nobody known leaves its side open, and chances of its players are not told', () => {
  const over: Match = {
    ...newMatch('football'),
    status: 'ended',
    decision: { winner: 'draw', by: 'regular', period: 2 },
    periods: [1, 2].map((number) => ({ stage: 'regular', number, home: 0, away: 0, ended: true })),
    appearances: players.slice(1).map(({ id, team }) => ({ player: id, team, from: 0 })),
    cards: [
      { team: 'home', stage: 'regular', period: 1, minute: 20, player: 'home-1', kind: 'yellow' },
      { team: 'home', stage: 'regular', period: 1, minute: 30, player: null, kind: 'yellow' },
    ],
  }
  const graded = market?.grade(over, {}, named)
  expect(graded).toMatchObject({ 'home-0': 'void', 'home-1': 'won', 'away-1': 'lost' })
  expect(graded).not.toHaveProperty('home-2')
  const live: Match = { ...over, status: 'live', decision: null, clockSeconds: 2000, periods: over.periods.slice(0, 1) }
  expect(chancesOf(live, by).of(['cards:home-2'])).toBeNull()
  expect(chancesOf(live, by).of(['cards:away-2'])).not.toBeNull()
})

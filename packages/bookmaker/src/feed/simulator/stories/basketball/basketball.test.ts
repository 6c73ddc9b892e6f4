import { expect, test } from 'vitest'
import { fixturesOfRound } from '../../calendar.ts'
import { drawFrom } from '../../draw.ts'
import { leagues } from '../../leagues.ts'
import { play } from '../../play.ts'
import { totalOf } from '../../plays/recorder.ts'
import { squadOf } from '../../squads.ts'
import { ratesOf } from '../../strengths.ts'
import { endOf, matchAt } from '../../timeline.ts'
import { tellBasketball } from './tell-basketball.ts'

const seed = 'story'
const games = leagues
  .filter(({ sport }) => sport === 'basketball')
  .flatMap((league) => [2, 3].flatMap((round) => fixturesOfRound(league, 20, round, seed)))
  .map((fixture) => {
    const timeline = play(fixture, seed)
    const players = squadOf(fixture, seed)
    const story = tellBasketball({ timeline, players, rates: ratesOf(fixture, seed), draw: drawFrom(`${fixture.id}`) })
    return { timeline, players, story }
  })

test('at every moment the points are what was made, no more is made than tried, and no count falls', () => {
  for (const { timeline, story } of games.slice(0, 8)) {
    let before: Readonly<Record<string, number>> = {}
    for (let second = 0; second <= endOf(timeline); second += 13) {
      const { figures = [] } = story.at(second)
      const match = matchAt(timeline, second)
      for (const side of ['home', 'away'] as const) {
        const now = Object.fromEntries(figures.map(({ kind, [side]: count }) => [kind, count]))
        const of = (kind: string) => now[kind] ?? 0
        expect(2 * of('fieldGoals') + of('threes') + of('freeThrows')).toBe(match ? totalOf(match)[side] : 0)
        for (const kind of ['fieldGoals', 'threes', 'freeThrows'])
          expect(of(`${kind}Tried`)).toBeGreaterThanOrEqual(of(kind))
        for (const [kind, count] of Object.entries(now))
          expect(count).toBeGreaterThanOrEqual(before[`${kind} ${side}`] ?? 0)
        before = {
          ...before,
          ...Object.fromEntries(Object.entries(now).map(([kind, count]) => [`${kind} ${side}`, count])),
        }
      }
      const fouls = figures.find(({ kind }) => kind === 'fouls')
      if (fouls) expect(fouls.parts.reduce((sum, { home }) => sum + home, 0)).toBe(fouls.home)
      const all = (kind: string) =>
        figures.filter((one) => one.kind === kind).reduce((sum, { home, away }) => sum + home + away, 0)
      expect(all('rebounds')).toBeLessThanOrEqual(all('fieldGoalsTried') - all('fieldGoals'))
    }
  }
})

test('baskets have the players whom the record credits, who are never assisted by themselves', () => {
  for (const { timeline, story, players } of games) {
    const last = timeline.frames.at(-1)?.match
    const points = new Map<string | null, number>()
    for (const { player, other, points: made = 0 } of story.moments) {
      if (other !== null) expect(other).not.toBe(player)
      points.set(player, (points.get(player) ?? 0) + made)
    }
    for (const { id } of players) expect(points.get(id) ?? 0).toBe(last?.playerCounts?.points?.[id] ?? 0)
  }
})

test('a match looks like one: 55 to 75 shots, 30 to 38 rebounds, 15 to 24 assists, 10 to 16 turnovers, 15 to 24 fouls', () => {
  const mean = (kind: string) => {
    const all = games.flatMap(({ story }) => story.at(100_000).figures?.filter((figure) => figure.kind === kind) ?? [])
    return all.reduce((sum, { home, away }) => sum + home + away, 0) / all.length / 2
  }
  for (const [kind, low, high] of [
    ['fieldGoalsTried', 55, 75],
    ['rebounds', 30, 38],
    ['assists', 15, 24],
    ['turnovers', 10, 16],
    ['fouls', 15, 24],
  ] as const) {
    expect(mean(kind), kind).toBeGreaterThan(low)
    expect(mean(kind), kind).toBeLessThan(high)
  }
})

import { expect, test } from 'vitest'
import { fixturesOfRound } from '../../calendar.ts'
import { drawFrom } from '../../draw.ts'
import { leagues } from '../../leagues.ts'
import { play } from '../../play.ts'
import { totalOf } from '../../plays/recorder.ts'
import { squadOf } from '../../squads.ts'
import { ratesOf } from '../../strengths.ts'
import { matchAt } from '../../timeline.ts'
import { runnersOn } from './bases.ts'
import { halfInnings } from './half-innings.ts'
import { tellBaseball } from './tell-baseball.ts'

const seed = 'story'
const outs: readonly string[] = ['strikeOut', 'groundOut', 'flyOut', 'lineOut', 'forceOut', 'runnerOut']
const hits: readonly string[] = ['single', 'double', 'triple', 'homeRun']

const games = leagues
  .filter(({ sport }) => sport === 'baseball')
  .flatMap((league) => [3, 4, 5, 6].flatMap((round) => fixturesOfRound(league, 20, round, seed)))
  .map((fixture) => {
    const timeline = play(fixture, seed)
    const players = squadOf(fixture, seed)
    const story = tellBaseball({ timeline, players, rates: ratesOf(fixture, seed), draw: drawFrom(`${fixture.id}`) })
    return { fixture, timeline, players, story }
  })

test('every run and every out of the record has its play, by the player whom the record credits', () => {
  for (const { timeline, story } of games) {
    for (const half of halfInnings(timeline)) {
      for (const event of half.events) {
        const now = story.moments.filter(({ second, side }) => second === event.second && side === half.side)
        if (event.kind === 'out') {
          expect(now.filter(({ kind }) => outs.includes(kind))).toHaveLength(1)
          expect(now.filter(({ kind }) => hits.includes(kind)).map(({ player }) => player)).toEqual(event.hitters)
        } else {
          const [scored, ...others] = now.filter(({ points }) => points === 1)
          expect(others).toEqual([])
          expect(scored?.player).toBe(event.batter)
          expect(scored?.kind === 'homeRun').toBe(event.isHomeRun)
        }
      }
    }
    const last = timeline.frames.at(-1)
    if (!last) throw new Error('no match')
    const { home, away } = totalOf(last.match)
    expect(story.moments.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(home + away)
  }
})

test('runners never vanish: a run that is no home run has one to bring in, a home run finds the bases empty, three fit on them', () => {
  for (const { story, timeline } of games) {
    for (const { second, kind, points } of story.moments) {
      const [before, now] = [story.at(second - 1).within?.bases, story.at(second).within?.bases]
      if (kind === 'homeRun') expect(before && runnersOn(before)).toBe(0)
      if (points === 1 && kind !== 'homeRun' && matchAt(timeline, second)?.status === 'live')
        expect(now && runnersOn(now)).toBeGreaterThan(0)
    }
  }
})

test('hits and home runs of the sides are those of the record, counts never fall, and the count is one of an at-bat', () => {
  for (const { story, timeline, players } of games.slice(0, 12)) {
    let before = new Map<string, number>()
    for (let second = 0; second <= (timeline.frames.at(-1)?.second ?? 0) + 60; second += 7) {
      const { figures = [], atBat } = story.at(second)
      const match = matchAt(timeline, second)
      const now = new Map(
        figures.flatMap(({ kind, home, away }) => [[`${kind} home`, home] as const, [`${kind} away`, away] as const]),
      )
      for (const [key, count] of now) expect(count, key).toBeGreaterThanOrEqual(before.get(key) ?? 0)
      before = now
      for (const side of ['home', 'away'] as const)
        for (const [figure, kind] of [
          ['baseHits', 'hits'],
          ['homeRuns', 'homeRuns'],
        ] as const) {
          const own = players
            .filter(({ team }) => team === side)
            .map(({ id }) => match?.playerCounts?.[kind]?.[id] ?? 0)
          expect(now.get(`${figure} ${side}`) ?? 0).toBe(own.reduce((sum, count) => sum + count, 0))
        }
      if (!atBat) continue
      expect(atBat.balls).toBeLessThan(4)
      expect(atBat.strikes).toBeLessThan(3)
      expect(atBat.batter).not.toBeNull()
      expect(atBat.pitcher).not.toBeNull()
    }
  }
})

test('a game looks like one: some eight hits, three walks, seven strikeouts and 140 pitches of each side', () => {
  const mean = (kind: string) => {
    const all = games.flatMap(({ story }) => story.at(100_000).figures?.filter((figure) => figure.kind === kind) ?? [])
    return all.reduce((sum, { home, away }) => sum + home + away, 0) / all.length / 2
  }
  expect(mean('baseHits')).toBeGreaterThan(7)
  expect(mean('baseHits')).toBeLessThan(10)
  expect(mean('walks')).toBeGreaterThan(2)
  expect(mean('walks')).toBeLessThan(5)
  expect(mean('strikeOuts')).toBeGreaterThan(5)
  expect(mean('strikeOuts')).toBeLessThan(9)
  expect(mean('pitches')).toBeGreaterThan(110)
  expect(mean('pitches')).toBeLessThan(170)
})

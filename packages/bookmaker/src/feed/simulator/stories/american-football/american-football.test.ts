import { expect, test } from 'vitest'
import { fixturesOfRound } from '../../calendar.ts'
import { drawFrom } from '../../draw.ts'
import { leagues } from '../../leagues.ts'
import { play } from '../../play.ts'
import { totalOf } from '../../plays/recorder.ts'
import { ratesOf } from '../../strengths.ts'
import { endOf, matchAt } from '../../timeline.ts'
import { readScores, realSecond } from './read-scores.ts'
import { tellAmericanFootball } from './tell-american-football.ts'

const seed = 'story'
const games = leagues
  .filter(({ sport }) => sport === 'americanFootball')
  .flatMap((league) => [2, 3, 4, 5].flatMap((round) => fixturesOfRound(league, 20, round, seed)))
  .map((fixture) => {
    const timeline = play(fixture, seed)
    const of = { timeline, players: [], rates: ratesOf(fixture, seed), draw: drawFrom(`${fixture.id}`) }
    return { timeline, story: tellAmericanFootball(of) }
  })

test('the points of the moments are those of the record', () => {
  for (const { timeline, story } of games) {
    for (const { second, match } of timeline.frames)
      for (const side of ['home', 'away'] as const) {
        const told = story.moments.filter((moment) => moment.side === side && moment.second <= second)
        expect(told.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(totalOf(match)[side])
      }
  }
})

test('who scores a touchdown or a field goal has the ball before it, and kicks come from where they can', () => {
  for (const { timeline, story } of games)
    for (const { clock, side, points, isConversion } of readScores(timeline)) {
      if (isConversion || points < 3) continue
      const drive = story.at(realSecond(timeline, clock - 1)).drive
      if (!drive) continue // two scores within a second or two
      expect(drive.side).toBe(side)
      if (points === 3) expect(drive.yardLine).toBeGreaterThanOrEqual(55)
    }
})

test('downs, yards and places are possible, counts never fall, and the sides share the time', () => {
  for (const { timeline, story } of games.slice(0, 10)) {
    let before: Readonly<Record<string, number>> = {}
    for (let second = 0; second <= endOf(timeline); second += 11) {
      const { drive, figures = [] } = story.at(second)
      const now = Object.fromEntries(
        figures.flatMap(({ kind, home, away }) => [
          [`${kind} home`, home],
          [`${kind} away`, away],
        ]),
      )
      for (const [key, count] of Object.entries(now)) expect(count, key).toBeGreaterThanOrEqual(before[key] ?? 0)
      before = now
      const clock = matchAt(timeline, second)?.clockSeconds ?? 0
      const time = figures.find(({ kind }) => kind === 'timeOfPossession')
      if (time) expect(Math.abs(time.home + time.away - clock)).toBeLessThanOrEqual(3)
      if (!drive) continue
      expect(drive.yardLine).toBeGreaterThan(0)
      expect(drive.yardLine).toBeLessThan(100)
      expect(drive.toGo).toBeGreaterThan(0)
      expect(drive.yardLine + drive.toGo).toBeLessThanOrEqual(100)
      expect([1, 2, 3, 4]).toContain(drive.down)
    }
  }
})

test('a game looks like one: some 280 to 430 yards, 14 to 26 first downs and one or two turnovers of each side', () => {
  const mean = (kind: string) => {
    const all = games.flatMap(({ story }) => story.at(100_000).figures?.filter((figure) => figure.kind === kind) ?? [])
    return all.reduce((sum, { home, away }) => sum + home + away, 0) / all.length / 2
  }
  expect(mean('totalYards')).toBeGreaterThan(280)
  expect(mean('totalYards')).toBeLessThan(430)
  expect(mean('firstDowns')).toBeGreaterThan(13)
  expect(mean('firstDowns')).toBeLessThan(27)
  expect(mean('turnovers')).toBeGreaterThan(0.5)
  expect(mean('turnovers')).toBeLessThan(3)
})

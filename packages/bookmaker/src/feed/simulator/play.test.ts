import { describe, expect, test } from 'vitest'
import { newMatch } from '../../markets/new-match.ts'
import { chancesOf } from '../../pricing/model.ts'
import { type Fixture, fixturesOfRound, roundsOf } from './calendar.ts'
import type { League } from './league.ts'
import { leagues } from './leagues.ts'
import { play } from './play.ts'
import { totalOf } from './plays/recorder.ts'
import { ratesOf } from './strengths.ts'
import { endOf, matchAt } from './timeline.ts'

const fixturesOf = (league: League, season: number): Fixture[] =>
  Array.from({ length: roundsOf(league) }, (_, round) => fixturesOfRound(league, season, round, 'seed')).flat()

describe.each(leagues)('$code', (league) => {
  const [fixture] = fixturesOf(league, 3)
  if (!fixture) throw new Error('no match')

  test('a match is the same for the same seed, and another for another', () => {
    expect(play(fixture, 'seed')).toEqual(play(fixture, 'seed'))
    expect(play(fixture, 'seed')).not.toEqual(play(fixture, 'other'))
  })

  test('a record only grows, and ends with a decision', () => {
    const toTheEnd = fixturesOf(league, 3).filter(({ brokenOffAfter }) => brokenOffAfter === null)
    for (const one of toTheEnd.slice(0, 12)) {
      const timeline = play(one, 'seed')
      const total = (at: number) => totalOf(matchAt(timeline, at) ?? newMatch(league.sport))
      let [clock, home, away] = [0, 0, 0]
      for (const [place, { second, match }] of timeline.frames.entries()) {
        expect(second).toBeGreaterThan(timeline.frames[place - 1]?.second ?? -1)
        expect(match.clockSeconds ?? 0).toBeGreaterThanOrEqual(clock)
        expect(total(second).home).toBeGreaterThanOrEqual(home)
        expect(total(second).away).toBeGreaterThanOrEqual(away)
        expect(match.status).toBe(second === endOf(timeline) ? 'ended' : 'live')
        clock = match.clockSeconds ?? 0
        home = total(second).home
        away = total(second).away
      }
      expect(timeline.frames.at(-1)?.match).toMatchObject({ status: 'ended', decision: { winner: expect.any(String) } })
      expect(endOf(timeline)).toBeLessThan(5 * 3600)
    }
  })

  test('home wins as often as the model says that prices the matches', () => {
    const scope =
      {
        football: 'score',
        rugby: 'score',
        iceHockey: 'score+shootout',
        baseball: 'score+overtime',
        basketball: 'score+overtime',
        americanFootball: 'score+overtime',
      }[league.sport as string] ?? 'winner'
    let [expected, variance, seen] = [0, 0, 0]
    for (const one of fixturesOf(league, 5).slice(0, 8)) {
      const { p, home, away } = chancesOf(
        { ...newMatch(league.sport), bestOf: league.bestOf },
        ratesOf(one, 'seed'),
      ).of([scope]) ?? { p: [], home: [], away: [] }
      let chance = 0
      for (let atom = 0; atom < p.length; atom++)
        if ((home[0]?.[atom] ?? 0) > (away[0]?.[atom] ?? 0)) chance += p[atom] ?? 0
      for (let again = 0; again < 40; again++) {
        expected += chance
        variance += chance * (1 - chance)
        const { decision } = play({ ...one, id: `${one.id}-${again}` }, 'seed').frames.at(-1)?.match ?? {}
        if (decision?.winner === 'home') seen++
      }
    }
    expect(Math.abs(seen - expected) / Math.sqrt(variance)).toBeLessThan(4)
  })
})

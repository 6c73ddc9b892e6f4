import { expect, test } from 'vitest'
import type { Figure } from '../../../markets/event-play.ts'
import { fixturesOfRound } from '../calendar.ts'
import { drawFrom } from '../draw.ts'
import { leagues } from '../leagues.ts'
import { play } from '../play.ts'
import { ratesOf } from '../strengths.ts'
import { matchAt } from '../timeline.ts'
import { tellStory } from './tell-story.ts'

const seed = 'points'

function toldOf(code: string) {
  const league = leagues.find((one) => one.code === code)
  const fixtures = league ? fixturesOfRound(league, 9, 3, seed).slice(0, 4) : []
  return fixtures.map((fixture) => {
    const timeline = play(fixture, seed)
    const draw = drawFrom(`${seed}/${fixture.id}/story`)
    const story = tellStory(fixture.league.sport, { timeline, rates: ratesOf(fixture, seed), players: [], draw })
    return { timeline, story }
  })
}

const figure = (figures: readonly Figure[] | undefined, kind: Figure['kind']) =>
  figures?.find((one) => one.kind === kind) ?? { home: 0, away: 0, parts: [] }
const percentages: readonly Figure['kind'][] = [
  'averageRally',
  'firstServesIn',
  'firstServePointsWon',
  'servePointsWon',
]

test.each(['tnw1', 'esaf1'])('figures of %s agree with the record at every moment and never fall', (code) => {
  for (const { timeline, story } of toldOf(code)) {
    let before: readonly Figure[] = []
    for (const { second, match } of timeline.frames) {
      const { figures = [], rounds } = story.at(second)
      for (const { kind, home, away } of figures.filter((one) => !percentages.includes(one.kind))) {
        expect(home, kind).toBeGreaterThanOrEqual(figure(before, kind).home)
        expect(away, kind).toBeGreaterThanOrEqual(figure(before, kind).away)
      }
      before = figures
      for (const side of ['home', 'away'] as const) {
        if (match.serves) {
          expect(figure(figures, 'aces')[side]).toBe(match.serves.aces[side])
          expect(figure(figures, 'doubleFaults')[side]).toBe(match.serves.doubleFaults[side])
          expect(figure(figures, 'breakPointsWon')[side]).toBeLessThanOrEqual(figure(figures, 'breakPoints')[side])
          expect(figure(figures, 'aces')[side]).toBeLessThanOrEqual(figure(figures, 'winners')[side])
        } else {
          expect(rounds).toEqual(match.rounds)
          const scores = match.periods.map((map) => map[side])
          expect(figure(figures, 'roundsWon').parts.map((part) => part[side])).toEqual(scores)
          const first = figure(figures, 'firstKills')
          expect(first.home + first.away).toBeLessThanOrEqual(match.rounds?.length ?? 0)
        }
      }
    }
  }
})

test('every ace and double fault of tennis is told once, and nothing after the end', () => {
  for (const { timeline, story } of toldOf('tnw1')) {
    const last = timeline.frames.at(-1)?.second ?? 0
    const end = matchAt(timeline, last)
    const { figures } = story.at(last)
    const [home, away] = [figure(figures, 'pointsWon').home, figure(figures, 'pointsWon').away]
    expect(home + away).toBeGreaterThan(40)
    expect(end?.status).not.toBe('live')
    expect(story.moments.every(({ second }) => second <= last)).toBe(true)
    const { aces, doubleFaults } = end?.serves ?? {}
    const counted = [aces, doubleFaults].reduce((sum, pair) => sum + (pair?.home ?? 0) + (pair?.away ?? 0), 0)
    expect(story.moments).toHaveLength(counted)
  }
})

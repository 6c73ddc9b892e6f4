import { expect, test } from 'vitest'
import type { Figure } from '../../../markets/event-play.ts'
import type { Pair } from '../../../markets/match.ts'
import { fixturesOfRound } from '../calendar.ts'
import { drawFrom } from '../draw.ts'
import { leagues } from '../leagues.ts'
import { play } from '../play.ts'
import { totalOf } from '../plays/recorder.ts'
import { ratesOf } from '../strengths.ts'
import { endOf, matchAt, type Timeline } from '../timeline.ts'
import { strokesOf } from './rally-length.ts'
import { tellStory } from './tell-story.ts'

const seed = 'rallies'
const sides = ['home', 'away'] as const

function toldOf(code: string, rounds = 1) {
  const league = leagues.find((one) => one.code === code)
  if (!league) throw new Error(`no league ${code}`)
  const fixtures = Array.from({ length: rounds }, (_, round) => fixturesOfRound(league, 9, round + 1, seed)).flat()
  return fixtures.slice(0, 6 * rounds).map((fixture) => {
    const timeline = play(fixture, seed)
    const draw = drawFrom(`${seed}/${fixture.id}/story`)
    const story = tellStory(league.sport, { timeline, rates: ratesOf(fixture, seed), players: [], draw })
    return { timeline, story }
  })
}

const figure = (figures: readonly Figure[] | undefined, kind: Figure['kind']): Pair =>
  figures?.find((one) => one.kind === kind) ?? { home: 0, away: 0 }
const sum = (pairs: readonly Pair[], side: keyof Pair) => pairs.reduce((all, pair) => all + pair[side], 0)
const unsteady: readonly Figure['kind'][] = ['servePointsWon', 'averageRally', 'possession', 'territory']

/** Each second of a rugby match would be as many as a test has time for; of the others every frame is told, and the second before it. */
const secondsOf = (timeline: Timeline) =>
  timeline.frames.flatMap(({ second }) => (second > 0 ? [second - 1, second] : [second]))

test.each([
  ['vbm1', ['attackPoints', 'blocks', 'aces']],
  ['ttw1', ['rallyWinners', 'aces']],
] as const)('in %s every point of the record is told once, by who won it and how', (code, kinds) => {
  for (const { timeline, story } of toldOf(code)) {
    let before: readonly Figure[] = []
    for (const second of secondsOf(timeline)) {
      const match = matchAt(timeline, second)
      const { figures = [], within } = story.at(second)
      for (const { kind, home, away } of figures.filter((one) => !unsteady.includes(one.kind))) {
        expect(home, kind).toBeGreaterThanOrEqual(figure(before, kind).home)
        expect(away, kind).toBeGreaterThanOrEqual(figure(before, kind).away)
      }
      before = figures
      const isPlayed = match?.status === 'live' && match.periods.at(-1)?.ended === false
      expect(within?.serving !== undefined).toBe(isPlayed)
      for (const side of sides) {
        const other = side === 'home' ? 'away' : 'home'
        const won = match ? totalOf(match)[side] : 0
        expect(figure(figures, 'pointsWon')[side]).toBe(won)
        expect(
          sum(
            kinds.map((kind) => figure(figures, kind)),
            side,
          ) + figure(figures, 'ownErrors')[other],
        ).toBe(won)
        const told = story.moments.filter((one) => one.side === side && one.points && one.second <= second)
        expect(told).toHaveLength(won)
        expect(figure(figures, 'longestRun')[side]).toBeLessThanOrEqual(won)
        expect(figure(figures, 'averageRally')[side]).toBeLessThanOrEqual(figure(figures, 'longestRally')[side])
      }
    }
    const calls = story.moments.filter(({ kind }) => kind === 'timeOut')
    const counted = figure(before, 'timeOuts')
    expect(counted.home + counted.away).toBe(calls.length)
    for (const { second, side } of calls) {
      const set = matchAt(timeline, second)?.periods.at(-1)
      const other = side === 'home' ? 'away' : 'home'
      expect(set && side && set[side] < set[other]).toBe(true)
    }
    if (code === 'ttw1') for (const side of sides) expect(counted[side]).toBeLessThanOrEqual(1)
  }
})

test('who serves follows the rules: in volleyball who won the last point, in table tennis each side twice until ten all', () => {
  for (const { timeline, story } of toldOf('vbw1'))
    timeline.frames.forEach(({ second, match }, place) => {
      const [now, before] = [match.periods.at(-1), timeline.frames[place - 1]?.match.periods.at(-1)]
      if (!now || now.ended || !before || now.home + now.away === 0) return
      const winner = now.home > before.home ? 'home' : 'away'
      expect(story.at(second).within?.serving).toBe(winner)
    })
  for (const { timeline, story } of toldOf('ttm1')) {
    const servers = Map.groupBy(
      timeline.frames.filter(({ match }) => match.periods.at(-1)?.ended === false),
      ({ match }) => match.periods.length,
    )
    for (const frames of servers.values()) {
      const turns = frames.map(({ second }) => story.at(second).within?.serving)
      frames.forEach(({ match }, place) => {
        const set = match.periods.at(-1)
        if (!set || place === 0) return
        const played = set.home + set.away
        const changes = Math.min(set.home, set.away) >= 10 || played % 2 === 0
        expect(turns[place] !== turns[place - 1], `${set.home}:${set.away}`).toBe(changes)
      })
    }
  }
})

test('the last good stroke of a rally is the winner’s, and there is time for all of them', () => {
  const draw = drawFrom('strokes')
  const style = { strokes: 2.6, strokeSeconds: 0.6 }
  for (let rally = 0; rally < 2_000; rally++) {
    const winner = draw.chance(0.5) ? 'home' : 'away'
    const [endsAtServe, seconds] = [draw.chance(0.1), 6 + draw.below(14)]
    const strokes = strokesOf({ server: 'home', winner, endsAtServe, seconds }, style, draw)
    expect(strokes % 2).toBe(winner === 'home' ? 1 : 0)
    expect(strokes * style.strokeSeconds).toBeLessThanOrEqual(seconds)
    if (endsAtServe) expect(strokes).toBe(winner === 'home' ? 1 : 0)
    else if (winner === 'away') expect(strokes).toBeGreaterThan(0)
  }
})

test('the points of rugby are those of its tries, conversions and kicks at every moment', () => {
  for (const { timeline, story } of toldOf('rujp1', 2)) {
    let before: readonly Figure[] = []
    for (const second of secondsOf(timeline)) {
      const match = matchAt(timeline, second)
      const { figures = [] } = story.at(second)
      for (const { kind, home, away } of figures.filter((one) => !unsteady.includes(one.kind))) {
        expect(home, kind).toBeGreaterThanOrEqual(figure(before, kind).home)
        expect(away, kind).toBeGreaterThanOrEqual(figure(before, kind).away)
      }
      before = figures
      for (const side of sides) {
        const of = (kind: Figure['kind']) => figure(figures, kind)[side]
        const points = 5 * of('tries') + 2 * of('conversions') + 3 * (of('penaltyGoals') + of('dropGoals'))
        expect(points).toBe(match ? totalOf(match)[side] : 0)
        expect(of('conversions')).toBeLessThanOrEqual(of('tries'))
      }
      const { home, away } = figure(figures, 'territory')
      expect(home + away).toBe(100)
    }
    const missed = story.moments.filter(({ kind }) => kind === 'conversionMissed').length
    const [tries, made] = [figure(before, 'tries'), figure(before, 'conversions')]
    expect(missed).toBeLessThanOrEqual(tries.home + tries.away - made.home - made.away)
    expect(story.moments.every(({ second }) => second <= endOf(timeline))).toBe(true)
  }
})

test('a yellow card of rugby takes a player off for ten minutes of play, and the ball lies where a try is scored', () => {
  let seen = 0
  for (const { timeline, story } of toldOf('rujp1', 4)) {
    for (const { second, side, kind } of story.moments) {
      const { ball, strength } = story.at(second)
      const isPlayed = matchAt(timeline, second)?.status === 'live'
      if (kind === 'try' && isPlayed) {
        expect(ball?.side).toBe(side)
        expect(ball?.threat).toBe('danger')
      }
      if (kind !== 'yellow' || !side) continue
      seen++
      expect(strength?.[side]).toBe(14)
      expect(strength?.seconds).toBe(600)
      const from = matchAt(timeline, second)?.clockSeconds ?? 0
      for (let later = second; later <= endOf(timeline); later += 30) {
        const match = matchAt(timeline, later)
        const gone = (match?.clockSeconds ?? 0) - from
        if (gone < 600 && match?.status === 'live') expect(story.at(later).strength?.seconds).toBe(600 - gone)
      }
    }
  }
  expect(seen).toBeGreaterThan(2)
})

test('rallies and rugby come to usual figures', () => {
  const mean = (code: string, kind: Figure['kind']) => {
    const ends = toldOf(code, 4).map(({ timeline, story }) => figure(story.at(endOf(timeline)).figures, kind))
    return (sum(ends, 'home') + sum(ends, 'away')) / ends.length
  }
  const usual = [
    ['rujp1', 'scrumsWon', 14, 6],
    ['rujp1', 'lineOutsWon', 26, 9],
    ['rujp1', 'penaltiesConceded', 21, 8],
    ['rujp1', 'yellowCards', 1.2, 0.9],
    ['vbm1', 'aces', 11, 5],
    ['vbm1', 'blocks', 17, 7],
    ['ttm1', 'averageRally', 8.4, 3],
  ] as const
  for (const [code, kind, middle, most] of usual)
    expect(Math.abs(mean(code, kind) - middle), `${kind} ${mean(code, kind)}`).toBeLessThan(most)
})

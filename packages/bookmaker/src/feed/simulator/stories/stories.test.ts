import { expect, test } from 'vitest'
import type { EventPlay, Figure } from '../../../markets/event-play.ts'
import type { Pair } from '../../../markets/match.ts'
import { type Fixture, fixturesOfRound } from '../calendar.ts'
import { leagues } from '../leagues.ts'
import { stateOf } from '../match-messages.ts'
import { play } from '../play.ts'
import { totalOf } from '../plays/recorder.ts'
import { simulatedPlay } from '../simulated-play.ts'
import { endOf, matchAt } from '../timeline.ts'

const seed = 'story'
const sides = ['home', 'away'] as const

function fixturesOf(sport: string, rounds: number): Fixture[] {
  const league = leagues.find((one) => one.sport === sport)
  if (!league) throw new Error(`no league of ${sport}`)
  return Array.from({ length: rounds }, (_, round) => fixturesOfRound(league, 30, round + 1, seed)).flat()
}

/** What is shown of a match at some seconds. */
function shownAt(fixture: Fixture, seconds: readonly number[]): EventPlay[] {
  let now = fixture.startsAt
  const told = simulatedPlay(seed, () => now)
  return seconds.map((second) => {
    now = fixture.startsAt + second * 1000
    const shown = told.play(fixture.id)
    if (!shown) throw new Error('no match')
    return shown
  })
}

const figure = (shown: EventPlay, kind: Figure['kind']): Pair => {
  const found = shown.figures.find((one) => one.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}

/** Every two minutes. */
function stepsOf(fixture: Fixture): number[] {
  const end = endOf(play(fixture, seed))
  return [...Array.from({ length: Math.floor(end / 120) }, (_, step) => step * 120 + 1), end]
}

test.each(['football', 'iceHockey'])(
  'of %s, what is shown of a match never falls, and nothing of it is taken back',
  (sport) => {
    for (const fixture of fixturesOf(sport, 3)) {
      const shown = shownAt(fixture, stepsOf(fixture))
      for (const [place, now] of shown.entries()) {
        const before = shown[place - 1]
        if (!before) continue
        for (const one of before.figures)
          for (const side of sides)
            if (one.kind !== 'possession') expect(figure(now, one.kind)[side]).toBeGreaterThanOrEqual(one[side])
        expect(now.pressure.length).toBeGreaterThanOrEqual(before.pressure.length)
        const kept = now.moments.filter(({ kind }) => kind === 'goal' || kind === 'penalty')
        for (const moment of before.moments.filter(({ kind }) => kind === 'goal' || kind === 'penalty'))
          expect(kept).toContainEqual(moment)
      }
      const minutes = shown.at(-1)?.pressure ?? []
      expect(minutes.every((minute) => Math.abs(minute) <= 100)).toBe(true)
      expect(minutes.length).toBeLessThanOrEqual(sport === 'football' ? 90 : 65)
    }
  },
)

test('in football every goal but an own goal was a shot on target, and the others were held', () => {
  for (const fixture of fixturesOf('football', 4)) {
    const timeline = play(fixture, seed)
    for (const [place, shown] of shownAt(fixture, stepsOf(fixture)).entries()) {
      const match = matchAt(timeline, stepsOf(fixture)[place] ?? 0)
      for (const side of sides) {
        const scored = match?.goals?.filter(({ team, kind }) => team === side && kind !== 'ownGoal').length ?? 0
        const saves = figure(shown, 'saves')[side === 'home' ? 'away' : 'home']
        expect(figure(shown, 'shotsOnTarget')[side]).toBe(scored + saves)
        expect(figure(shown, 'shots')[side]).toBeGreaterThanOrEqual(figure(shown, 'shotsOnTarget')[side])
        expect(figure(shown, 'attacks')[side]).toBeGreaterThanOrEqual(figure(shown, 'dangerousAttacks')[side])
        expect(figure(shown, 'fouls')[side]).toBeGreaterThanOrEqual(figure(shown, 'yellowCards')[side])
      }
      expect(figure(shown, 'possession').home + figure(shown, 'possession').away).toBe(100)
    }
  }
})

test('the ball is at the goal when one falls, and nowhere in the break and after the end', () => {
  for (const fixture of fixturesOf('football', 2)) {
    const { frames } = play(fixture, seed)
    for (const [place, { second, match }] of frames.entries()) {
      const goal = match.goals?.length === (frames[place - 1]?.match.goals?.length ?? 0) ? null : match.goals?.at(-1)
      const [shown] = shownAt(fixture, [second + 1])
      if (goal && match.status === 'live') expect(shown?.ball?.side).toBe(goal.team)
      const isBreak = match.periods.length === 1 && match.periods[0]?.ended === true
      if (isBreak || match.status !== 'live') expect(shown?.ball).toBeNull()
    }
  }
})

test('football has a half-time: the clock stands at 45 minutes for a quarter of an hour, and nothing is told', () => {
  for (const fixture of fixturesOf('football', 2)) {
    const timeline = play(fixture, seed)
    const over = timeline.frames.find(({ match }) => match.periods[0]?.ended)?.second ?? 0
    const again = timeline.frames.find(({ match }) => match.periods.length === 2)?.second ?? 0
    expect(again - over).toBe(900)
    const [first, last] = shownAt(fixture, [over, again - 1])
    for (const second of [over, over + 450, again - 1]) {
      const match = matchAt(timeline, second)
      expect(match?.clockSeconds).toBe(2700)
      expect(match && stateOf(match).phase).toBe('break')
    }
    expect(last?.moments).toEqual(first?.moments)
    expect(last?.figures).toEqual(first?.figures)
  }
})

test('football and ice hockey come to usual figures', () => {
  const football = fixturesOf('football', 25).map((fixture) => shownAt(fixture, [3 * 3600])[0])
  const hockey = fixturesOf('iceHockey', 25).map((fixture) => shownAt(fixture, [3 * 3600])[0])
  const mean = (of: readonly (EventPlay | undefined)[], kind: Figure['kind']) =>
    of.reduce((sum, shown) => sum + (shown ? figure(shown, kind).home + figure(shown, kind).away : 0), 0) / of.length
  const usual = [
    [football, 'shots', 24, 6],
    [football, 'shotsOnTarget', 8.5, 2],
    [football, 'offsides', 4.5, 2],
    [football, 'fouls', 26, 8],
    [hockey, 'shotsOnGoal', 52, 10],
    [hockey, 'powerPlays', 5.5, 1.5],
    [hockey, 'faceoffsWon', 58, 12],
    [hockey, 'hits', 48, 12],
  ] as const
  for (const [shown, kind, middle, most] of usual)
    expect(Math.abs(mean(shown, kind) - middle), `${kind} ${mean(shown, kind)}`).toBeLessThan(most)
})

test('in ice hockey a power play ends with a goal of the side that has it, or after two minutes', () => {
  let ended = 0
  for (const fixture of fixturesOf('iceHockey', 6)) {
    const timeline = play(fixture, seed)
    const seconds = Array.from({ length: endOf(timeline) / 20 }, (_, step) => step * 20)
    const shown = shownAt(fixture, seconds)
    for (const [place, now] of shown.entries()) {
      const before = shown[place - 1]
      if (now.strength) {
        expect(now.strength.home + now.strength.away).toBe(9)
        expect(now.strength.seconds).toBeGreaterThan(0)
        expect(now.strength.seconds).toBeLessThanOrEqual(120)
      }
      if (!before?.strength) continue
      const { home, away, seconds: left } = before.strength
      const side = home > away ? 'home' : 'away'
      const [from, to] = [seconds[place - 1] ?? 0, seconds[place] ?? 0]
      const match = [matchAt(timeline, from), matchAt(timeline, to)] as const
      const score = match.map((one) => (one ? totalOf(one)[side] : 0))
      const scored = (score[1] ?? 0) > (score[0] ?? 0)
      if (scored) ended++
      const played = (match[1]?.clockSeconds ?? 0) - (match[0]?.clockSeconds ?? 0)
      const isSame = now.strength?.[side] === 5 && now.strength.seconds <= left
      expect(isSame).toBe(!scored && played < left)
    }
    const last = shown.at(-1)
    const end = matchAt(timeline, endOf(timeline))
    if (!last || !end) throw new Error('no match')
    for (const side of sides) expect(figure(last, 'powerPlayGoals')[side]).toBeLessThanOrEqual(totalOf(end)[side])
  }
  expect(ended).toBeGreaterThan(0)
})

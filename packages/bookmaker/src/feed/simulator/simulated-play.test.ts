import { expect, test } from 'vitest'
import { fixturesOfRound } from './calendar.ts'
import { leagues } from './leagues.ts'
import { stateOf } from './match-messages.ts'
import { play } from './play.ts'
import { simulatedPlay } from './simulated-play.ts'
import { noShown } from './stories/story.ts'
import { endOf, matchAt } from './timeline.ts'

const seed = 'seed'
const noneWithin = { points: null, batting: null, outs: 0, bases: [false, false, false] }

test.each(leagues)('of $code, the moments told at any time lead to the score that stands', (league) => {
  const [fixture] = fixturesOfRound(league, 30, 2, seed)
  if (!fixture) throw new Error('no match')
  const timeline = play(fixture, seed)
  for (const share of [0.2, 0.6, 1]) {
    const second = endOf(timeline) * share
    const match = matchAt(timeline, second)
    const shown = simulatedPlay(seed, () => fixture.startsAt + second * 1000).play(fixture.id)
    expect(shown?.moments[0]?.score).toEqual(match && stateOf(match).score)
    expect(shown?.part?.number).toBe(match?.periods.length)
    expect(shown?.parts).toEqual(match?.periods.map(({ home, away }, at) => ({ home, away, number: at + 1 })))
    expect(shown?.parts.at(-1)).toEqual(shown?.part)
    // the bases are told beside the record, as is who serves in sports whose record has no more than points
    const bases = shown?.within?.bases
    const within = match?.within && bases ? { ...match.within, bases } : null
    const serving = shown?.within?.serving ?? null
    const isTold = ['volleyball', 'tableTennis'].includes(league.sport) && serving !== null
    expect(shown?.within).toEqual(isTold ? { ...noneWithin, serving } : within)
    const inner = simulatedPlay(seed, () => fixture.startsAt + second * 1000).inner(fixture.id)
    expect(inner).toEqual(shown && { part: shown.part, within })
  }
})

test('goals, cards and corners of football are told with their minutes, goals with who made them', () => {
  const [league] = leagues
  const fixtures = league ? [2, 3].flatMap((round) => fixturesOfRound(league, 30, round, seed)) : []
  const shown = fixtures.flatMap(
    (fixture) => simulatedPlay(seed, () => fixture.startsAt + 3 * 3_600_000).play(fixture.id)?.moments ?? [],
  )
  const kinds = new Set(shown.map(({ kind }) => kind))
  for (const kind of ['goal', 'yellow', 'corner', 'ended'] as const) expect(kinds).toContain(kind)
  const goals = shown.filter(({ kind }) => kind === 'goal')
  expect(goals.filter(({ player }) => player !== null).length).toBeGreaterThan(goals.length / 2)
  for (const { minute, side } of goals) {
    expect(minute).toBeGreaterThan(0)
    expect(side).not.toBeNull()
  }
})

test('before the start nothing has happened, and an unknown match has no play', () => {
  const [league] = leagues
  const [fixture] = league ? fixturesOfRound(league, 30, 2, seed) : []
  if (!fixture) throw new Error('no match')
  const before = simulatedPlay(seed, () => fixture.startsAt - 1)
  expect(before.play(fixture.id)).toEqual({
    moments: [],
    parts: [],
    part: null,
    within: null,
    decided: null,
    ...noShown,
  })
  expect(before.inner(fixture.id)).toBeNull()
  expect(before.play('andon:match:other-1')).toBeNull()
  expect(before.inner('andon:match:other-1')).toBeNull()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type SessionPlan, sessionPicture } from './session-model.ts'

const small: SessionPlan['pays'] = [
  [0, 0.55],
  [1, 0.2],
  [2, 0.15],
  [4, 0.1],
]

/** Every course of a short session, followed one by one. */
function everyCourse({ pays, rounds, money, stopAhead }: SessionPlan) {
  const ends = new Map<number, number>()
  let meanRounds = 0
  const follow = (result: number, chance: number, left: number) => {
    if (left === 0 || money + result < 1 || (stopAhead !== null && result >= stopAhead)) {
      ends.set(result, (ends.get(result) ?? 0) + chance)
      return
    }
    meanRounds += chance
    for (const [multiple, share] of pays) follow(result + multiple - 1, chance * share, left - 1)
  }
  follow(0, 1, rounds)
  const sorted = [...ends].sort(([a], [b]) => a - b)
  const shareOf = (counts: (result: number) => boolean) =>
    sorted.reduce((sum, [result, chance]) => sum + (counts(result) ? chance : 0), 0)
  const quantile = (share: number) =>
    sorted.find(([result]) => shareOf((other) => other <= result) >= share - 1e-9)?.[0]
  return { shareOf, quantile, meanRounds, mean: sorted.reduce((sum, [result, chance]) => sum + result * chance, 0) }
}

describe.each([
  { rounds: 7, money: 3, stopAhead: null },
  { rounds: 7, money: 3, stopAhead: 4 },
  { rounds: 8, money: 20, stopAhead: null },
  { rounds: 1, money: 1, stopAhead: null },
])('a session of $rounds rounds with $money bets and a stop of $stopAhead', (limits) => {
  test('is what following every course of it gives', () => {
    const plan = { pays: small, ...limits }
    const exact = everyCourse(plan)
    const picture = sessionPicture(plan)
    expect(picture.ahead).toBeCloseTo(
      exact.shareOf((result) => result > 0),
      12,
    )
    expect(picture.outOfMoney).toBeCloseTo(
      exact.shareOf((result) => plan.money + result < 1),
      12,
    )
    const stop = plan.stopAhead
    expect(picture.stoppedAhead).toBeCloseTo(stop === null ? 0 : exact.shareOf((result) => result >= stop), 12)
    expect(picture.meanRounds).toBeCloseTo(exact.meanRounds, 12)
    expect(picture.meanResult).toBeCloseTo(exact.mean, 12)
    const quantiles = picture.points.at(-1)?.quantiles ?? []
    const expected = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => exact.quantile(share) ?? Number.NaN)
    for (const [index, quantile] of expected.entries()) expect(quantiles[index]).toBeCloseTo(quantile, 9)
  })
})

test('further stakes that are lost make a round cost more than a bet, also the last one', () => {
  const doubles: SessionPlan['pays'] = [
    [-1, 0.1],
    [0, 0.4],
    [2, 0.4],
    [3, 0.1],
  ]
  const plan = { pays: doubles, rounds: 7, money: 3, stopAhead: null }
  const exact = everyCourse(plan)
  const picture = sessionPicture(plan)
  expect(picture.meanResult).toBeCloseTo(exact.mean, 12)
  expect(picture.meanRounds).toBeCloseTo(exact.meanRounds, 12)
  const outOfMoney = exact.shareOf((result) => plan.money + result < 1)
  expect(picture.outOfMoney).toBeCloseTo(outOfMoney, 12)
  const ahead = exact.shareOf((result) => result > 0)
  expect(picture.ahead).toBeCloseTo(ahead, 12)
})

const paysOf = (code: string): SessionPlan['pays'] =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../../../../packages/arcade/src/titles/${code}/round.json`), 'utf8'),
  ).pays
const riverPays = paysOf('lantern-river')

describe.each([
  { rounds: 600, money: 100, stopAhead: null },
  { rounds: 240, money: 50, stopAhead: 30 },
])('a real game played $rounds times with $money bets and a stop of $stopAhead', (limits) => {
  const plan = { pays: riverPays, ...limits }
  const picture = sessionPicture(plan)

  test('agrees with a simulation', () => {
    const sessions = simulate(plan, 8000)
    const shareOf = (counts: (end: Simulated) => boolean) => sessions.filter(counts).length / sessions.length
    const margin = 4 * Math.sqrt(0.25 / sessions.length)
    const differs = (chance: number, counts: (end: Simulated) => boolean) => Math.abs(chance - shareOf(counts))
    expect(differs(picture.ahead, ({ result }) => result > 0)).toBeLessThan(margin)
    expect(differs(picture.outOfMoney, ({ result }) => plan.money + result < 1)).toBeLessThan(margin)
    expect(
      differs(picture.stoppedAhead, ({ result }) => plan.stopAhead !== null && result >= plan.stopAhead),
    ).toBeLessThan(margin)
    const quantiles = picture.points.at(-1)?.quantiles ?? []
    for (const [index, share] of [0.05, 0.25, 0.5, 0.75, 0.95].entries()) {
      const [value, step] = [quantiles[index] ?? Number.NaN, picture.step]
      expect(shareOf(({ result }) => result <= value + step)).toBeGreaterThan(share - margin)
      expect(shareOf(({ result }) => result < value - step)).toBeLessThan(share + margin)
    }
  })

  test('costs what the rounds cost: the mean result is the house’s share of the bets (A. Wald, 1944)', () => {
    const mean = riverPays.reduce((sum, [multiple, share]) => sum + multiple * share, 0)
    expect(picture.meanResult / picture.meanRounds).toBeGreaterThan((mean - 1) * 1.2)
    expect(picture.meanResult / picture.meanRounds).toBeLessThan((mean - 1) * 0.9)
  })
})

test('a win between two steps keeps its mean', () => {
  const pays: SessionPlan['pays'] = [
    [0, 0.7],
    [1.237, 0.2],
    [7.013, 0.1],
  ]
  const plan = { pays, rounds: 20, money: 200, stopAhead: null }
  const mean = pays.reduce((sum, [multiple, share]) => sum + multiple * share, 0)
  expect(sessionPicture(plan).meanResult).toBeCloseTo(20 * (mean - 1), 9)
})

test('in two hours of a very volatile game the 95th of a hundred sessions is not cut off', () => {
  const pays = riverPays.map(
    ([multiple, share]) => [multiple * 3, multiple === 0 ? 1 - (1 - share) / 3 : share / 3] as const,
  )
  const { highest, points } = sessionPicture({ pays, rounds: 2880, money: 500, stopAhead: null })
  expect(points).toHaveLength(25)
  expect(points.at(-1)?.quantiles[4]).toBeLessThan(highest)
})

interface Simulated {
  readonly result: number
}

/** From a fixed seed (mulberry32). */
function simulate({ pays, rounds, money, stopAhead }: SessionPlan, sessions: number): readonly Simulated[] {
  let state = 20_261_123
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const win = () => {
    let left = random()
    for (const [multiple, share] of pays) {
      left -= share
      if (left < 0) return multiple
    }
    return 0
  }
  return Array.from({ length: sessions }, () => {
    let result = 0
    for (let round = 0; round < rounds; round++) {
      if (money + result < 1 || (stopAhead !== null && result >= stopAhead)) break
      result += win() - 1
    }
    return { result }
  })
}

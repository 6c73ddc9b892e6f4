import { isLongForm } from '@andon/tests/long-form'
import { expect, test } from 'vitest'
import { type BonusPlay, bestOf, bonusOdds, boundsOfMet, freeSpinOdds } from './bonus-odds.ts'
import type { RoundOdds } from './round-cells.ts'
import { simulate } from './simulate.fixture.ts'
import { quick } from './walk.ts'

/** A return of 95 %, with wins that lie on the grid. */
const plain: RoundOdds = {
  pays: [
    [0, 0.65],
    [1, 0.2],
    [2, 0.1],
    [5, 0.04],
    [35, 0.01],
  ],
  intervals: [
    [0, 0.65],
    [1, 0.2],
    [2, 0.1],
    [5, 0.04],
    [35, 0.01],
  ],
}
const coin: RoundOdds = {
  pays: [
    [0, 0.5],
    [2, 0.5],
  ],
}
const wagering = { times: 10, of: 'bonus', capTimes: 10 } as const
const hello: BonusPlay = {
  deposit: 0,
  bonus: { kind: 'money', amount: 1000 },
  wagering,
  maxConversion: 5000,
  stake: 100,
  counts: 100,
  odds: plain,
}
const welcome: BonusPlay = {
  ...hello,
  deposit: 2000,
  bonus: { kind: 'money', amount: 2000 },
  maxConversion: null,
  stake: 200,
}

const plays: readonly (readonly [string, BonusPlay])[] = [
  ['money without a deposit, with a maximum conversion', hello],
  ['a matched deposit', welcome],
  ['a matched deposit with a maximum conversion', { ...welcome, maxConversion: 1500 }],
  ['wagering of deposit and bonus', { ...welcome, wagering: { times: 4, of: 'bonus-and-deposit', capTimes: 10 } }],
  ['a game that counts in part', { ...hello, counts: 40 }],
  [
    'free spins whose wins are wagered',
    { ...hello, bonus: { kind: 'free-spins', rounds: 10, stake: 100, odds: plain } },
  ],
]

/** In the long form, a million bonuses of each. */
const bonuses = isLongForm ? 1_000_000 : 10_000
const seed = Number(process.env.SIMULATION_SEED ?? 1)

test.each(plays)('the figures of %s are those of as many bonuses played one by one', (_, play) => {
  const odds = bonusOdds(play)
  const played = simulate(play, { bonuses, seed })
  const grid =
    play.bonus.kind === 'free-spins' ? 0.01 : play.deposit > 0 && play.maxConversion !== null ? 0.004 : 0.0005
  const near = (share: number, other: number) => {
    const deviation = Math.sqrt(Math.max(share * (1 - share), 1 / bonuses) / bonuses)
    expect(Math.abs(share - other)).toBeLessThan(4 * deviation + grid)
  }
  near(odds.met, played.met)
  near(odds.keepsDeposit, played.keepsDeposit)
  const coarse = play.bonus.kind === 'free-spins'
  expect(Math.abs(odds.meanRounds / played.meanRounds - 1)).toBeLessThan(coarse ? 0.1 : 0.03)
  const rounds = Math.max(3, odds.rounds / (coarse ? 10 : 50))
  expect(Math.abs(odds.medianRounds - played.medianRounds)).toBeLessThanOrEqual(rounds)
  const allowed = Math.max(
    (coarse ? 0.12 : 0.06) * played.cash,
    (play.deposit > 0 && play.maxConversion !== null ? 1 : 0) * play.stake,
  )
  expect(Math.abs(odds.cash - played.cash)).toBeLessThan(allowed)
})

test('a coin that is tossed until it is over: the chances are those of the binomial numbers', () => {
  const play: BonusPlay = {
    ...hello,
    bonus: { kind: 'money', amount: 200 },
    wagering: { ...wagering, times: 2 },
    odds: coin,
    maxConversion: null,
  }
  const { rounds, met, cash, medianRounds, meanRounds } = bonusOdds(play)
  expect(rounds).toBe(4)
  // of 16 runs of four tosses, those that lose the first two never place a third stake; of the others, none is below one stake before the fourth
  expect(met).toBeCloseTo(0.75, 9)
  expect(cash).toBeCloseTo(200, 6) // a fair coin keeps the mean
  expect([medianRounds, meanRounds]).toEqual([4, expect.closeTo(3.5, 9)])
})

test('what is exact lies within its bounds, which are equal where every interval is one win', () => {
  const { met } = bonusOdds(hello)
  const bounds = boundsOfMet({
    ...hello,
    odds: {
      ...plain,
      intervals: [
        [0, 0.65],
        [1, 0.2],
        [1.99, 0.1],
        [5, 0.04],
        [34, 0.01],
      ],
    },
  })
  expect(bounds?.least).toBeLessThanOrEqual(met)
  expect(bounds?.most).toBeGreaterThanOrEqual(met)
  expect(boundsOfMet({ ...hello, odds: coin })).toBeNull()
})

test('without the bonus the same deposit costs its edge, and long wagering is played in blocks near the exact figures', () => {
  const { without, rounds } = bonusOdds(welcome)
  expect(without?.cash).toBeCloseTo(2000 - (without?.staked ?? 0) * 0.05, 3)
  expect(rounds).toBe(100)
  expect(bonusOdds(hello).without).toBeNull()
  const [fine, coarse] = [bonusOdds({ ...welcome, stake: 20 }), bonusOdds({ ...welcome, stake: 20 }, quick)]
  expect(coarse.block).toBeGreaterThan(fine.block)
  expect(Math.abs(coarse.met - fine.met)).toBeLessThan(0.01)
})

test('free spins without wagering: the mean is exact, and nothing is won as often as all spins lose', () => {
  const spins = { kind: 'free-spins', rounds: 10, stake: 40, odds: plain } as const
  const { winsAnything, mean } = freeSpinOdds(spins)
  expect(mean).toBeCloseTo(0.95 * 400, 6)
  expect(winsAnything).toBeCloseTo(1 - 0.65 ** 10, 9)
})

test('the best game is the one whose wagering is met most often', () => {
  expect(bestOf([{ ...hello, counts: 10 }, hello, { ...hello, counts: 50 }])).toBe(1)
})

test.each([
  [{ stake: 0 }, /stake/],
  [{ stake: 1.5 }, /stake/],
  [{ counts: 0 }, /counts/],
  [{ wagering: { ...wagering, times: 0 } }, /times/],
  [{ deposit: -1 }, /deposit/],
  [{ maxConversion: Number.NaN }, /maxConversion/],
])('what is no bonus is refused: %j', (wrong, why) => expect(() => bonusOdds({ ...hello, ...wrong })).toThrow(why))

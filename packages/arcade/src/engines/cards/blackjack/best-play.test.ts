import { add, divide, equal, fraction, one, subtract, sum, toNumber } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { distributionOf, momentsOf } from '../../distribution.ts'
import { readOutcome } from '../../title-maths.ts'
import { bestOf, bestPlay, bestReturn, insuranceReturn, situationOf } from './best-play.ts'
import { counts, figures, maths, play, rules } from './blackjack.fixture.ts'
import { countResults, totalOfResults } from './count-results.ts'
import { dealerResults } from './dealer-results.ts'
import { cardValueOf, cardValues } from './hand-total.ts'
import { blackjack } from './play.ts'
import type { BlackjackRules } from './rules.ts'
import strategy from './strategy.json' with { type: 'json' }
import { strategyOf, strategyTable } from './strategy-table.ts'
import { handToAct } from './table-state.ts'

const returnOf = (of: BlackjackRules) => bestReturn(of, bestPlay(of))
const rtp = returnOf(rules)

describe('the best play', () => {
  // edges published for other engines of a fresh deck, in per cent
  test.each([
    [{}, 0.570388],
    [{ dealerHitsSoft17: true }, 0.789211],
    [{ doubleAfterSplit: false }, 0.690237],
    [{ dealerHitsSoft17: true, doubleAfterSplit: false }, 0.911315],
    [{ naturalPays: { numerator: 6, denominator: 5 } }, 1.923282],
  ])('with %j leaves the house %d %%', (other, edge) => {
    expect((1 - toNumber(returnOf({ ...rules, ...other }))) * 100).toBeCloseTo(edge, 6)
  })

  test('returns 99.4296 % as a fraction', () => {
    expect(rtp).toEqual(fraction(7_016_161_098_045_143_337_706_614_398n, 7_056_410_014_866_816_666_030_739_693n))
  })

  test('is the table in the file', () => {
    expect(strategyTable(play)).toEqual(strategy)
  })

  test('insures never: insurance returns 12/13', () => {
    expect(insuranceReturn).toEqual(fraction(12, 13))
  })

  test('has probabilities of the dealer that sum to 1', () => {
    for (const open of cardValues) expect(sum(dealerResults(rules, open).values())).toEqual(one)
  })
})

describe('the results of the table, counted forwards', () => {
  test('are all cases', () => {
    expect([...counts.values()].reduce((total, cases) => total + cases, 0n)).toBe(totalOfResults)
  })

  test('have the mean of the best play, which is found backwards', () => {
    const wins = distributionOf([...counts].map(([outcome, cases]) => [readOutcome(outcome).win, cases]))
    expect(divide(momentsOf(wins).mean, fraction(2))).toEqual(rtp)
    expect(maths.sumOfWins?.('hand')).toBe(
      [...counts].reduce((total, [outcome, cases]) => total + BigInt(readOutcome(outcome).win) * cases, 0n),
    )
  })

  test('are worse with any cell of the table changed', () => {
    const ways = { H: 'S', S: 'H', D: 'H', d: 'S', P: 'H' } as const
    const cells = [
      ['hard', '12', 4],
      ['hard', '16', 8],
      ['soft', '18', 7],
      ['pairs', '8', 9],
      ['pairs', '9', 5],
    ] as const
    for (const [part, row, at] of cells) {
      const rows: Readonly<Record<string, string>> = strategy[part]
      const before = rows[row] ?? ''
      const letter = ways[before.charAt(at) as keyof typeof ways] // a letter of the table
      const changed = { ...strategy, [part]: { ...rows, [row]: before.slice(0, at) + letter + before.slice(at + 1) } }
      const results = countResults(rules, strategyOf(changed, rules))
      const wins = distributionOf([...results].map(([outcome, cases]) => [readOutcome(outcome).win, cases]))
      const mean = divide(momentsOf(wins).mean, fraction(2))
      expect(toNumber(subtract(rtp, mean)), `${part} ${row} ${at}`).toBeGreaterThan(0)
    }
  })
})

test('the figures say what first stakes return, and what all stakes do', () => {
  const { ofAllStakes } = figures
  expect(figures.rtp).toEqual(rtp)
  expect(add(...Object.values(figures.returnByFeature))).toEqual(figures.rtp)
  expect(figures.topAward.multiple).toEqual(fraction(8))
  expect(toNumber(ofAllStakes?.staked ?? one)).toBeCloseTo(1.126935, 6)
  expect(toNumber(ofAllStakes?.rtp ?? one)).toBeCloseTo(0.994939, 6)
  const lost = (returned: typeof one) => subtract(one, returned)
  const ofAll = lost(ofAllStakes?.rtp ?? one)
  expect(equal(divide(lost(figures.rtp), ofAll), ofAllStakes?.staked ?? one)).toBe(true)
})

test('hands of the engine that play best return the figure, within four standard errors', () => {
  const rounds = 60_000
  const draws = drawsOf({ serverSeed: 'simulation', clientSeed: 'blackjack', nonce: 0 })
  let won = 0
  for (let played = 0; played < rounds; played++) {
    let step = blackjack.open(rules, { draws, stake: 2, choice: [{ hand: 0, stake: 2 }] })
    while (step.win === null) {
      const { state } = step
      const hand = handToAct(state)
      if (!hand) throw new Error('a round that waits waits for a hand')
      const [shown] = state.dealer
      const type =
        state.phase === 'insurance' ? 'decline' : bestOf(play.valuesOf(situationOf(hand), cardValueOf(shown))).move
      step = blackjack.act(rules, { draws, stake: 2, state, action: { type, hand: hand.hand } })
      won -= step.furtherStake
    }
    won += step.win
  }
  const error = Math.sqrt(toNumber(figures.variance) / rounds)
  expect(Math.abs(won / 2 / rounds - toNumber(figures.rtp))).toBeLessThan(4 * error)
  expect(4 * error).toBeLessThan(0.02)
})

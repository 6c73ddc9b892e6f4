import { fraction, writeFraction } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import { readSlip } from '../settlement/read-slip.ts'
import { maxStake, openOf, passedLimit, type StakeLimits, stakePerLine, volumeWithin } from './stake-limits.ts'

test.each([
  [1819, 1000, 305],
  [2030, 1000, 250],
  [2000, 1000, 250],
  [1250, 1000, 1000],
  [2030, 100, 25],
  [1819, 500, 152],
  [5000, 0, 0],
])('a market of 250 at %d thousandths takes, with a factor of %d, at most %d', (odds, factor, most) => {
  expect(maxStake({ volume: 250, odds: fraction(odds, 1000), factor })).toBe(most)
})

describe('a slip within its limits', () => {
  const limits: StakeLimits = {
    maxLegs: 4,
    maxLines: 11,
    minStakePerLine: 10,
    minStake: 100,
    maxStake: 1000,
    maxReturns: 20_000,
  }
  const slip = (stakePerLine: string, { odds = '2.0', legs = 4, system = {} as object } = {}) =>
    readSlip({
      stakePerLine,
      ...(Object.keys(system).length > 0 ? system : { type: 'fold' }),
      legs: Array.from({ length: legs }, (_, index) => ({ id: `leg${index}`, odds })),
    })

  test.each([
    ['passes', slip('1000'), null],
    ['has no more legs', slip('100', { legs: 5 }), { refused: 'TOO_MANY_LEGS', maxStake: null }],
    ['has no more lines', slip('50', { system: { type: 'lucky15' } }), { refused: 'TOO_MANY_LINES', maxStake: null }],
    [
      'has no more lines because each-way doubles them',
      { ...slip('50', { system: { type: 'yankee' } }), eachWay: true },
      { refused: 'TOO_MANY_LINES', maxStake: null },
    ],
    ['stakes enough', slip('99'), { refused: 'BELOW_MIN_BET_AMOUNT', maxStake: null }],
    [
      'stakes enough on each line',
      slip('9', { system: { type: 'yankee' } }),
      { refused: 'BELOW_MIN_BET_AMOUNT', maxStake: null },
    ],
    ['stakes no more', slip('1001'), { refused: 'ABOVE_MAX_BET_AMOUNT', maxStake: 1000 }],
    [
      'stakes no more in total',
      slip('100', { system: { type: 'yankee' } }),
      { refused: 'ABOVE_MAX_BET_AMOUNT', maxStake: 1000 },
    ],
    ['returns no more', slip('500', { odds: '3.0' }), { refused: 'ABOVE_MAX_BET_AMOUNT', maxStake: 246 }],
    [
      'returns no more, whatever the stake',
      slip('500', { odds: '30' }),
      { refused: 'ABOVE_MAX_BET_AMOUNT', maxStake: null },
    ],
  ])('%s', (_, stated, passed) => expect(passedLimit(stated, limits)).toEqual(passed))

  test('takes the stake that the refusal names', () => {
    const tooMuch = slip('500', { odds: '3.0' })
    const most = passedLimit(tooMuch, limits)?.maxStake ?? 0
    expect(passedLimit({ ...tooMuch, stakePerLine: stakePerLine(most, 1) }, limits)).toBeNull()
    expect(passedLimit({ ...tooMuch, stakePerLine: stakePerLine(most + 1, 1) }, limits)).not.toBeNull()
  })
})

test('a total stake is spread over the lines exactly', () => {
  expect(writeFraction(stakePerLine(1000, 15))).toBe('200/3')
})

test.each([
  [20_000, 1000],
  [10_000, 1000],
  [5000, 1000],
  [4999, 999],
  [2500, 500],
  [10, 2],
  [4, 0],
  [0, 0],
  [-3000, 0],
])('with %i of a cap of 10,000 left, a bet takes %i of a volume of 1,000', (room, volume) => {
  expect(volumeWithin(1000, { room, cap: 10_000 })).toBe(volume)
})

test.each([
  [5000, '5.0'],
  [1000, '2.0'],
  [500, '1.5'],
  [7, '1.01'],
])('the largest stake for a volume of %i at %s takes no more than that', (volume, odds) => {
  const single = (stake: number) => readSlip({ stakePerLine: `${stake}`, type: 'single', legs: [{ id: 'a', odds }] })
  const most = maxStake({
    volume,
    odds: readSlip({ stakePerLine: '1', type: 'single', legs: [{ id: 'a', odds }] }).legs[0]?.odds ?? fraction(2),
    factor: 1000,
  })
  const takes = ({ stake, winnings }: ReturnType<typeof openOf>) => Math.min(stake, winnings)
  expect(takes(openOf(single(most)))).toBeLessThanOrEqual(volume)
  expect(takes(openOf(single(most)))).toBeGreaterThanOrEqual(volume - 1)
})

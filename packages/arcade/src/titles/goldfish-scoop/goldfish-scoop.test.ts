import { toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { winsOfRounds } from '../../engines/slot/kernel/rounds.fixture.ts'
import { title } from './index.ts'

const { figures, display } = title.current

test('the return is 96.0 %, the hit rate above a quarter, and the scooping comes about once in 70 rounds', () => {
  expect(toNumber(figures.rtp)).toBeCloseTo(0.96, 3)
  expect(toNumber(figures.hitFrequency)).toBeCloseTo(0.29, 2)
  expect(toNumber(figures.featuresPerRound.hold ?? figures.rtp)).toBeCloseTo(1 / 69, 3)
})

test('the greatest win is seen at least once in a hundred million rounds', () => {
  expect(toNumber(figures.topAward.perRound)).toBeGreaterThan(1e-8)
})

test('a simulation agrees with the figures', () => {
  const rounds = winsOfRounds(20_000, (draws) => {
    const played = title.current.replay({ draws, stake: 100, choice: null, actions: [] })
    return (played?.win ?? Number.NaN) / 100
  })
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.shareAbove(1)).toBeCloseTo(toNumber(figures.aboveStake), 1)
})

test('before the first spin no start of the scooping is shown', () => {
  if (display.engine !== 'slot') throw new Error('this is a slot')
  expect(display.restingGrid.flat().filter((symbol) => symbol === 'bowl').length).toBeLessThan(3)
})

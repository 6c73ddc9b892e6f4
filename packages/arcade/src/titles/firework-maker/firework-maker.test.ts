import { compare, divide, fraction, one, toNumber } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { winsOfRounds } from '../../engines/slot/kernel/rounds.fixture.ts'
import { title } from './index.ts'
import { rules } from './rules.ts'

const { figures } = title.current

test('the return is 97.0 %, the hit rate a third and the volatility low', () => {
  expect(toNumber(figures.rtp)).toBeCloseTo(0.97, 4)
  expect(toNumber(figures.hitFrequency)).toBeGreaterThan(0.3)
  expect(toNumber(figures.hitFrequency)).toBeLessThan(0.36)
  expect(compare(figures.variance, fraction(9))).toBeLessThan(0)
})

test('BIG comes once in about 300 rounds and REG once in about 350', () => {
  const oneIn = (bonus: string) => toNumber(divide(one, figures.featuresPerRound[bonus] ?? one))
  expect(oneIn('big')).toBeCloseTo(306.13, 2)
  expect(oneIn('reg')).toBeCloseTo(344.4, 2)
})

test('a simulation agrees with the figures', () => {
  const rounds = winsOfRounds(20_000, (draws) => {
    const played = title.current.replay({ draws, stake: 100, choice: null, actions: [] })
    return (played?.win ?? Number.NaN) / 100
  })
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.shareAbove(1)).toBeCloseTo(toNumber(figures.aboveStake), 1)
})

test('a reel shows one of each bonus symbol at most, and none in bonus games', () => {
  for (const strip of rules.strips.base)
    for (let top = 0; top < strip.length; top++)
      for (const bonus of ['seven', 'happi'])
        expect([0, 1, 2].filter((row) => strip[(top + row) % strip.length] === bonus).length).toBeLessThan(2)
  const inBonus = [...rules.strips.big, ...rules.strips.reg].flat()
  expect(inBonus.filter((symbol) => symbol === 'seven' || symbol === 'happi')).toEqual([])
})

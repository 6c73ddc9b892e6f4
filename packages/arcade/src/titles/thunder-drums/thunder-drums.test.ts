import { add, toNumber, zero } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { winsOfRounds } from '../../engines/slot/kernel/rounds.fixture.ts'
import { title } from './index.ts'
import { rules } from './rules.ts'

const { figures, display } = title.current
const prizes = ['mini', 'major', 'grand'] as const

test('the return is 96.2 %, of which the fixed prizes are 1.5 %', () => {
  const share = add(...prizes.map((name) => figures.returnByFeature[name] ?? zero))
  expect(toNumber(figures.rtp)).toBeCloseTo(0.962, 3)
  expect(toNumber(share)).toBeCloseTo(0.015, 3)
})

test('the display shows what each fixed prize pays and how often it comes', () => {
  if (display.engine !== 'slot') throw new Error('this is a slot')
  expect(display.hold?.prizes.map(({ tier, multiple }) => [tier, multiple])).toEqual([
    ['mini', 30],
    ['major', 200],
    ['grand', 3000],
  ])
  for (const { tier, multiple, oneIn, returnShare } of display.hold?.prizes ?? [])
    expect(multiple / oneIn / returnShare, tier).toBeCloseTo(1, 3)
})

test('the greatest win is seen at least once in a hundred million rounds', () => {
  expect(toNumber(figures.topAward.perRound)).toBeGreaterThan(1e-8)
  expect(rules.mostUnits).toBeGreaterThan(rules.fullBoard.units)
})

test('a simulation agrees with the figures', () => {
  const rounds = winsOfRounds(20_000, (draws) => {
    const played = title.current.replay({ draws, stake: 100, choice: null, actions: [] })
    return (played?.win ?? Number.NaN) / 100
  })
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(rounds.shareAbove(1)).toBeCloseTo(toNumber(figures.aboveStake), 1)
})

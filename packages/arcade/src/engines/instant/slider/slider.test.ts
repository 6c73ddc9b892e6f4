import { compare, fraction, subtract } from '@andon/money/fraction'
import { describe, expect, test } from 'vitest'
import type { Draws } from '../../../rng/draws.ts'
import { title } from '../../../titles/hundred-step-dice/index.ts'
import { rules, stakes } from '../../../titles/hundred-step-dice/rules.ts'
import { isOffered, type SliderBet, winningOf } from './slider-rules.ts'

const game = title.current
const drawing = (number: number): Draws => ({
  uniform: (n) => {
    expect(n).toBe(10_000)
    return number
  },
})
const roll = (number: number, choice: SliderBet, stake = 1000) =>
  game.replay({ draws: drawing(number), stake, choice, actions: [] })

describe('a number', () => {
  test('wins under the mark for one side and over it for the other, and on the mark for neither', () => {
    const wins = (number: number, side: SliderBet['side']) => (roll(number, { side, at: 5000 })?.win ?? 0) > 0
    expect([4999, 5000, 5001].map((number) => wins(number, 'under'))).toEqual([true, false, false])
    expect([4999, 5000, 5001].map((number) => wins(number, 'over'))).toEqual([false, false, true])
    for (const side of ['under', 'over'] as const)
      for (const at of [199, 1234, 5000, 9800]) {
        const all = Array.from({ length: 10_000 }, (_, number) => (side === 'under' ? number < at : number > at))
        expect(all.filter(Boolean)).toHaveLength(winningOf(rules, { side, at }))
      }
  })

  test('pays 0.99 ÷ chance as a fraction, rounded down once', () => {
    expect(roll(77, { side: 'under', at: 3333 })).toEqual({
      events: [
        { type: 'numberDrawn', stake: 1000, side: 'under', at: 3333, number: 77, won: true },
        { type: 'sliderPaid', amount: 2970 }, // 2970.29…
        { type: 'roundEnd', amount: 2970 },
      ],
      furtherStake: 0,
      win: 2970,
      defaultAction: null,
    })
    expect(roll(0, { side: 'under', at: 1 }, 10_000)?.win).toBe(99_000_000)
    expect(roll(9999, { side: 'under', at: 9800 })?.events).toEqual([
      { type: 'numberDrawn', stake: 1000, side: 'under', at: 9800, number: 9999, won: false },
      { type: 'roundEnd', amount: 0 },
    ])
  })
})

test('marks from the least to the greatest chance are offered on each side, and nothing else', () => {
  const offered = (side: SliderBet['side']) =>
    Array.from({ length: 10_002 }, (_, at) => at - 1).filter((at) => isOffered(rules, { side, at }))
  const [under, over] = [offered('under'), offered('over')]
  expect([under[0], under.at(-1), under.length]).toEqual([1, 9800, 9800])
  expect([over[0], over.at(-1), over.length]).toEqual([199, 9998, 9800])
  for (const choice of [
    { side: 'under' },
    { side: 'on', at: 5 },
    { side: 'under', at: 0.5 },
    { side: 'over', at: 1 },
    null,
  ])
    expect(game.offersChoice(choice), JSON.stringify(choice)).toBe(false)
  expect(game.offersAction({ type: 'cashOut' })).toBe(false)
})

test('the worst return of any mark at an offered stake stays within 0.1 of a point of the exact one', () => {
  const { rtp, rtpAtStake } = game.figures
  expect(rtp).toEqual(fraction(99, 100))
  for (const stake of stakes) {
    const lost = subtract(rtp, rtpAtStake?.[`${stake}`] ?? fraction(0))
    expect(compare(lost, fraction(1, 1000))).toBeLessThanOrEqual(0)
  }
})

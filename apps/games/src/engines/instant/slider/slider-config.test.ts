import { title } from '@andon/arcade/titles/hundred-step-dice/index'
import { expect, test } from 'vitest'
import { betWith, commonChances, multipleWith, prizeWith, readingOf, winningOf, withinLimits } from './slider-config.ts'

const { display } = title.current
if (display.engine !== 'instant' || display.game.play !== 'slider') throw new Error('this title is a slider')
const config = display.game

test('a win pays 99 % of the stake divided by its chance, rounded down once', () => {
  expect(multipleWith(config, 5000).decimal).toBe(1.98)
  expect(prizeWith(config, 3333, 1000)).toBe(2970) // 2970.29…
  expect(prizeWith(config, 9800, 1000)).toBe(1010) // 1010.20…
  expect(prizeWith(config, 1, 1000)).toBe(9_900_000)
})

test('the same chance has a mark on each side, and the mark itself wins on neither', () => {
  expect(betWith(config, 'under', 5000)).toEqual({ side: 'under', at: 5000 })
  expect(betWith(config, 'over', 5000)).toEqual({ side: 'over', at: 4999 })
  for (const side of ['under', 'over'] as const)
    for (const winning of commonChances) {
      const bet = betWith(config, side, winning)
      expect(winningOf(config, bet)).toBe(winning)
      expect(title.current.offersChoice(bet)).toBe(true)
    }
})

test('a mark beyond the limits goes to the nearest one that is offered', () => {
  expect(withinLimits(config, { side: 'under', at: 0 })).toEqual({ side: 'under', at: 1 })
  expect(withinLimits(config, { side: 'under', at: 9999 })).toEqual({ side: 'under', at: 9800 })
  expect(withinLimits(config, { side: 'over', at: 0 })).toEqual({ side: 'over', at: 199 })
  expect(readingOf(7)).toBe('0.07')
})

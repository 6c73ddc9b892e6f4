import { monthsRight as atServer, isRight as isRightAtServer, prize } from '@andon/arcade/engines/cards/high-low/rules'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import { title } from '@andon/arcade/titles/hanafuda-high-low/index'
import { rules, stakes } from '@andon/arcade/titles/hanafuda-high-low/rules'
import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { configOf } from '../card-scene.ts'
import { firstMultiple, firstPrize, isRight, monthsRight } from './prizes.ts'

const { stakesIn, ...rest } = title
const sent = gameConfigOf({ ...rest, ...stakesIn.JPY }, { celebratesReturnOfStake: false })
if (sent.engine !== 'cards') throw new Error('high-low is a game of cards')
const config = configOf(sent, 'high-low')
const months = Array.from({ length: 12 }, (_, before) => before + 1)
const guesses = ['higher', 'lower'] as const

test('months that are right, and prizes, are those of the server for each month, side and stake', () => {
  for (const guess of guesses)
    for (const shown of months) {
      const right = monthsRight(config, shown, guess)
      expect(right).toBe(atServer(rules, shown, guess))
      for (const month of months)
        expect(isRight(config, { shown, guess, month })).toBe(
          isRightAtServer(rules, { month: shown, guess, next: month }),
        )
      for (const stake of stakes)
        expect(firstPrize(config, { stake, right })).toBe(prize(rules, { stake, odds: fraction(12, right) }))
    }
  expect(firstMultiple(config, 12 - 4)).toBeCloseTo(1.485, 12)
})

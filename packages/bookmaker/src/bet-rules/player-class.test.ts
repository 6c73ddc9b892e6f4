import { expect, test } from 'vitest'
import { playerClass } from './player-class.ts'

test.each([
  [0, 0, 0, 'new'],
  [9, 9, 200, 'new'],
  [10, 10, 200, 'usual'],
  [19, 19, 200, 'usual'],
  [20, 20, 20, 'sharp'],
  [20, 20, 19, 'usual'],
  [100, 50, 1, 'usual'],
  [100, 50, 0, 'trusted'],
  [100, 19, -50, 'usual'],
  [99, 50, -50, 'usual'],
])(
  '%i decided bets, %i compared singles at %i thousandths above the close: %s',
  (decidedBets, comparedSingles, closingValue, expected) => {
    expect(playerClass({ decidedBets, comparedSingles, closingValue })).toBe(expected)
  },
)

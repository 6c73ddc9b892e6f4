import { fraction, toNumber } from '@andon/money/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawsOf } from '../../../rng/seed-stream.ts'
import { distributionOf } from '../../distribution.ts'
import { readOutcome } from '../../title-maths.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { winsOfRounds } from '../kernel/rounds.fixture.ts'
import { gridAt } from '../kernel/window.ts'
import { bonusChain } from './bonus-chain.ts'
import { bonusGamesMaths } from './maths.ts'
import { bonusIn, playBonusGames } from './play.ts'
import type { BonusGamesMode, BonusGamesRules } from './rules.ts'

/** Bonuses are frequent, so that a simulation sees many. */
const small: BonusGamesRules = {
  gameCode: 'small',
  rows: 2,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  symbols: [
    { id: '7', role: 'bonus', pays: {} },
    { id: 'r', role: 'bonus', pays: {} },
    { id: 'a', role: 'pays', pays: { 1: 1, 3: 12 } },
    { id: 'b', role: 'pays', pays: { 2: 2, 3: 6 } },
  ],
  strips: {
    base: ['7 b r a b b', 'b 7 r a b', 'a 7 b r b b a'].map((reel) => reel.split(' ')),
    big: ['a b b', 'b a b b', 'a b b b'].map((reel) => reel.split(' ')),
    reg: ['a b b', 'b a a', 'a b a b'].map((reel) => reel.split(' ')),
  },
  bonuses: { big: { symbol: '7', games: 5, wins: 3 }, reg: { symbol: 'r', games: 2, wins: 2 } },
}
const maths = bonusGamesMaths(small)
const whole = { part: 0, parts: 1 }
const counts = Object.fromEntries(maths.modes.map((mode) => [mode, maths.count(mode, whole)]))

test.each(['base', 'big', 'reg'] as BonusGamesMode[])('the count equals the evaluation of every stop (%s)', (mode) => {
  const strips = small.strips[mode]
  const slow = countEveryStop(strips, {
    ...whole,
    outcome: (stops) => {
      const grid = gridAt(strips, { stops, rows: small.rows })
      const win = lineWinsIn(grid, small).reduce((sum, { units }) => sum + units, 0)
      const started = mode === 'base' ? bonusIn(small, grid) : null
      return started ? `${win} ${started.bonus}` : `${win}`
    },
  })
  expect(counts[mode]).toEqual(slow)
  const sum = [...slow].reduce((total, [outcome, count]) => total + BigInt(readOutcome(outcome).win) * count, 0n)
  expect(maths.sumOfWins?.(mode)).toBe(sum)
})

test('the figures agree with a simulation', () => {
  const figures = maths.figures(counts)
  const rounds = winsOfRounds(20_000, (draws) => playBonusGames(small, { draws, stake: 3 }).win / 3)
  expect(rounds.meanDeviates(figures)).toBeLessThan(3.29)
  expect(Math.abs(rounds.variance / toNumber(figures.variance) - 1)).toBeLessThan(0.1)
  expect(rounds.shareAbove(0)).toBeCloseTo(toNumber(figures.hitFrequency), 1)
  expect(rounds.shareAbove(1)).toBeCloseTo(toNumber(figures.aboveStake), 1)
})

test('a bonus ends with its last game or its last win, and the lamp lights before it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), (nonce) => {
      const draws = drawsOf({ serverSeed: 'e'.repeat(64), clientSeed: 'bonus', nonce })
      const { events } = playBonusGames(small, { draws, stake: 3 })
      const won = events.findIndex(({ type }) => type === 'bonusWon')
      const games = events.filter(({ type }) => type === 'bonusGame').length
      expect(games > 0).toBe(won !== -1)
      if (won === -1) return
      const event = events[won]
      const bonus = event?.type === 'bonusWon' ? event.bonus : 'reg'
      const wins = events.slice(won).filter(({ type }) => type === 'lineWins').length
      expect(events[won - 1]).toEqual({ type: 'lamp', bonus })
      expect(events.at(-2)).toMatchObject({ type: 'bonusEnd', bonus })
      const run = small.bonuses[bonus]
      expect(games === run.games || wins === run.wins).toBe(true)
      expect(games <= run.games && wins <= run.wins).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('the chain of a bonus equals its tree of games', () => {
  const coin = distributionOf([
    [0, 1n],
    [4, 2n],
  ])
  const { win, meanGames } = bonusChain(coin, { symbol: '7', games: 3, wins: 2 })
  // two wins at once: 4/9, and the run is over; one win: 4/9 and none: 1/9, and a third game follows
  expect(meanGames).toEqual(fraction(2 * 4 + 3 * 5, 9))
  expect(win).toEqual(
    distributionOf([
      [0, 1n],
      [4, 4n + 2n],
      [8, 3n * 4n + 8n],
    ]),
  )
})

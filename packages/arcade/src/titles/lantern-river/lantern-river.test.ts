import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, divide, multiply, type Rational, rational, subtract, toNumber } from '../../engines/rational.ts'
import { evaluateSpin } from '../../engines/slot/evaluate-spin.ts'
import { playSlot } from '../../engines/slot/play-slot.ts'
import { slotFigures } from '../../engines/slot/slot-figures.ts'
import type { SpinMode } from '../../engines/slot/slot-table.ts'
import { drawsOf } from '../../rng/seed-stream.ts'
import { lanternRiver } from './index.ts'

const { table, figures } = lanternRiver
const { stakes, defaultStake } = lanternRiver.stakesIn.JPY

test('the published figures equal the enumeration of all reel stops', () => {
  expect(slotFigures(table)).toEqual(figures)
})

test('the return is 96.2 % and the volatility medium', () => {
  expect(toNumber(figures.rtp)).toBeCloseTo(0.962, 5)
  expect(Math.sqrt(toNumber(figures.variance))).toBeGreaterThan(5)
  expect(Math.sqrt(toNumber(figures.variance))).toBeLessThan(10)
})

/** The return by a second method: on each line the reels are independent, so symbol counts give the mean. */
test('the return by symbol counts equals the return by enumeration', () => {
  const base = spinReturn('base')
  const free = spinReturn('free')
  const awarded = divide(base.freeSpins, subtract(rational(1), free.freeSpins))
  expect(add(base.win, multiply(awarded, free.win))).toEqual(figures.rtp)
})

test('the return is the same at every stake: a round pays in proportion to it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), fc.constantFrom(...stakes), (nonce, stake) => {
      const seeds = { serverSeed: 'e'.repeat(64), clientSeed: 'stakes', nonce }
      const least = playSlot(table, { draws: drawsOf(seeds), stake: 20 })
      const round = playSlot(table, { draws: drawsOf(seeds), stake })
      expect(round.win * 20).toBe(least.win * stake)
    }),
  )
})

test('the events of a round sum to its win, and every free spin won is played', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (nonce) => {
      const { events, win } = playSlot(table, {
        draws: drawsOf({ serverSeed: 'f'.repeat(64), clientSeed: 'sums', nonce }),
        stake: 100,
      })
      const count = (type: string) => events.filter((event) => event.type === type).length
      const paid = events.flatMap((event) =>
        event.type === 'lineWins' || event.type === 'scatterWin' ? [event.amount] : [],
      )
      const spinsWon = events.flatMap((event) => (event.type === 'freeSpinsWon' ? [event.count] : []))
      expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(win)
      expect(spinsWon.reduce((sum, spins) => sum + spins, 0)).toBe(count('freeSpin'))
      expect(count('reels')).toBe(1 + count('freeSpin'))
      expect(events.at(-1)).toEqual({ type: 'roundEnd', amount: win })
    }),
    { numRuns: 300 },
  )
})

test('gates pay and win free spins; in free spins each moon doubles its line', () => {
  const stops = table.strips.base.map((strip) => strip.indexOf('gate'))
  const { scatter } = evaluateSpin(table, { stops, mode: 'base' })
  expect(scatter).toMatchObject({ count: 5, stakeMultiple: 50, freeSpins: 20 })
  const moonlit = (mode: SpinMode) => {
    const strips = table.strips[mode]
    const reels = ['lantern', 'moon', 'moon', 'moon', 'lantern']
    const { lineWins } = evaluateSpin(table, {
      stops: strips.map((strip, reel) => strip.indexOf(reels[reel] ?? '')),
      mode,
    })
    return lineWins.find((win) => win.line === 1)
  }
  expect(moonlit('base')).toMatchObject({ symbol: 'lantern', count: 5, multiplier: 1, lineStakes: 2000 })
  expect(moonlit('free')).toMatchObject({ symbol: 'lantern', count: 5, multiplier: 8, lineStakes: 16_000 })
})

test('the table is well formed: lines in the window, no wild on the first reel, one gate in view at most, stakes divisible', () => {
  expect(new Set(table.lines.map(String)).size).toBe(20)
  expect(table.lines.every((line) => line.length === 5 && line.every((row) => row >= 0 && row < table.rows))).toBe(true)
  expect(stakes.every((stake) => stake % table.lines.length === 0)).toBe(true)
  expect(stakes).toContain(defaultStake)
  for (const strips of Object.values(table.strips)) {
    expect(strips[0]).not.toContain('moon')
    for (const strip of strips) {
      expect(strip.every((symbol) => table.symbols.some(({ id }) => id === symbol))).toBe(true)
      for (let top = 0; top < strip.length; top++)
        expect([0, 1, 2].filter((row) => strip[(top + row) % strip.length] === 'gate').length).toBeLessThan(2)
    }
  }
})

function spinReturn(mode: SpinMode): { win: Rational; freeSpins: Rational } {
  const strips = table.strips[mode]
  const share = (reel: number, wanted: (symbol: string) => number) => {
    const strip = strips[reel] ?? []
    return rational(
      strip.reduce((sum, symbol) => sum + wanted(symbol), 0),
      strip.length,
    )
  }
  const wild = mode === 'free' ? table.freeSpinWildMultiplier : 1
  const lines = table.symbols.flatMap(({ id, pays }) =>
    Object.entries(pays).map(([count, multiple]) => {
      const matching = strips
        .slice(0, Number(count))
        .map((_, reel) => share(reel, (symbol) => (symbol === id ? 1 : symbol === 'moon' ? wild : 0)))
      const ending =
        Number(count) < strips.length
          ? share(Number(count), (symbol) => (symbol === id || symbol === 'moon' ? 0 : 1))
          : rational(1)
      return multiply(rational(multiple), ending, ...matching)
    }),
  )
  let gates = [rational(1)]
  for (const reel of strips.keys()) {
    const shown = multiply(
      rational(table.rows),
      share(reel, (symbol) => (symbol === 'gate' ? 1 : 0)),
    )
    const hidden = subtract(rational(1), shown)
    gates = [...gates, rational(0)].map((chance, count) =>
      add(multiply(chance, hidden), multiply(gates[count - 1] ?? rational(0), shown)),
    )
  }
  const over = (value: (award: { stakeMultiple: number; freeSpins: number }) => number) =>
    add(
      ...gates.map((chance, count) =>
        multiply(chance, rational(value(table.scatter[count] ?? { stakeMultiple: 0, freeSpins: 0 }))),
      ),
    )
  return {
    win: add(
      ...lines,
      over((award) => award.stakeMultiple),
    ),
    freeSpins: over((award) => award.freeSpins),
  }
}

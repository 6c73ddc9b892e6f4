import { compare, fraction, multiply, toNumber, writeDecimal } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn, payoutsOf } from './bet-payouts.ts'
import { percentOf } from './expect-bet.fixture.ts'
import { plinkoBins, plinkoPayouts, plinkoRows } from './plinko.ts'

const tables = (['low', 'medium', 'high'] as const).flatMap((risk) => plinkoRows.map((rows) => ({ rows, risk })))

test('each of the 27 tables returns 99 % exactly', () => {
  expect(tables).toHaveLength(27)
  for (const table of tables) expect(figuresOfBet(plinkoPayouts(table)).rtp).toEqual(fraction(99, 100))
})

test('bins are the same from both sides, fall towards the middle, and none pays nothing', () => {
  for (const table of tables) {
    const bins = plinkoBins(table)
    expect(bins).toHaveLength(table.rows + 1)
    expect(bins).toEqual([...bins].reverse())
    const half = bins.slice(0, Math.floor(table.rows / 2) + 1)
    for (const [at, multiple] of half.entries()) {
      const before = half[at - 1] ?? multiple
      const isMiddle = at === half.length - 1
      if (!isMiddle) expect(compare(multiple, before)).toBeLessThanOrEqual(0)
      expect(toNumber(multiple)).toBeGreaterThan(0.19)
    }
  }
})

/** The middle of the tables in common use, which do not return 99 %. */
test.each([
  [16, 'high', '0.2', '98.976', '0.20119969'],
  [16, 'medium', '0.3', '98.988', '0.30059363'],
  [16, 'low', '0.5', '98.999', '0.50006527'],
  [8, 'high', '0.2', '99.063', '0.19771429'],
  [8, 'low', '0.5', '98.984', '0.50057143'],
  [12, 'high', '0.2', '99.116', '0.19484848'],
] as const)(
  'with %i rows at %s risk a middle of %s returns %s %%, so it is %s',
  (rows, risk, usual, percent, middle) => {
    const bins = plinkoBins({ rows, risk })
    expect(writeDecimal(bins[rows / 2] ?? fraction(0), 8)).toBe(middle)
    const inUse = bins.with(rows / 2, fraction(Number(usual) * 10, 10))
    expect(
      percentOf(payoutsOf(inUse.map((multiple, bin) => ({ multiple, cases: waysByFactorials(rows, bin) }))), 3),
    ).toBe(percent)
  },
)

function waysByFactorials(rows: number, bin: number): bigint {
  const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))
  return factorial(rows) / (factorial(bin) * factorial(rows - bin))
}

test('the figures are those of every path of a ball', () => {
  for (const table of tables) {
    const { rows } = table
    const bins = plinkoBins(table)
    const common = bins.reduce((all, { denominator }) => all * (all % denominator === 0n ? 1n : denominator), 1n)
    const whole = bins.map(({ numerator, denominator }) => (numerator * common) / denominator)
    let [paid, squares] = [0n, 0n]
    for (let path = 0; path < 2 ** rows; path++) {
      let bin = 0
      for (let bits = path; bits > 0; bits = Math.floor(bits / 2)) bin += bits % 2
      paid += whole[bin] ?? 0n
      squares += (whole[bin] ?? 0n) ** 2n
    }
    const paths = 2n ** BigInt(rows)
    const { rtp, variance, hitFrequency } = figuresOfBet(plinkoPayouts(table))
    expect(rtp).toEqual(fraction(paid, paths * common))
    expect(variance).toEqual(fraction(squares * paths - paid * paid, (paths * common) ** 2n))
    expect(hitFrequency).toEqual(fraction(1))
  }
})

test.each([
  [100, '98.5527'],
  [200, '98.7783'],
  [500, '98.9137'],
  [1000, '98.9588'],
])('rounding is worst with 11 rows at low risk: with chips of %i yen at least %s %% come back', (chip, percent) => {
  const least = tables.map((table) => leastReturn(plinkoPayouts(table), chip).rtp)
  const worst = least.reduce((low, one) => (compare(one, low) < 0 ? one : low))
  expect(writeDecimal(multiply(worst, fraction(100)), 4)).toBe(percent)
  expect(leastReturn(plinkoPayouts({ rows: 11, risk: 'low' }), chip)).toEqual({ amount: chip, rtp: worst })
})

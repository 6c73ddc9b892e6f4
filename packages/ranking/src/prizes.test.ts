import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prizesFor } from './prizes.ts'

test('the prizes of a pool sum to the pool, whatever its shares, and each place wins at least what an equal share behind it does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 50 }),
      fc.nat(10 ** 9),
      fc.nat(10 ** 9),
      fc.integer({ min: 1, max: 60 }),
      (shares, added, buyIns, ranked) => {
        const amounts = prizesFor({ kind: 'pool', added, shares }, { ranked, buyIns })
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(added + buyIns)
        expect(amounts).toHaveLength(Math.min(shares.length, ranked))
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      },
    ),
  )
})

test('prizes by place are paid to as many as there are', () => {
  const prizes = { kind: 'places' as const, amounts: [500, 300, 100] }
  expect(prizesFor(prizes, { ranked: 2, buyIns: 0 })).toEqual([500, 300])
  expect(prizesFor(prizes, { ranked: 9, buyIns: 0 })).toEqual([500, 300, 100])
  expect(prizesFor({ kind: 'pool', added: 100, shares: [1] }, { ranked: 0, buyIns: 0 })).toEqual([])
})

import { pockets } from '@andon/operator/wallet'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StakeOfBet, shareWin } from './split-stake.ts'

const part = fc.record({ pocket: fc.constantFrom(...pockets), amount: fc.integer({ min: 0, max: 200_000 }) })
const bet = fc.record({ bonusId: fc.constantFrom(null, 'bon_1', 'bon_2'), split: fc.array(part, { maxLength: 5 }) })
const bets = fc.array(bet, { minLength: 1, maxLength: 6 })
const amount = fc.integer({ min: 0, max: 5_000_000 })

/** Yen by bonus and pocket, without the order in which they are listed. */
const asSums = (shares: ReturnType<typeof shareWin>) =>
  new Map(
    shares.flatMap(({ bonusId, parts }) =>
      parts.map((one): [string, number] => [`${bonusId} ${one.pocket}`, one.amount]),
    ),
  )
const stakedOn = (list: readonly StakeOfBet[]) => {
  const sums = new Map<string, number>()
  for (const { bonusId, split } of list)
    for (const one of split) {
      const name = `${bonusId} ${one.pocket}`
      sums.set(name, (sums.get(name) ?? 0) + one.amount)
    }
  return sums
}

test('the shares of a win sum to it, each less than one yen from its part of the stakes', () => {
  fc.assert(
    fc.property(bets, amount, (list, win) => {
      const shares = asSums(shareWin(win, list))
      const staked = stakedOn(list)
      const total = [...staked.values()].reduce((sum, value) => sum + value, 0)
      expect([...shares.values()].reduce((sum, value) => sum + value, 0)).toBe(win)
      if (total === 0) expect([...shares]).toEqual([['null realCash', win]])
      for (const [name, value] of total === 0 ? [] : staked) {
        const share = BigInt(shares.get(name) ?? 0)
        const difference = share * BigInt(total) - BigInt(win) * BigInt(value) // in yen ÷ total
        expect(difference < BigInt(total) && difference > -BigInt(total)).toBe(true)
      }
    }),
  )
})

test('one bet that came from several pockets and the same money as several bets win the same', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), amount, (split, win) => {
      const apart = split.map((one) => ({ bonusId: 'bon_1', split: [one] }))
      expect(shareWin(win, apart)).toEqual(shareWin(win, [{ bonusId: 'bon_1', split }]))
    }),
  )
})

test('the order of the bets moves no more than the yen that is left over', () => {
  fc.assert(
    fc.property(bets, amount, (list, win) => {
      const [there, back] = [asSums(shareWin(win, list)), asSums(shareWin(win, list.toReversed()))]
      for (const [name, value] of there) expect(Math.abs(value - (back.get(name) ?? 0))).toBeLessThanOrEqual(1)
    }),
  )
})

test('two bets from two pockets share a win by their stakes', () => {
  const first = { bonusId: 'bon_1', split: [{ pocket: 'crp', amount: 100 }] } as const
  const second = { bonusId: null, split: [{ pocket: 'realCash', amount: 200 }] } as const
  expect(shareWin(1000, [first, second])).toEqual([
    { bonusId: 'bon_1', parts: [{ pocket: 'crp', amount: 333 }] },
    { bonusId: null, parts: [{ pocket: 'realCash', amount: 667 }] },
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlayedDay, whatALimitWouldHaveDone } from './what-a-limit-would-have-done.ts'

const day = (changes: Partial<PlayedDay>): PlayedDay => ({
  deposited: 0,
  staked: 0,
  won: 0,
  minutesPlayed: 0,
  ...changes,
})
const days = (...deposits: number[]) => deposits.map((deposited) => day({ deposited }))

test('a limit allows what its period has left', () => {
  const effect = whatALimitWouldHaveDone(days(500, 800, 0, 900, 200), { limitType: 'deposit', days: 3, value: 1000 })
  expect(effect).toEqual({ passed: [500, 500, 0, 500, 200], daysReached: 2, heldBack: 700 })
})

test('a won day leaves room for later losses', () => {
  const history = [day({ staked: 900, won: 0 }), day({ staked: 100, won: 600 }), day({ staked: 700, won: 100 })]
  const effect = whatALimitWouldHaveDone(history, { limitType: 'loss', days: 7, value: 1000 })
  expect(effect).toEqual({ passed: [900, -500, 600], daysReached: 0, heldBack: 0 })
})

test('a session limit counts minutes', () => {
  const history = [day({ minutesPlayed: 200 }), day({ minutesPlayed: 30 })]
  expect(whatALimitWouldHaveDone(history, { limitType: 'session', days: 1, value: 60 })).toMatchObject({
    heldBack: 140,
  })
})

test('no period exceeds the limit, no amount is added, and a limit above every amount has no effect', () => {
  const histories = fc.array(fc.nat(1000), { maxLength: 60 })
  const limits = fc.record({ days: fc.constantFrom(1, 3, 7, 30), value: fc.integer({ min: 1, max: 5000 }) })
  fc.assert(
    fc.property(histories, limits, (deposits, limit) => {
      const { passed, heldBack } = whatALimitWouldHaveDone(days(...deposits), { limitType: 'deposit', ...limit })
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
      for (let end = 1; end <= passed.length; end++)
        expect(sum(passed.slice(Math.max(0, end - limit.days), end))).toBeLessThanOrEqual(limit.value)
      expect(sum(passed) + heldBack).toBe(sum(deposits))
      if (sum(deposits) <= limit.value) expect(heldBack).toBe(0)
    }),
  )
})

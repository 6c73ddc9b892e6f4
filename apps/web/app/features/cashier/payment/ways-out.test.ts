import { declineReasons } from '@andon/contract/player-api/cashier/methods'
import { expect, test } from 'vitest'
import { waysOut } from './ways-out.ts'

test.each([...declineReasons, undefined])('after %s there is at least one way out, each named once', (reason) => {
  const texts = waysOut(reason).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(0)
  expect(new Set(texts).size).toBe(texts.length)
})

test('a stop of the account leads to a page, not back to the form', () => {
  for (const reason of ['ACCOUNT_LOCKED', 'SESSION_LIMIT_REACHED', 'VERIFICATION_REQUIRED'] as const)
    for (const way of waysOut(reason)) expect(way).toHaveProperty('page')
})

test('without enough money on the card a smaller amount comes first', () => {
  expect(waysOut('INSUFFICIENT_CARD_FUNDS')[0]).toEqual({ text: 'otherAmountNow', step: 'amount' })
})

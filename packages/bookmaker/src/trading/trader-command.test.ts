import { expect, test } from 'vitest'
import { urn } from '../model/urn.ts'
import { afterOrder, type CommandBody, noOrders } from './trader-command.ts'

const event = urn('match', 'one')
const after = (...bodies: readonly CommandBody[]) =>
  bodies.reduce((trading, body, id) => afterOrder(trading, { id, event, body }), noOrders).events.get(event)

test('a market that staff settle takes no more bets until that is taken back; resuming does not open it', () => {
  const settle = { kind: 'settle', market: '1|', results: [{ outcome: '1', result: 'won' }] } as const
  const resume = { kind: 'suspend', market: '1|', suspended: false } as const
  expect([...(after(settle, resume)?.settledMarkets ?? [])]).toEqual(['1|'])
  expect(after(settle)?.suspended).toBe(false)
  const takeBack = { kind: 'takeBack', market: '1|', outcomes: ['1'] } as const
  expect([...(after(settle, takeBack)?.settledMarkets ?? [])]).toEqual([])
})

test('limits and voids leave the offer as it is', () => {
  const voided = { kind: 'void', market: '1|', outcomes: ['1'], fromMs: null, untilMs: null, takenBack: false } as const
  expect(after(voided)).toBeUndefined()
})

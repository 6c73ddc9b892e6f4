import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import { expect, test } from 'vitest'
import type { ArcadeClient } from '../arcade-client.ts'
import { sendAction, sendBet, stakeReturns } from './send-bet.ts'

const id = 'rnd_00000000000000000000000001'
const lost = new ConnectionLost('placeBet')
const busy = new CallRefusal('UNAVAILABLE', {})
const reply = (status: string, refusal: string | null = null) => ({ bet: { id, status, refusal }, balance: 700 })

/** Replies to each request from a list, in order; errors are thrown. */
function arcade(...replies: readonly unknown[]) {
  const asked: unknown[] = []
  const rest = [...replies]
  const call = async (_name: string, fields: object) => {
    asked.push(fields)
    const next = rest.shift()
    if (next instanceof Error) throw next
    return next
  }
  const line = {
    pause: async () => false,
    whileUnchanged: <T>(run: (signal: AbortSignal) => Promise<T>) => run(AbortSignal.any([])),
  }
  return { deps: { arcade: { call } as unknown as ArcadeClient, line }, asked } // the tests give replies of the right types
}
const request = { number: 7, stake: 300, requestId: 'one-press-of-the-button', shown: false }

test('a lost reply is asked for again with the same id, until the bet is no longer being asked for', async () => {
  const { deps, asked } = arcade(lost, busy, reply('asked'), reply('placed'))
  expect(await sendBet(deps, request)).toMatchObject({ outcome: { kind: 'placed' }, balance: 700 })
  expect(asked).toEqual([request, request, request, request])
})

test.each([
  ['a server that takes no bets', busy, 'UNAVAILABLE'],
  ['the lock', new CallRefusal('BETS_CLOSED', { receivedAt: 2, closedAt: 1 }), 'BETS_CLOSED'],
  ['the operator', reply('refused', 'LIMIT_REACHED'), 'LIMIT_REACHED'],
  ['a stake that was taken after the lock', reply('returning'), stakeReturns],
])('a bet that is refused by %s is not sent again', async (_, answer, code) => {
  const { deps, asked } = arcade(answer)
  expect((await sendBet(deps, request)).outcome).toMatchObject({ kind: 'refused', code })
  expect(asked).toHaveLength(1)
})

test('an action has a definite end: it was taken, or is refused with the reason', async () => {
  const action = { betId: id, action: { type: 'leave' } }
  const { deps, asked } = arcade(
    busy,
    lost,
    new CallRefusal('ACTION_TOO_LATE', { receivedAtMs: 4_210, endedAtMs: 4_180 }),
  )
  expect(await sendAction(deps, action)).toEqual({
    kind: 'refused',
    code: 'ACTION_TOO_LATE',
    params: { receivedAtMs: 4_210, endedAtMs: 4_180 },
  })
  expect(asked).toHaveLength(3)
})

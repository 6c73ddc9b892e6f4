import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import { expect, test } from 'vitest'
import type { ArcadeClient } from './arcade-client.ts'
import { requestAction } from './request-action.ts'

const request = { roundId: 'rnd_00000000000000000000000001', index: 1, action: { type: 'open', cell: 3 } }
const reply = (status: string, actions: number) => ({ round: { status, actions: Array.from({ length: actions }) } })

/** Replies from a list, in order; errors are thrown. */
async function act(...replies: readonly unknown[]) {
  const asked: unknown[] = []
  const notices: string[] = []
  const rest = [...replies]
  const call = async (_: string, fields: object) => {
    asked.push(fields)
    const next = rest.shift()
    if (next instanceof Error) throw next
    return next
  }
  const result = requestAction({
    arcade: { call } as unknown as ArcadeClient, // the tests give replies of the right types
    request,
    line: { pause: async () => false, whileUnchanged: (call) => call(AbortSignal.any([])) },
    onOffline: () => notices.push('offline'),
    onOnline: () => notices.push('online'),
  })
  return { asked, notices, result: await result.catch((error: unknown) => error) }
}

test('after a lost reply the same action is sent again', async () => {
  const { asked, notices, result } = await act(
    new ConnectionLost('act'),
    new ConnectionLost('act'),
    reply('playing', 2),
  )
  expect(result).toEqual(reply('playing', 2))
  expect(asked).toEqual([request, request, request])
  expect(notices).toEqual(['offline', 'online'])
})

test('an action that is still in progress is waited for', async () => {
  const { asked, result } = await act(reply('playing', 1), reply('open', 1), reply('settled', 2))
  expect(result).toEqual(reply('settled', 2))
  expect(asked).toHaveLength(3)
})

test('a refusal is thrown at once', async () => {
  const { asked, result } = await act(new CallRefusal('ACTION_NOT_ALLOWED', {}))
  expect(result).toMatchObject({ code: 'ACTION_NOT_ALLOWED' })
  expect(asked).toHaveLength(1)
})

test('a connection that stays lost is reported in the end', async () => {
  const { asked, result } = await act(...Array.from({ length: 120 }, () => new ConnectionLost('act')))
  expect(result).toBeInstanceOf(ConnectionLost)
  expect(asked).toHaveLength(100)
})

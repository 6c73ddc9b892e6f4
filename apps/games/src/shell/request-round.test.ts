import type { GameReply, Round } from '@andon/arcade/game-api'
import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import { expect, test } from 'vitest'
import type { ArcadeClient } from './arcade-client.ts'
import { requestRound } from './request-round.ts'

const round: Round = {
  id: 'rnd_00000000000000000000000001',
  gameCode: 'lantern-river',
  startedAt: '2026-08-01T10:00:00Z',
  stake: 100,
  furtherStaked: 0,
  free: false,
  win: 250,
  currency: 'JPY',
  nonce: 4,
  commitment: 'c'.repeat(64),
  status: 'settled',
  choice: null,
  actions: [],
  refusal: null,
  events: [{ type: 'roundEnd', amount: 250 }],
}

const request = { stake: 100, requestId: 'one-press-of-the-button' }

/** Replies to each call from a list, in order; errors are thrown. */
function arcadeReplying(...replies: readonly unknown[]) {
  const asked: unknown[] = []
  const rest = [...replies]
  const call = async (name: string, fields: object) => {
    asked.push(name === 'playRound' ? fields : name)
    const reply = rest.shift()
    if (reply instanceof Error) throw reply
    return reply
  }
  const events: string[] = []
  const arcade = { call, useSession: () => {} } as unknown as ArcadeClient // the tests give replies of the right types
  return { asked, events, take: (wasShown = false) => take(arcade, events, wasShown) }
}

const take = (arcade: ArcadeClient, events: string[], wasShown: boolean) =>
  requestRound({
    arcade,
    request,
    wasShown: () => wasShown,
    line: { pause: async () => false, whileUnchanged: (call) => call(AbortSignal.any([])) },
    onOffline: () => events.push('offline'),
    onOnline: () => events.push('online'),
  })
const reply = (changes: Partial<Round> = {}) =>
  ({
    success: true,
    round: { ...round, ...changes },
    balanceAfterStake: 900,
    balance: 1150,
    nextRoundInMs: 0,
    freeRounds: null,
  }) satisfies GameReply<'playRound'>
const open = () => reply({ status: 'open', win: 0, events: [] })
const session = (pendingRound: Round | null) =>
  ({ balance: 1150, pendingRound, nextRoundInMs: 0 }) as GameReply<'session'> // the fields that requestRound reads
const lost = () => new ConnectionLost('playRound')
const refused = (code: string, params = {}) => new CallRefusal(code, params)
const shown = { kind: 'round', round, balanceAfterStake: 900, balance: 1150 }

test('after a lost reply the request is repeated with the same id', async () => {
  const { take, asked, events } = arcadeReplying(lost(), lost(), reply())
  expect(await take()).toMatchObject(shown)
  expect(asked).toEqual([request, request, request])
  expect(events).toEqual(['offline', 'online'])
})

test('a round whose first request is still in progress is waited for', async () => {
  const { take, asked, events } = arcadeReplying(lost(), open(), open(), reply())
  expect(await take()).toMatchObject(shown)
  expect(asked).toEqual([request, request, request, request])
  expect(events).toEqual(['offline', 'online'])
})

test('a round without a result is not shown', async () => {
  const cancelled = reply({ status: 'cancelled', win: 0, events: [] })
  expect(await arcadeReplying(lost(), cancelled).take()).toEqual({ kind: 'notPlaced', balance: 1150, returning: true })
})

test('a connection that stays lost is reported in the end, and its notice closes', async () => {
  const { take, asked, events } = arcadeReplying(...Array.from({ length: 120 }, lost))
  await expect(take()).rejects.toThrow(ConnectionLost)
  expect(asked).toHaveLength(100)
  expect(events).toEqual(['offline', 'online'])
})

test('UNAVAILABLE is retried after a lost reply, and thrown at once before one', async () => {
  expect(await arcadeReplying(lost(), refused('UNAVAILABLE'), reply()).take()).toMatchObject(shown)
  const { take, asked } = arcadeReplying(refused('UNAVAILABLE'))
  await expect(take()).rejects.toThrow('UNAVAILABLE')
  expect(asked).toEqual([request])
})

test('a spin that came a moment early is repeated with a new id', async () => {
  const early = () => refused('CYCLE_TOO_FAST', { retryAfterMs: 40 })
  const { take, asked } = arcadeReplying(early(), reply())
  expect(await take()).toMatchObject(shown)
  expect(asked).toMatchObject([request, { stake: 100 }])
  expect(asked[1]).not.toEqual(request)
  expect(await arcadeReplying(early(), early(), early()).take()).toEqual({ kind: 'tooSoon', retryAfterMs: 40 })
})

test('a spin that came far too early is not repeated', async () => {
  const { take, asked } = arcadeReplying(refused('CYCLE_TOO_FAST', { retryAfterMs: 1700 }))
  expect(await take()).toEqual({ kind: 'tooSoon', retryAfterMs: 1700 })
  expect(asked).toEqual([request])
})

test('a refused round found after a lost reply is reported as not placed', async () => {
  const nothing = reply({ status: 'refused', refusal: 'LIMIT_REACHED', win: 0, events: [] })
  expect(await arcadeReplying(lost(), nothing).take()).toEqual({ kind: 'notPlaced', balance: 1150, returning: false })
})

test('another open round is shown, unless it was shown before', async () => {
  const { take, asked } = arcadeReplying(refused('ROUND_OPEN'), lost(), session(round))
  expect(await take()).toMatchObject(shown)
  expect(asked).toEqual([request, 'session', 'session'])
  const notPlaced = { kind: 'notPlaced', balance: 1150, returning: false }
  expect(await arcadeReplying(refused('ROUND_OPEN'), session(round)).take(true)).toEqual(notPlaced)
  expect(await arcadeReplying(refused('ROUND_OPEN'), session(null)).take()).toEqual(notPlaced)
})

test('other refusals are thrown, after a lost reply too', async () => {
  await expect(arcadeReplying(refused('INSUFFICIENT_FUNDS')).take()).rejects.toThrow('INSUFFICIENT_FUNDS')
  await expect(arcadeReplying(lost(), refused('SESSION_EXPIRED')).take()).rejects.toThrow('SESSION_EXPIRED')
})

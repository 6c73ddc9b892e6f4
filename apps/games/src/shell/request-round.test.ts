import type { GameReply, Round } from '@andon/arcade/game-api'
import { expect, test } from 'vitest'
import { type ArcadeClient, ArcadeRefusal, ConnectionLost } from './arcade-client.ts'
import { requestRound } from './request-round.ts'

const round: Round = {
  id: 'rnd_00000000000000000000000001',
  gameCode: 'lantern-river',
  startedAt: '2026-08-01T10:00:00Z',
  stake: 100,
  free: false,
  win: 250,
  currency: 'JPY',
  nonce: 4,
  commitment: 'c'.repeat(64),
  status: 'settled',
  refusal: null,
  events: [{ type: 'roundEnd', amount: 250 }],
}

const request = { stake: 100, requestId: 'one-press-of-the-button' }

/** Answers each call from a list, in order; errors are thrown. */
function arcadeSaying(...answers: readonly unknown[]) {
  const asked: unknown[] = []
  const rest = [...answers]
  const call = async (name: string, fields: object) => {
    asked.push(name === 'playRound' ? fields : name)
    const answer = rest.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  const events: string[] = []
  const arcade = { call, useSession: () => {} } as unknown as ArcadeClient // the answers' types are this test's to keep right
  return { asked, events, take: (wasShown = false) => take(arcade, events, wasShown) }
}

const take = (arcade: ArcadeClient, events: string[], wasShown: boolean) =>
  requestRound({
    arcade,
    request,
    wasShown: () => wasShown,
    wait: async () => {},
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
  ({ balance: 1150, pendingRound, nextRoundInMs: 0 }) as GameReply<'session'> // what requestRound reads of it
const lost = () => new ConnectionLost('playRound')
const refused = (code: string, params = {}) => new ArcadeRefusal(code, params)
const shown = { kind: 'round', round, balanceAfterStake: 900, balance: 1150 }

test('a round whose answer was lost is asked for again by the same name', async () => {
  const { take, asked, events } = arcadeSaying(lost(), lost(), reply())
  expect(await take()).toMatchObject(shown)
  expect(asked).toEqual([request, request, request])
  expect(events).toEqual(['offline', 'online'])
})

test('a round that its first copy is still playing is waited for', async () => {
  const { take, asked, events } = arcadeSaying(lost(), open(), open(), reply())
  expect(await take()).toMatchObject(shown)
  expect(asked).toEqual([request, request, request, request])
  expect(events).toEqual(['offline', 'online'])
})

test('a round that came to nothing while the connection was lost is not shown as one', async () => {
  const cancelled = reply({ status: 'cancelled', win: 0, events: [] })
  expect(await arcadeSaying(lost(), cancelled).take()).toEqual({ kind: 'notPlaced', balance: 1150, returning: true })
})

test('a connection that stays lost is reported in the end, and its notice closes', async () => {
  const { take, asked, events } = arcadeSaying(...Array.from({ length: 40 }, lost))
  await expect(take()).rejects.toThrow(ConnectionLost)
  expect(asked).toHaveLength(30)
  expect(events).toEqual(['offline', 'online'])
})

test('UNAVAILABLE is retried after a lost reply, and thrown at once before one', async () => {
  expect(await arcadeSaying(lost(), refused('UNAVAILABLE'), reply()).take()).toMatchObject(shown)
  const { take, asked } = arcadeSaying(refused('UNAVAILABLE'))
  await expect(take()).rejects.toThrow('UNAVAILABLE')
  expect(asked).toEqual([request])
})

test('a spin that came a moment early is asked for again, under a new name', async () => {
  const early = () => refused('CYCLE_TOO_FAST', { retryAfterMs: 40 })
  const { take, asked } = arcadeSaying(early(), reply())
  expect(await take()).toMatchObject(shown)
  expect(asked).toMatchObject([request, { stake: 100 }])
  expect(asked[1]).not.toEqual(request)
  expect(await arcadeSaying(early(), early(), early()).take()).toEqual({ kind: 'tooSoon', retryAfterMs: 40 })
})

test('a spin that came far too early is not asked for again: the player may press later', async () => {
  const { take, asked } = arcadeSaying(refused('CYCLE_TOO_FAST', { retryAfterMs: 1700 }))
  expect(await take()).toEqual({ kind: 'tooSoon', retryAfterMs: 1700 })
  expect(asked).toEqual([request])
})

test('a press whose stake was refused while the connection was lost took nothing', async () => {
  const nothing = reply({ status: 'refused', refusal: 'LIMIT_REACHED', win: 0, events: [] })
  expect(await arcadeSaying(lost(), nothing).take()).toEqual({ kind: 'notPlaced', balance: 1150, returning: false })
})

test('another round that stands in the way is shown, unless it was shown before', async () => {
  const { take, asked } = arcadeSaying(refused('ROUND_OPEN'), lost(), session(round))
  expect(await take()).toMatchObject(shown)
  expect(asked).toEqual([request, 'session', 'session'])
  const notPlaced = { kind: 'notPlaced', balance: 1150, returning: false }
  expect(await arcadeSaying(refused('ROUND_OPEN'), session(round)).take(true)).toEqual(notPlaced)
  expect(await arcadeSaying(refused('ROUND_OPEN'), session(null)).take()).toEqual(notPlaced)
})

test("other refusals are the caller's to tell, after a lost answer too", async () => {
  await expect(arcadeSaying(refused('INSUFFICIENT_FUNDS')).take()).rejects.toThrow('INSUFFICIENT_FUNDS')
  await expect(arcadeSaying(lost(), refused('SESSION_EXPIRED')).take()).rejects.toThrow('SESSION_EXPIRED')
})

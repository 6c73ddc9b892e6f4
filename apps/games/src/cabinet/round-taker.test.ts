import type { GameReply, Round } from '@andon/arcade/game-api'
import { expect, test } from 'vitest'
import { type Arcade, ArcadeRefusal, ConnectionLost } from './arcade.ts'
import { takeRound } from './round-taker.ts'

const round: Round = {
  id: 'rnd_00000000000000000000000001',
  gameCode: 'lantern-river',
  startedAt: '2026-08-01T10:00:00Z',
  stake: 100,
  win: 250,
  currency: 'JPY',
  nonce: 4,
  status: 'settled',
  events: [{ type: 'roundEnd', amount: 250 }],
}

/** Answers each call from a list, in order; errors are thrown. */
function arcadeSaying(answers: readonly unknown[]) {
  const asked: string[] = []
  const rest = [...answers]
  const call = async (name: string) => {
    asked.push(name)
    const answer = rest.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, arcade: { call, useSession: () => {} } as unknown as Arcade } // the answers' types are this test's to keep right
}

const take = (arcade: Arcade, wasShown = false) =>
  takeRound({
    arcade,
    stake: 100,
    wasShown: () => wasShown,
    wait: async () => {},
    onOffline: () => {},
    onOnline: () => {},
  })
const session = (pendingRound: Round | null) =>
  ({ balance: 1150, pendingRound, nextRoundInMs: 0 }) as GameReply<'session'> // what takeRound reads of it
const lost = () => new ConnectionLost('playRound')

test('a round is asked for once, and an answer that was lost is read from the session', async () => {
  const { arcade, asked } = arcadeSaying([lost(), lost(), lost(), session(round)])
  expect(await take(arcade)).toMatchObject({ kind: 'round', round, balanceAfterStake: 900, balance: 1150 })
  expect(asked).toEqual(['playRound', 'session', 'session', 'session'])
})

test('a round that the arcade was still writing is found by the second look', async () => {
  expect(await take(arcadeSaying([lost(), session(null), session(round)]).arcade)).toMatchObject({
    kind: 'round',
    round,
  })
})

test('a request that never arrived placed no round, and the one shown before is not played again', async () => {
  expect(await take(arcadeSaying([lost(), session(null), session(null)]).arcade)).toEqual({
    kind: 'notPlaced',
    balance: 1150,
    returning: false,
  })
  expect(await take(arcadeSaying([lost(), session(round), session(round)]).arcade, true)).toEqual({
    kind: 'notPlaced',
    balance: 1150,
    returning: false,
  })
})

test('a spin that came too early is repeated, but not for ever', async () => {
  const early = () => new ArcadeRefusal('CYCLE_TOO_FAST', { retryAfterMs: 40 })
  expect(await take(arcadeSaying([early(), session(null), { round }]).arcade)).toMatchObject({ kind: 'round' })
  const answers = [early(), session(null), early(), session(null), early()]
  await expect(take(arcadeSaying(answers).arcade)).rejects.toThrow('CYCLE_TOO_FAST')
})

test('a request that the browser repeated by itself leads to one round, not two', async () => {
  const { arcade, asked } = arcadeSaying([new ArcadeRefusal('CYCLE_TOO_FAST', {}), session(round)])
  expect(await take(arcade)).toMatchObject({ kind: 'round', round })
  expect(asked).toEqual(['playRound', 'session'])
})

test("other refusals are the caller's to tell", async () => {
  await expect(take(arcadeSaying([new ArcadeRefusal('INSUFFICIENT_FUNDS', {})]).arcade)).rejects.toThrow(
    'INSUFFICIENT_FUNDS',
  )
})

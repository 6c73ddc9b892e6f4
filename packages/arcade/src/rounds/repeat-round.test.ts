import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  call,
  expectBooksAgree,
  openArcade,
  openDemo,
  openReal,
  press,
  spin,
  storedRounds,
  sweepUntilQuiet,
  type TestArcade,
} from '../arcade.fixture.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade({ walletTimeoutMs: 4000 }) // fifty concurrent requests may wait for each other
})
afterEach(() => arcade.close())

const play = (token: string, body: object) => call(arcade, 'playRound', { token, body })
const stakesTaken = () => arcade.operator.seen.filter(({ call }) => call === 'round').length

test.each(['real', 'demo'] as const)(
  'fifty concurrent copies of one request are one round and one stake (%s)',
  async (mode) => {
    const { sessionToken, balance } = await (mode === 'real' ? openReal : openDemo)(arcade)
    const request = press(200)
    const copies = await Promise.all(Array.from({ length: 50 }, () => play(sessionToken, request)))
    expect(copies.map(({ status }) => status)).toEqual(copies.map(() => 200))
    const [round, ...others] = await storedRounds(arcade)
    expect(others).toEqual([])
    expect(new Set(copies.map(({ reply }) => reply.round.id))).toEqual(new Set([round?.id]))
    for (const { reply } of copies) expect(['open', 'settling', 'settled']).toContain(reply.round.status)
    expect(copies.every(({ reply }) => reply.round.status !== 'open' || reply.round.events.length === 0)).toBe(true)
    const { reply } = await call(arcade, 'balance', { token: sessionToken })
    expect(reply.balance).toBe(balance - 200 + (round?.win ?? 0))
    if (mode === 'real') expect(stakesTaken()).toBe(1)
    if (mode === 'real') await expectBooksAgree(arcade)
  },
)

test('concurrent copies of several requests are one round, and the refused ones may be repeated', async () => {
  const { sessionToken } = await openReal(arcade)
  const requests = [press(), press(), press()]
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, at) => play(sessionToken, requests[at % 3] ?? press())),
  )
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(20)
  for (const { refusal } of refused) expect(['ROUND_OPEN', 'CYCLE_TOO_FAST']).toContain(refusal)
  expect(stakesTaken()).toBe(1)
  for (const request of requests) {
    arcade.clock.advance({ milliseconds: 2500 })
    expect((await play(sessionToken, request)).status).toBe(200)
  }
  expect(stakesTaken()).toBe(3)
  await expectBooksAgree(arcade)
})

test('a repeated request has the same reply, also after the cycle floor, and takes no second stake', async () => {
  const { sessionToken } = await openReal(arcade)
  const request = press(1000)
  const first = await play(sessionToken, request)
  expect(await play(sessionToken, request)).toEqual(first)
  arcade.clock.advance({ milliseconds: 2500 })
  const late = await play(sessionToken, request)
  expect(late.reply).toEqual({ ...first.reply, nextRoundInMs: 0 })
  expect(stakesTaken()).toBe(1)
  await expectBooksAgree(arcade)
})

test('a repeated request does not delay a new round, and returns its own round after another one', async () => {
  const { sessionToken } = await openReal(arcade)
  const request = press(20)
  const first = await play(sessionToken, request)
  arcade.clock.advance({ milliseconds: 2499 })
  await play(sessionToken, request)
  arcade.clock.advance({ milliseconds: 1 })
  expect((await play(sessionToken, press(1000))).status).toBe(200)
  expect((await play(sessionToken, request)).reply.round).toEqual(first.reply.round)
  expect(stakesTaken()).toBe(2)
})

test.each([200, 30])('a repeated request with another stake (%s) is refused at any time', async (stake) => {
  const { sessionToken } = await openReal(arcade)
  const request = press(100)
  await play(sessionToken, request)
  const changed = { ...request, stake }
  expect(await play(sessionToken, changed)).toMatchObject({ status: 409, refusal: 'IDEMPOTENCY_CONFLICT' })
  arcade.clock.advance({ seconds: 10 })
  expect(await play(sessionToken, changed)).toMatchObject({ status: 409, refusal: 'IDEMPOTENCY_CONFLICT' })
  expect(stakesTaken()).toBe(1)
  expect((await play(sessionToken, request)).status).toBe(200)
})

test('a request refused as too early may be repeated later', async () => {
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken)
  const request = press()
  expect(await play(sessionToken, request)).toMatchObject({ refusal: 'CYCLE_TOO_FAST' })
  arcade.clock.advance({ milliseconds: 2500 })
  expect((await play(sessionToken, request)).reply.round.status).toBe('settled')
  expect(stakesTaken()).toBe(2)
})

test('a repeated request for a failed round returns its status and starts nothing', async () => {
  const { sessionToken } = await openReal(arcade)
  const [refused, unanswered] = [press(), press()]
  arcade.operator.refuseNext('round', 'INSUFFICIENT_FUNDS')
  expect(await play(sessionToken, refused)).toMatchObject({ refusal: 'INSUFFICIENT_FUNDS' })
  arcade.clock.advance({ milliseconds: 2500 })
  arcade.operator.fail('round', 'lostRequest')
  arcade.operator.fail('rollback', 'lostRequest')
  expect(await play(sessionToken, unanswered)).toMatchObject({ refusal: 'UNAVAILABLE' })
  expect((await play(sessionToken, unanswered)).reply.round.status).toBe('cancelling')
  await sweepUntilQuiet(arcade)
  for (const [request, status] of [
    [refused, 'refused'],
    [unanswered, 'cancelled'],
  ] as const)
    expect((await play(sessionToken, request)).reply).toMatchObject({
      round: { status, win: 0, events: [] },
      balanceAfterStake: arcade.operator.startBalance,
      balance: arcade.operator.startBalance,
    })
  await expectBooksAgree(arcade)
})

test('a repeated request for a round of which nothing is known shows no outcome until the wallet has told it', async () => {
  const { sessionToken } = await openReal(arcade)
  const request = press()
  arcade.operator.fail('round', 'lostReply')
  arcade.operator.fail('rollback', 'lostRequest')
  expect(await play(sessionToken, request)).toMatchObject({ refusal: 'UNAVAILABLE', params: { stakeReturned: false } })
  expect((await play(sessionToken, request)).reply.round).toMatchObject({ status: 'cancelling', win: 0, events: [] })
  await sweepUntilQuiet(arcade)
  const { reply } = await play(sessionToken, request)
  expect(reply.round.status).toBe('settled')
  expect(reply.balance).toBe(arcade.operator.balance())
  await expectBooksAgree(arcade)
})

test('the database allows at most one round for a request', async () => {
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken)
  const columns =
    'session_id, owner, game_code, seed_id, table_hash, currency, stake, win, events, started_at, state, ended_at'
  const again = (requestId: string) =>
    arcade.db.query(
      `insert into arcade.rounds (id, nonce, request_id, ${columns}) select 'rnd_again', nonce + 1, ${requestId}, ${columns} from arcade.rounds`,
    )
  await expect(again('request_id')).rejects.toThrow('one_round_for_a_request')
  await expect(arcade.db.query('update arcade.rounds set request_id = null')).rejects.toThrow('permission denied')
  await again("'another-name'")
})

test('request ids are unique within a session only', async () => {
  const [one, two] = [await openReal(arcade), await openReal(arcade)]
  const request = press()
  const first = await play(one.sessionToken, request)
  arcade.clock.advance({ milliseconds: 2500 })
  const second = await play(two.sessionToken, request)
  expect(first.reply.round.id).not.toBe(second.reply.round.id)
  await expectBooksAgree(arcade)
})

test.each([undefined, '', 'seven77', 'x'.repeat(65), 'with space', 'ﾊﾛｰﾊﾛｰﾊﾛｰ', 'a\u0000bcdefgh', 12345678])(
  'a request with an invalid id (%j) starts nothing',
  async (requestId) => {
    const { sessionToken } = await openReal(arcade)
    expect(await play(sessionToken, { stake: 100, requestId })).toMatchObject({ refusal: 'FIELD_INVALID' })
    expect(await storedRounds(arcade)).toEqual([])
  },
)

import fc from 'fast-check'
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
import { faults, slotRulesOnly } from '../operator-wallet.fixture.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(() => arcade.close())

test('a round takes its stake and pays its win, and the reply has the operator’s balances', async () => {
  const { sessionToken } = await openReal(arcade)
  const { reply } = await spin(arcade, sessionToken, 1000)
  expect(reply.round.status).toBe('settled')
  expect(reply.balanceAfterStake).toBe(arcade.operator.startBalance - 1000)
  expect(reply.balance).toBe(reply.balanceAfterStake + reply.round.win)
  expect(reply.round.events.at(-1)).toEqual({ type: 'roundEnd', amount: reply.round.win })
  await expectBooksAgree(arcade)
})

test('stake and win travel in one call, also of a lost round', async () => {
  const { sessionToken } = await openReal(arcade)
  for (let rounds = 0; rounds < 10; rounds++) await spin(arcade, sessionToken)
  const calls = arcade.operator.seen.filter(({ call }) => call !== 'authenticate')
  expect(calls.map(({ call }) => call)).toEqual(Array.from({ length: 10 }, () => 'round'))
  expect(calls.some(({ request }) => request.win === 0)).toBe(true)
})

test('a refused stake voids the round, and the player gets the reason', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.setBalance(50)
  expect(await spin(arcade, sessionToken)).toMatchObject({ status: 422, refusal: 'INSUFFICIENT_FUNDS' })
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['void'])
  expect(arcade.operator.balance()).toBe(50)
})

test('a refusal that concerns the arcade’s request is UNAVAILABLE for the player', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.refuseNext('round', 'SIGNATURE_INVALID')
  expect(await spin(arcade, sessionToken)).toMatchObject({ status: 503, refusal: 'UNAVAILABLE' })
})

test('a stake that did not arrive is never taken', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.fail('round', 'lostRequest')
  expect(await spin(arcade, sessionToken)).toMatchObject({ refusal: 'UNAVAILABLE', params: { stakeReturned: true } })
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(arcade.operator.balance()).toBe(arcade.operator.startBalance)
  await expectBooksAgree(arcade)
})

test.each(['lostReply', 'status500', 'garbage', 'wrongReply', 'twice'] as const)(
  'a round of which only the reply was lost (%s) is played, once, and the player sees it',
  async (fault) => {
    const { sessionToken } = await openReal(arcade)
    arcade.operator.fail('round', fault)
    const { reply } = await spin(arcade, sessionToken, 1000)
    expect(reply.round.status).toBe('settled')
    expect(reply.balanceAfterStake).toBe(arcade.operator.startBalance - 1000)
    expect(reply.balance).toBe(arcade.operator.balance())
    await expectBooksAgree(arcade)
  },
)

test('a stake that cannot be returned at once is returned by the sweeper after any number of attempts', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.fail('round', 'lostRequest')
  arcade.operator.fail('rollback', 'lostRequest', 'status500', 'lostReply', 'garbage')
  expect(await spin(arcade, sessionToken)).toMatchObject({ params: { stakeReturned: false } })
  expect(await spin(arcade, sessionToken)).toMatchObject({ refusal: 'ROUND_OPEN' })
  await sweepUntilQuiet(arcade)
  await expectBooksAgree(arcade)
  expect((await spin(arcade, sessionToken)).status).toBe(200)
})

test.each(faults)(
  'a round with replies that are all lost (%s) is taken and paid once, or not at all',
  async (fault) => {
    const { sessionToken } = await openReal(arcade)
    arcade.operator.fail('round', fault, fault, fault)
    await spin(arcade, sessionToken)
    await arcade.operator.lateCalls()
    await sweepUntilQuiet(arcade)
    await expectBooksAgree(arcade)
    const [round] = await storedRounds(arcade)
    // a late call races with the rollback; whichever comes first decides
    const ends = fault === 'late' ? ['settled', 'cancelled'] : [fault === 'lostRequest' ? 'cancelled' : 'settled']
    expect(ends).toContain(round?.state)
  },
)

test('a round before the cycle floor is refused', async () => {
  const { sessionToken } = await openReal(arcade)
  const { reply } = await spin(arcade, sessionToken)
  expect(reply.nextRoundInMs).toBe(2500)
  arcade.clock.advance({ milliseconds: 2499 })
  const tooFast = await call(arcade, 'playRound', { token: sessionToken, body: press(100) })
  expect(tooFast).toMatchObject({ status: 429, refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 1 } })
  arcade.clock.advance({ milliseconds: 1 })
  expect((await call(arcade, 'playRound', { token: sessionToken, body: press(100) })).status).toBe(200)
})

test('of many concurrent requests of one session, one is played', async () => {
  const { sessionToken } = await openReal(arcade)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => call(arcade, 'playRound', { token: sessionToken, body: press(100) })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status >= 500)).toHaveLength(0)
  await expectBooksAgree(arcade)
})

test('two sessions of one player share the cycle floor and never a nonce', async () => {
  const [one, two] = [await openReal(arcade), await openReal(arcade)]
  for (let rounds = 0; rounds < 5; rounds++) {
    arcade.clock.advance({ milliseconds: 2500 })
    const replies = await Promise.all(
      [one, two].map(({ sessionToken }) => call(arcade, 'playRound', { token: sessionToken, body: press(20) })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429])
    const late = replies.find(({ status }) => status === 429)
    expect(late).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2500 } })
  }
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'settled'))
  await expectBooksAgree(arcade)
})

test('a rotation of the seeds does not shorten the wait', async () => {
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken)
  await call(arcade, 'rotateSeeds', { token: sessionToken, body: { clientSeed: 'mine' } })
  const tooFast = await call(arcade, 'playRound', { token: sessionToken, body: press() })
  expect(tooFast).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2500 } })
})

test('after the clock was set back, the next round waits for one cycle and no longer', async () => {
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken)
  arcade.clock.advance({ minutes: -65 })
  const ask = () => call(arcade, 'playRound', { token: sessionToken, body: press() })
  expect((await call(arcade, 'session', { token: sessionToken })).reply.nextRoundInMs).toBe(2500)
  expect(await ask()).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2500 } })
  arcade.clock.advance({ milliseconds: 1500 })
  expect(await ask()).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 1000 } })
  arcade.clock.advance({ milliseconds: 1000 })
  expect((await ask()).status).toBe(200)
})

test('a bet that the operator refuses as too early voids the round without a rollback', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.refuseNext('round', 'CYCLE_TOO_FAST', { retryAfterMs: 1700 })
  expect(await spin(arcade, sessionToken)).toMatchObject({
    status: 429,
    refusal: 'CYCLE_TOO_FAST',
    params: { retryAfterMs: 1700 },
  })
  expect(arcade.operator.seen.map(({ call: name }) => name)).not.toContain('rollback')
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['void'])
})

test('a bet that arrives early by as much as the one before took is sent once more, and costs no nonce', async () => {
  await arcade.close()
  arcade = await openArcade({ walletTimeoutMs: 1200 })
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken)
  for (const retryAfterMs of [511, 972]) {
    arcade.operator.refuseNext('round', 'CYCLE_TOO_FAST', { retryAfterMs })
    expect((await spin(arcade, sessionToken)).reply.round.status).toBe('settled')
  }
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['settled', 'settled', 'settled'])
})

test('a bet that arrives slightly early is sent once more, the very same', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.refuseNext('round', 'CYCLE_TOO_FAST', { retryAfterMs: 20 })
  expect((await spin(arcade, sessionToken)).reply.round.status).toBe('settled')
  const bets = arcade.operator.seen.filter(({ call: name }) => name === 'round')
  expect(bets[0]?.request).toEqual(bets[1]?.request)
  await expectBooksAgree(arcade)
})

test('a refused round is listed with its reason, and its proof has no outcome', async () => {
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken)
  arcade.operator.refuseNext('round', 'LIMIT_REACHED')
  await spin(arcade, sessionToken)
  await spin(arcade, sessionToken)
  const { rounds } = (await call(arcade, 'rounds', { token: sessionToken })).reply
  expect(rounds.map(({ nonce, status, refusal }) => ({ nonce, status, refusal }))).toEqual([
    { nonce: 2, status: 'settled', refusal: null },
    { nonce: 1, status: 'refused', refusal: 'LIMIT_REACHED' },
    { nonce: 0, status: 'settled', refusal: null },
  ])
  const { reply } = await call(arcade, 'proof', { token: sessionToken, roundId: rounds[1]?.id ?? '' })
  expect(reply.round).toMatchObject({ status: 'refused', refusal: 'LIMIT_REACHED', win: 0, events: [] })
})

test('the rules for the player reach the game, and without rules no game opens', async () => {
  arcade.operator.setRules({ ...slotRulesOnly, minimumCycleMs: 5000, celebratesReturnOfStake: true })
  expect((await openReal(arcade)).game).toMatchObject({ cycleFloorMs: 5000, celebratesReturnOfStake: true })
  arcade.operator.setRules(slotRulesOnly)
  expect((await openReal(arcade)).game).toMatchObject({ cycleFloorMs: 2500, celebratesReturnOfStake: false })
  arcade.operator.setRules(null)
  const body = { token: arcade.operator.launch(), gameCode: 'lantern-river', language: 'ja' }
  expect(await call(arcade, 'openSession', { body })).toMatchObject({ status: 503, refusal: 'UNAVAILABLE' })
})

test.each([0, 30, 21, 20_000, -20, 1.5])('a stake that the game does not offer (%s) is refused', async (stake) => {
  const { sessionToken } = await openReal(arcade)
  expect((await spin(arcade, sessionToken, stake)).status).toBeGreaterThanOrEqual(400)
  expect(await storedRounds(arcade)).toEqual([])
})

test('demo play runs on fun credits and never calls the operator', async () => {
  const { sessionToken, balance, mode } = await openDemo(arcade)
  expect({ balance, mode }).toEqual({ balance: 100_000, mode: 'demo' })
  let expected = balance
  for (let rounds = 0; rounds < 5; rounds++) {
    const { reply } = await spin(arcade, sessionToken, 10_000)
    expected += reply.round.win - 10_000
    expect(reply.balance).toBe(expected)
  }
  expect((await call(arcade, 'balance', { token: sessionToken })).reply.balance).toBe(expected)
  expect(arcade.operator.seen).toEqual([])
})

test('demo play ends when the fun credits are spent', async () => {
  const { sessionToken } = await openDemo(arcade)
  const balance = async () => (await arcade.db.query<{ balance: number }>('select balance from arcade.demo_purses'))[0]
  await arcade.db.query('update arcade.demo_purses set balance = 10000')
  expect((await spin(arcade, sessionToken, 10_000)).status).toBe(200)
  await arcade.db.query('update arcade.demo_purses set balance = 9999')
  expect((await spin(arcade, sessionToken, 10_000)).refusal).toBe('INSUFFICIENT_FUNDS')
  expect(await balance()).toEqual({ balance: 9999 })
})

test('after any sequence of faults the operator’s bookings equal the rounds', async () => {
  const { sessionToken } = await openReal(arcade)
  const trouble = fc.record({
    round: fc.array(fc.constantFrom(...faults), { maxLength: 2 }),
    rollback: fc.array(fc.constantFrom(...faults), { maxLength: 3 }),
    sweepBetween: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(trouble, { minLength: 1, maxLength: 4 }), async (history) => {
      for (const { round, rollback, sweepBetween } of history) {
        arcade.operator.fail('round', ...round)
        arcade.operator.fail('rollback', ...rollback)
        await spin(arcade, sessionToken, 200)
        if (sweepBetween) {
          arcade.clock.advance({ seconds: 5 })
          await arcade.server.sweep()
        }
      }
      await arcade.operator.lateCalls()
      await sweepUntilQuiet(arcade)
      await expectBooksAgree(arcade)
    }),
    { numRuns: 25 },
  )
})

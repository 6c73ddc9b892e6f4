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
import { faults, houseRulesOnly } from '../operator.fixture.ts'

let house: TestArcade
beforeEach(async () => {
  house = await openArcade()
})
afterEach(() => house.close())

test('a round takes its stake and pays its win, and the reply says what the operator booked', async () => {
  const { sessionToken } = await openReal(house)
  const { reply } = await spin(house, sessionToken, 1000)
  expect(reply.round.status).toBe('settled')
  expect(reply.balanceAfterStake).toBe(house.operator.startBalance - 1000)
  expect(reply.balance).toBe(reply.balanceAfterStake + reply.round.win)
  expect(reply.round.events.at(-1)).toEqual({ type: 'roundEnd', amount: reply.round.win })
  await expectBooksAgree(house)
})

test('a lost round is closed by a win of nothing', async () => {
  const { sessionToken } = await openReal(house)
  for (let rounds = 0; rounds < 10; rounds++) await spin(house, sessionToken)
  const wins = house.operator.seen.filter(({ call }) => call === 'win').map(({ request }) => request)
  expect(wins).toHaveLength(10)
  expect(wins.every((win) => win.roundClosed === true)).toBe(true)
  expect(wins.some((win) => win.amount === 0)).toBe(true)
})

test('a refused stake voids the round and tells the player why', async () => {
  const { sessionToken } = await openReal(house)
  house.operator.setBalance(50)
  expect(await spin(house, sessionToken)).toMatchObject({ status: 422, refusal: 'INSUFFICIENT_FUNDS' })
  expect((await storedRounds(house)).map(({ state }) => state)).toEqual(['void'])
  expect(house.operator.balance()).toBe(50)
})

test('a refusal that speaks of our own request is not shown as the player’s', async () => {
  const { sessionToken } = await openReal(house)
  house.operator.refuseNext('bet', 'SIGNATURE_INVALID')
  expect(await spin(house, sessionToken)).toMatchObject({ status: 503, refusal: 'UNAVAILABLE' })
})

test.each(['lostRequest', 'lostReply', 'late', 'status500', 'garbage', 'wrongReply'] as const)(
  'a stake whose outcome is unknown (%s) goes back, and never comes again',
  async (fault) => {
    const { sessionToken } = await openReal(house)
    house.operator.fail('bet', fault)
    expect(await spin(house, sessionToken)).toMatchObject({ refusal: 'UNAVAILABLE', params: { stakeReturned: true } })
    await house.operator.arrived()
    expect((await storedRounds(house)).map(({ state }) => state)).toEqual(['cancelled'])
    expect(house.operator.balance()).toBe(house.operator.startBalance)
    await expectBooksAgree(house)
  },
)

test('a stake that cannot be returned at once is returned by the sweeper, however often it must ask', async () => {
  const { sessionToken } = await openReal(house)
  house.operator.fail('bet', 'lostReply')
  house.operator.fail('rollback', 'lostRequest', 'status500', 'lostReply', 'garbage')
  expect(await spin(house, sessionToken)).toMatchObject({ params: { stakeReturned: false } })
  expect(await spin(house, sessionToken)).toMatchObject({ refusal: 'ROUND_OPEN' })
  await sweepUntilQuiet(house)
  await expectBooksAgree(house)
  expect((await spin(house, sessionToken)).status).toBe(200)
})

test.each(faults)('a win whose outcome is unknown (%s) is paid once', async (fault) => {
  const { sessionToken } = await openReal(house)
  house.operator.fail('win', fault, fault, fault)
  const { reply } = await spin(house, sessionToken)
  expect(reply.round.status).toBe(fault === 'twice' ? 'settled' : 'settling')
  await house.operator.arrived()
  await sweepUntilQuiet(house)
  await expectBooksAgree(house)
  expect((await storedRounds(house)).map(({ state }) => state)).toEqual(['settled'])
})

test('a stake asked twice is taken once', async () => {
  const { sessionToken } = await openReal(house)
  house.operator.fail('bet', 'twice')
  await spin(house, sessionToken)
  await expectBooksAgree(house)
})

test('a bet that the operator rolled back by itself ends as cancelled, one that it closed otherwise waits for a person', async () => {
  const { sessionToken } = await openReal(house)
  house.operator.refuseNext('win', 'BET_ROLLED_BACK')
  expect(await spin(house, sessionToken)).toMatchObject({ refusal: 'UNAVAILABLE', params: { stakeReturned: true } })
  house.operator.refuseNext('win', 'ROUND_CLOSED')
  expect((await spin(house, sessionToken)).reply.round.status).toBe('settling')
  expect((await storedRounds(house)).map(({ state }) => state)).toEqual(['cancelled', 'disputed'])
})

test('the next round waits for the cycle floor, whatever the client does', async () => {
  const { sessionToken } = await openReal(house)
  const { reply } = await spin(house, sessionToken)
  expect(reply.nextRoundInMs).toBe(2500)
  house.clock.advance({ milliseconds: 2499 })
  const tooFast = await call(house, 'playRound', { token: sessionToken, body: press(100) })
  expect(tooFast).toMatchObject({ status: 429, refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 1 } })
  house.clock.advance({ milliseconds: 1 })
  expect((await call(house, 'playRound', { token: sessionToken, body: press(100) })).status).toBe(200)
})

test('of many rounds asked at once by one session, one is played', async () => {
  const { sessionToken } = await openReal(house)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(house, 'playRound', { token: sessionToken, body: press(100) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0)
  await expectBooksAgree(house)
})

test('two sessions of one player share one pace and never a nonce', async () => {
  const [one, two] = [await openReal(house), await openReal(house)]
  for (let rounds = 0; rounds < 5; rounds++) {
    house.clock.advance({ milliseconds: 2500 })
    const answers = await Promise.all(
      [one, two].map(({ sessionToken }) => call(house, 'playRound', { token: sessionToken, body: press(20) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    const late = answers.find(({ status }) => status === 429)
    expect(late).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2500 } })
  }
  expect((await storedRounds(house)).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'settled'))
  await expectBooksAgree(house)
})

test('a rotation of the seeds does not shorten the wait', async () => {
  const { sessionToken } = await openReal(house)
  await spin(house, sessionToken)
  await call(house, 'rotateSeeds', { token: sessionToken, body: { clientSeed: 'mine' } })
  const tooFast = await call(house, 'playRound', { token: sessionToken, body: press() })
  expect(tooFast).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2500 } })
})

test('when the clock is set back, the next round waits for its cycle and no longer', async () => {
  const { sessionToken } = await openReal(house)
  await spin(house, sessionToken)
  house.clock.advance({ minutes: -65 })
  const ask = () => call(house, 'playRound', { token: sessionToken, body: press() })
  expect((await call(house, 'session', { token: sessionToken })).reply.nextRoundInMs).toBe(2500)
  expect(await ask()).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 2500 } })
  house.clock.advance({ milliseconds: 1500 })
  expect(await ask()).toMatchObject({ refusal: 'CYCLE_TOO_FAST', params: { retryAfterMs: 1000 } })
  house.clock.advance({ milliseconds: 1000 })
  expect((await ask()).status).toBe(200)
})

test('a round that the operator calls too soon is refused as such: nothing is rolled back', async () => {
  const { sessionToken } = await openReal(house)
  house.operator.refuseNext('bet', 'CYCLE_TOO_FAST', { retryAfterMs: 1700 })
  expect(await spin(house, sessionToken)).toMatchObject({
    status: 429,
    refusal: 'CYCLE_TOO_FAST',
    params: { retryAfterMs: 1700 },
  })
  expect(house.operator.seen.map(({ call: name }) => name)).not.toContain('rollback')
  expect((await storedRounds(house)).map(({ state }) => state)).toEqual(['void'])
})

test('a bet that comes a moment early by its way is sent once more', async () => {
  const { sessionToken } = await openReal(house)
  house.operator.refuseNext('bet', 'CYCLE_TOO_FAST', { retryAfterMs: 20 })
  expect((await spin(house, sessionToken)).reply.round.status).toBe('settled')
  const bets = house.operator.seen.filter(({ call: name }) => name === 'bet')
  expect(bets[0]?.request).toEqual(bets[1]?.request)
  await expectBooksAgree(house)
})

test('a refused round is in the list with its reason, and its proof shows no outcome', async () => {
  const { sessionToken } = await openReal(house)
  await spin(house, sessionToken)
  house.operator.refuseNext('bet', 'LIMIT_REACHED')
  await spin(house, sessionToken)
  await spin(house, sessionToken)
  const { rounds } = (await call(house, 'rounds', { token: sessionToken })).reply
  expect(rounds.map(({ nonce, status, refusal }) => ({ nonce, status, refusal }))).toEqual([
    { nonce: 2, status: 'settled', refusal: null },
    { nonce: 1, status: 'refused', refusal: 'LIMIT_REACHED' },
    { nonce: 0, status: 'settled', refusal: null },
  ])
  const { reply } = await call(house, 'proof', { token: sessionToken, roundId: rounds[1]?.id ?? '' })
  expect(reply.round).toMatchObject({ status: 'refused', refusal: 'LIMIT_REACHED', win: 0, events: [] })
})

test('what the law says of the player reaches the game, and without it none opens', async () => {
  house.operator.setRules({ ...houseRulesOnly, minimumCycleMs: 5000, celebratesReturnOfStake: true })
  expect((await openReal(house)).game).toMatchObject({ cycleFloorMs: 5000, celebratesReturnOfStake: true })
  house.operator.setRules(houseRulesOnly)
  expect((await openReal(house)).game).toMatchObject({ cycleFloorMs: 2500, celebratesReturnOfStake: false })
  house.operator.setRules(null)
  const body = { token: house.operator.launch(), gameCode: 'lantern-river', language: 'ja' }
  expect(await call(house, 'openSession', { body })).toMatchObject({ status: 503, refusal: 'UNAVAILABLE' })
})

test.each([0, 30, 21, 20_000, -20, 1.5])('a stake the game does not offer (%s) is refused', async (stake) => {
  const { sessionToken } = await openReal(house)
  expect((await spin(house, sessionToken, stake)).status).toBeGreaterThanOrEqual(400)
  expect(await storedRounds(house)).toEqual([])
})

test('demo play runs the same rounds on fun credits and never asks the operator', async () => {
  const { sessionToken, balance, mode } = await openDemo(house)
  expect({ balance, mode }).toEqual({ balance: 100_000, mode: 'demo' })
  let expected = balance
  for (let rounds = 0; rounds < 5; rounds++) {
    const { reply } = await spin(house, sessionToken, 10_000)
    expected += reply.round.win - 10_000
    expect(reply.balance).toBe(expected)
  }
  expect((await call(house, 'balance', { token: sessionToken })).reply.balance).toBe(expected)
  expect(house.operator.seen).toEqual([])
})

test('demo play ends at the last fun credit', async () => {
  const { sessionToken } = await openDemo(house)
  const balance = async () => (await house.db.query<{ balance: number }>('select balance from arcade.demo_purses'))[0]
  await house.db.query('update arcade.demo_purses set balance = 10000')
  expect((await spin(house, sessionToken, 10_000)).status).toBe(200)
  await house.db.query('update arcade.demo_purses set balance = 9999')
  expect((await spin(house, sessionToken, 10_000)).refusal).toBe('INSUFFICIENT_FUNDS')
  expect(await balance()).toEqual({ balance: 9999 })
})

test('whatever goes wrong on the way, in any order, the books agree in the end', async () => {
  const { sessionToken } = await openReal(house)
  const trouble = fc.record({
    bet: fc.array(fc.constantFrom(...faults), { maxLength: 1 }),
    win: fc.array(fc.constantFrom(...faults), { maxLength: 3 }),
    rollback: fc.array(fc.constantFrom(...faults), { maxLength: 3 }),
    sweepBetween: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(trouble, { minLength: 1, maxLength: 4 }), async (history) => {
      for (const { bet, win, rollback, sweepBetween } of history) {
        house.operator.fail('bet', ...bet)
        house.operator.fail('win', ...win)
        house.operator.fail('rollback', ...rollback)
        await spin(house, sessionToken, 200)
        if (sweepBetween) {
          house.clock.advance({ seconds: 5 })
          await house.arcade.sweep()
        }
      }
      await house.operator.arrived()
      await sweepUntilQuiet(house)
      await expectBooksAgree(house)
    }),
    { numRuns: 25 },
  )
}, 60_000)

import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  call,
  expectBooksAgree,
  openArcade,
  openDemo,
  openReal,
  press,
  storedRounds,
  sweepUntilQuiet,
  type TestArcade,
} from '../arcade.fixture.ts'
import { verifyRound } from '../provably-fair/verify.ts'
import { title as lanternRiver } from '../titles/lantern-river/index.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(() => arcade.close())

const given = { freeRoundsId: 'bns_1', stake: 100, left: 3 }
const freePress = () => ({ ...press(100), freeRoundsId: 'bns_1' })

async function freeSpin(token: string, body = freePress()) {
  arcade.clock.advance({ milliseconds: 2500 })
  return call(arcade, 'playRound', { token, body })
}
const freeRoundsOf = async (token: string) => (await call(arcade, 'session', { token })).reply.freeRounds

test('free rounds are listed, cost nothing, are counted down, and their wins are paid', async () => {
  arcade.operator.giveFreeRounds(given)
  const { sessionToken, freeRounds } = await openReal(arcade)
  expect(freeRounds).toEqual(given)
  let won = 0
  for (const left of [2, 1, 0]) {
    const { reply } = await freeSpin(sessionToken)
    expect(reply.round).toMatchObject({ free: true, stake: 100, status: 'settled' })
    expect(reply.freeRounds).toEqual(left === 0 ? null : { ...given, left })
    won += reply.round.win
  }
  const bets = arcade.operator.seen.filter(({ call }) => call === 'round').map(({ request }) => request)
  expect(bets.map(({ amount, freeRoundsId }) => [amount, freeRoundsId])).toEqual(Array(3).fill([0, 'bns_1']))
  expect(arcade.operator.balance()).toBe(arcade.operator.startBalance + won)
  await expectBooksAgree(arcade)
})

test('without free rounds left a free round is refused and never becomes a paid one', async () => {
  arcade.operator.giveFreeRounds({ ...given, left: 1 })
  const { sessionToken } = await openReal(arcade)
  await freeSpin(sessionToken)
  expect(await freeSpin(sessionToken)).toMatchObject({ status: 422, refusal: 'FREE_ROUNDS_UNKNOWN' })
  expect(await storedRounds(arcade)).toHaveLength(1)
  const demo = await openDemo(arcade)
  expect((await freeSpin(demo.sessionToken)).refusal).toBe('FREE_ROUNDS_UNKNOWN')
})

test('the stake of a free round is the operator’s', async () => {
  arcade.operator.giveFreeRounds(given)
  const { sessionToken } = await openReal(arcade)
  expect((await freeSpin(sessionToken, { ...freePress(), stake: 1000 })).refusal).toBe('STAKE_OUT_OF_RANGE')
})

test('free rounds at a stake that the game does not offer are ignored', async () => {
  arcade.operator.giveFreeRounds({ ...given, stake: 7 })
  expect((await openReal(arcade)).freeRounds).toBeNull()
})

test('free rounds that ended at the operator are no longer listed, also after a reload', async () => {
  arcade.operator.giveFreeRounds(given)
  const { sessionToken } = await openReal(arcade)
  arcade.operator.giveFreeRounds(null)
  expect((await freeSpin(sessionToken)).refusal).toBe('FREE_ROUNDS_UNKNOWN')
  expect(await freeRoundsOf(sessionToken)).toBeNull()
  await expectBooksAgree(arcade)
})

test('a free round with an unknown bet is returned, here and at the operator', async () => {
  arcade.operator.giveFreeRounds(given)
  const { sessionToken } = await openReal(arcade)
  arcade.operator.fail('round', 'lostRequest')
  expect((await freeSpin(sessionToken)).refusal).toBe('UNAVAILABLE')
  await sweepUntilQuiet(arcade)
  expect((await freeRoundsOf(sessionToken))?.left).toBe(3)
  expect(arcade.operator.freeRoundsLeft()).toBe(3)
  await expectBooksAgree(arcade)
})

test('a repeated request is the same free round, and its id cannot be used for another', async () => {
  arcade.operator.giveFreeRounds(given)
  const { sessionToken } = await openReal(arcade)
  const body = freePress()
  const first = await freeSpin(sessionToken, body)
  const again = await freeSpin(sessionToken, body)
  expect(again.reply.round).toEqual(first.reply.round)
  expect(again.reply.freeRounds?.left).toBe(2)
  const { freeRoundsId: _, ...paid } = body
  expect((await call(arcade, 'playRound', { token: sessionToken, body: paid })).refusal).toBe('IDEMPOTENCY_CONFLICT')
})

test('a free round can be verified like any other', async () => {
  arcade.operator.giveFreeRounds(given)
  const { sessionToken: token } = await openReal(arcade)
  const { reply } = await freeSpin(token)
  await call(arcade, 'rotateSeeds', { token, body: { clientSeed: 'mine' } })
  const { reply: proof } = await call(arcade, 'proof', { token, roundId: reply.round.id })
  expect(proof.round.free).toBe(true)
  const verified = await verifyRound(lanternRiver, { ...proof, serverSeed: proof.serverSeed ?? '' })
  expect(verified).toMatchObject({ holds: true, played: true })
})

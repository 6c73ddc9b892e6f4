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
import { title as hotSpringDig } from '../titles/hot-spring-dig/index.ts'
import { act, cashOut, dig, expectRoundsReplay, openCell, openDig } from './staged.fixture.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(async () => {
  await expectRoundsReplay(arcade, hotSpringDig)
  await arcade.close()
})

const lastWin = () => arcade.operator.seen.findLast(({ call: name }) => name === 'win')?.request
const callsSeen = () => arcade.operator.seen.map(({ call: name }) => name)
const stateOf = async () => (await storedRounds(arcade)).map(({ state }) => state)

test('a round takes its stake, waits, and pays what the player cashes out', async () => {
  const { reply, safe, ...game } = await openDig(arcade)
  expect(reply).toMatchObject({ round: { status: 'playing', win: 0 }, balance: arcade.operator.startBalance - 1000 })
  expect(reply.balanceAfterStake).toBe(reply.balance)
  const opened = await act(arcade, game, 0, openCell(safe[0] ?? 0))
  expect(opened.reply).toMatchObject({
    balance: null,
    round: { status: 'playing', win: 0, actions: [openCell(safe[0] ?? 0)] },
  })
  const done = await act(arcade, game, 1, cashOut)
  expect(done.reply).toMatchObject({
    round: { status: 'settled', win: 1125, choice: { hazards: 3 } },
    balanceAfterStake: arcade.operator.startBalance - 1000,
    balance: arcade.operator.startBalance + 125,
  })
  expect(done.reply.round.events.at(-1)).toEqual({ type: 'roundEnd', amount: 1125 })
  expect(callsSeen()).toEqual(['authenticate', 'bet', 'balance', 'balance', 'win'])
  await expectBooksAgree(arcade)
})

test('a hazard ends the round with a win of 0', async () => {
  const { hazards, ...game } = await openDig(arcade)
  const { reply } = await act(arcade, game, 0, openCell(hazards[0] ?? 0))
  expect(reply).toMatchObject({ round: { status: 'settled', win: 0 }, balance: arcade.operator.startBalance - 1000 })
  expect(arcade.operator.seen.at(-1)).toMatchObject({ call: 'win', request: { amount: 0, roundClosed: true } })
  await expectBooksAgree(arcade)
})

test('nothing that the player can read shows a hazard before the end', async () => {
  const { token, roundId, reply, safe } = await openDig(arcade)
  const opened = await act(arcade, { token, roundId }, 0, openCell(safe[0] ?? 0))
  const read = [
    ...[reply, opened.reply],
    (await call(arcade, 'session', { token })).reply,
    (await call(arcade, 'rounds', { token })).reply,
    (await call(arcade, 'proof', { token, roundId })).reply,
    await arcade.db.query('select * from arcade.rounds'),
  ]
  for (const one of read) {
    expect(JSON.stringify(one)).not.toMatch(/boardRevealed|"safe":false/)
    expect(JSON.stringify(one)).not.toMatch(/serverSeed":"/)
  }
  const done = await act(arcade, { token, roundId }, 1, cashOut)
  expect(JSON.stringify(done.reply)).toMatch(/boardRevealed/)
})

test('a repeated action is the same action, another with its index is refused, and one out of turn too', async () => {
  const { safe, ...game } = await openDig(arcade)
  const [first = 0, second = 0] = safe
  const once = await act(arcade, game, 0, openCell(first))
  expect((await act(arcade, game, 0, openCell(first))).reply).toEqual(once.reply)
  expect(await act(arcade, game, 0, openCell(second))).toMatchObject({ status: 409, refusal: 'IDEMPOTENCY_CONFLICT' })
  expect(await act(arcade, game, 2, openCell(second))).toMatchObject({ status: 422, refusal: 'ACTION_NOT_ALLOWED' })
  expect(await act(arcade, game, 1, openCell(first))).toMatchObject({ status: 422, refusal: 'ACTION_NOT_ALLOWED' })
  expect(await act(arcade, game, 1, { type: 'timeOut' })).toMatchObject({ refusal: 'ACTION_NOT_ALLOWED' })
  const done = await act(arcade, game, 1, cashOut)
  expect((await act(arcade, game, 1, cashOut)).reply).toEqual(done.reply)
  expect(await act(arcade, game, 2, cashOut)).toMatchObject({ refusal: 'ACTION_NOT_ALLOWED' })
  expect(callsSeen().filter((name) => name === 'win')).toHaveLength(1)
  await expectBooksAgree(arcade)
})

test('of many concurrent actions one counts', async () => {
  const { safe, ...game } = await openDig(arcade)
  const replies = await Promise.all(safe.slice(0, 12).map((cell) => act(arcade, game, 0, openCell(cell))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ refusal }) => refusal === 'IDEMPOTENCY_CONFLICT')).toHaveLength(11)
  const ended = await Promise.all([act(arcade, game, 1, cashOut), act(arcade, game, 1, cashOut)])
  for (const { reply } of ended) expect(['settling', 'settled']).toContain(reply.round.status)
  await sweepUntilQuiet(arcade)
  await expectBooksAgree(arcade)
})

test('a round is continued in another session of its player and game, and in no other', async () => {
  const { token, roundId, reply, safe } = await openDig(arcade)
  const again = await openReal(arcade, 'hot-spring-dig')
  expect(again.pendingRound).toEqual(reply.round)
  expect(await call(arcade, 'playRound', { token: again.sessionToken, body: dig() })).toMatchObject({
    status: 409,
    refusal: 'ROUND_OPEN',
  })
  const stranger = await openDemo(arcade, 'hot-spring-dig')
  const elsewhere = await openReal(arcade)
  for (const { sessionToken } of [stranger, elsewhere])
    expect(await act(arcade, { token: sessionToken, roundId }, 0, cashOut)).toMatchObject({ refusal: 'NOT_FOUND' })
  await act(arcade, { token, roundId }, 0, openCell(safe[0] ?? 0))
  const done = await act(arcade, { token: again.sessionToken, roundId }, 1, cashOut)
  expect(done.reply.round).toMatchObject({ status: 'settled', win: 1125 })
  await expectBooksAgree(arcade)
  expect((await openDig(arcade, again.sessionToken)).reply.round.status).toBe('playing')
})

test('two sessions that open a round at once open one', async () => {
  const sessions = [await openReal(arcade, 'hot-spring-dig'), await openReal(arcade, 'hot-spring-dig')]
  const replies = await Promise.all(
    sessions.map(({ sessionToken }) => call(arcade, 'playRound', { token: sessionToken, body: dig() })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stateOf()).toEqual(['playing'])
})

test('a waiting round stays pending though the client reports it as shown', async () => {
  const { token, roundId, reply, safe } = await openDig(arcade)
  await call(arcade, 'roundShown', { token, roundId })
  expect((await call(arcade, 'session', { token })).reply.pendingRound).toEqual(reply.round)
  await act(arcade, { token, roundId }, 0, openCell(safe[0] ?? 0))
  await act(arcade, { token, roundId }, 1, cashOut)
  await call(arcade, 'roundShown', { token, roundId })
  expect((await call(arcade, 'session', { token })).reply.pendingRound).toBeNull()
})

test('the player may cash out though the operator accepts no stake from them', async () => {
  const { safe, ...game } = await openDig(arcade)
  const callsThatAsk = 4
  for (let call = 0; call < callsThatAsk; call++) arcade.operator.refuseNext('balance', 'GAME_SESSION_REPLACED')
  arcade.operator.refuseNext('bet', 'ACCOUNT_LOCKED')
  await act(arcade, game, 0, openCell(safe[0] ?? 0))
  expect((await act(arcade, game, 1, cashOut)).reply.round).toMatchObject({ status: 'settled', win: 1125 })
  const repeated = await act(arcade, game, 1, cashOut)
  expect(repeated.reply).toMatchObject({ balance: null, round: { status: 'settled' } })
  await expectBooksAgree(arcade)
})

test('an action after the login has ended is refused and changes nothing; the round is ended and paid when its time is over', async () => {
  const { safe, ...game } = await openDig(arcade)
  await act(arcade, game, 0, openCell(safe[0] ?? 0))
  arcade.operator.refuseNext('balance', 'SESSION_EXPIRED')
  expect(await act(arcade, game, 1, cashOut)).toMatchObject({ status: 401, refusal: 'SESSION_EXPIRED' })
  arcade.operator.fail('balance', 'lostRequest')
  expect(await act(arcade, game, 1, cashOut)).toMatchObject({ status: 503, refusal: 'UNAVAILABLE' })
  const [waiting] = await storedRounds(arcade)
  expect(waiting?.state).toBe('playing')
  arcade.clock.advance({ hours: 24 })
  expect(await arcade.server.sweep()).toBe(1)
  const [ended] = await storedRounds(arcade)
  expect(ended).toMatchObject({ state: 'settled', win: 1125 })
  await expectBooksAgree(arcade)
})

test.each([0, 1])('a round with %i open cells is ended 24 hours after its start, not before', async (opened) => {
  const { safe, ...game } = await openDig(arcade)
  arcade.clock.advance({ hours: 11 })
  for (let index = 0; index < opened; index++) await act(arcade, game, index, openCell(safe[index] ?? 0))
  arcade.clock.advance({ hours: 12, minutes: 59 })
  expect(await arcade.server.sweep()).toBe(0)
  arcade.clock.advance({ minutes: 1 })
  expect(await arcade.server.sweep()).toBe(1)
  const [round] = await storedRounds(arcade)
  expect(round?.state).toBe('settled')
  if (opened === 1) expect(round?.win).toBe(1125)
  const { pendingRound } = await openReal(arcade, 'hot-spring-dig')
  expect(pendingRound).toMatchObject({
    actions: [...safe.slice(0, opened).map(openCell), { type: 'timeOut' }],
    finishedByRules: true,
  })
  expect(lastWin()).toMatchObject({ roundClosed: true, finishedByRules: true })
  expect(pendingRound?.events).toContainEqual(expect.objectContaining({ byTimeOut: true }))
  await expectBooksAgree(arcade)
})

test('the operator is told by every try that the rules ended a round, and it stays so', async () => {
  await openDig(arcade)
  arcade.clock.advance({ hours: 24 })
  arcade.operator.fail('win', 'lostRequest')
  await arcade.server.sweep()
  expect(await stateOf()).toEqual(['staked'])
  await sweepUntilQuiet(arcade)
  expect(await stateOf()).toEqual(['settled'])
  expect(lastWin()).toMatchObject({ finishedByRules: true })
  const { sessionToken: token } = await openReal(arcade, 'hot-spring-dig')
  expect((await call(arcade, 'rounds', { token })).reply.rounds).toMatchObject([{ finishedByRules: true }])
  await expectBooksAgree(arcade)
})

test('a round that its player ends is not finished by the rules, however late', async () => {
  const { safe, ...game } = await openDig(arcade)
  await act(arcade, game, 0, openCell(safe[0] ?? 0))
  arcade.clock.advance({ hours: 30 }) // the server was away, and the player is faster now
  const { sessionToken: token } = await openReal(arcade, 'hot-spring-dig')
  const { reply } = await act(arcade, { ...game, token }, 1, cashOut)
  expect(reply.round.status).toBe('settled')
  expect([reply.round.finishedByRules, lastWin()?.finishedByRules]).toEqual([undefined, undefined])
  expect(await arcade.server.sweep()).toBe(0)
  await expectBooksAgree(arcade)
})

test('the server acts for its player below the 48 hours after which the operator returns the stake', () => {
  expect(hotSpringDig.actWithinHours).toBeLessThan(36)
})

test('seeds are not rotated while a round waits, and the refusal names its game', async () => {
  const { safe, token, roundId } = await openDig(arcade)
  const { sessionToken: slot } = await openReal(arcade)
  const rotate = () => call(arcade, 'rotateSeeds', { token: slot, body: { clientSeed: 'mine' } })
  expect(await rotate()).toMatchObject({
    status: 409,
    refusal: 'ROUND_OPEN',
    params: { gameCode: 'hot-spring-dig', en: 'Hot-Spring Dig' },
  })
  const openIn = async () => (await call(arcade, 'seeds', { token: slot })).reply.openIn
  expect(await openIn()).toEqual({ gameCode: 'hot-spring-dig', name: hotSpringDig.name })
  await act(arcade, { token, roundId }, 0, openCell(safe[0] ?? 0))
  await act(arcade, { token, roundId }, 1, cashOut)
  expect(await openIn()).toBeNull()
  expect((await rotate()).status).toBe(200)
})

test('there are no free rounds in a game whose rounds wait', async () => {
  arcade.operator.giveFreeRounds({ freeRoundsId: 'bns_1', stake: 1000, left: 3 })
  const { sessionToken: token, freeRounds } = await openReal(arcade, 'hot-spring-dig')
  expect(freeRounds).toBeNull()
  const refused = await call(arcade, 'playRound', { token, body: { ...dig(), freeRoundsId: 'bns_1' } })
  expect(refused).toMatchObject({ status: 422, refusal: 'FREE_ROUNDS_UNKNOWN' })
  expect(await storedRounds(arcade)).toEqual([])
})

test('a choice that the game does not offer is refused, and a repeated request keeps its choice', async () => {
  const { sessionToken: token } = await openReal(arcade, 'hot-spring-dig')
  for (const body of [press(1000), { ...press(1000), choice: { hazards: 25 } }])
    expect(await call(arcade, 'playRound', { token, body })).toMatchObject({ status: 422, refusal: 'CHOICE_UNKNOWN' })
  const { sessionToken: slot } = await openReal(arcade)
  const chosen = { ...press(100), choice: { hazards: 3 } }
  expect((await call(arcade, 'playRound', { token: slot, body: chosen })).refusal).toBe('CHOICE_UNKNOWN')
  const body = dig()
  const first = await call(arcade, 'playRound', { token, body })
  expect((await call(arcade, 'playRound', { token, body })).reply.round).toEqual(first.reply.round)
  const changed = { ...body, choice: { hazards: 4 } }
  expect((await call(arcade, 'playRound', { token, body: changed })).refusal).toBe('IDEMPOTENCY_CONFLICT')
})

test('demo play is the same on fun credits', async () => {
  const demo = await openDemo(arcade, 'hot-spring-dig')
  const { safe, ...game } = await openDig(arcade, demo.sessionToken)
  await act(arcade, game, 0, openCell(safe[0] ?? 0))
  const { reply } = await act(arcade, game, 1, cashOut)
  expect(reply.balance).toBe(demo.balance + 125)
  expect(arcade.operator.seen).toEqual([])
})

test('the application’s role can only append to a round, and only while it waits', async () => {
  const { safe, roundId, ...game } = await openDig(arcade)
  for (const change of [
    'actions = actions',
    'events = events',
    'win = 1',
    'choice = null',
    'further_staked = 1',
    'finished_by_rules = true',
  ])
    await expect(arcade.db.query(`update arcade.rounds set ${change}`)).rejects.toThrow('permission denied')
  await act(arcade, { ...game, roundId }, 0, openCell(safe[0] ?? 0))
  await act(arcade, { ...game, roundId }, 1, cashOut)
  const more = `select arcade.take_actions(owner, '${roundId}', state, 2, 1, '[{}]', '[]', 1, 0, now()) counted from arcade.rounds`
  expect(await arcade.db.query(more)).toEqual([{ counted: false }])
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  call,
  expectBooksAgree,
  openArcade,
  openReal,
  press,
  storedRounds,
  sweepUntilQuiet,
  type TestArcade,
} from '../arcade.fixture.ts'
import { crashingProcess, crashPoints } from './crashing-process.fixture.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(() => arcade.close())

/** Statements and wallet calls of a normal round: read, draw, stake and win, close. */
const steps = 4
const points = crashPoints(steps)

test.each(points)('a crash $moment step $step of a round is repaired by the sweeper', async ({ step, moment }) => {
  const { sessionToken } = await openReal(arcade)
  const process = await crashingProcess(arcade, { step, moment })
  const { status } = await call(process, 'playRound', { token: sessionToken, body: press(1000) })
  expect(status).toBeGreaterThanOrEqual(500)
  await process.app.close()

  await sweepUntilQuiet(arcade)
  await expectBooksAgree(arcade)
  const { reply } = await call(arcade, 'session', { token: sessionToken })
  const [round] = await storedRounds(arcade)
  expect(reply.pendingRound?.status).toBe(round?.state)
  arcade.clock.advance({ seconds: 3 })
  expect((await call(arcade, 'playRound', { token: sessionToken, body: press(1000) })).status).toBe(200)
})

test.each(points)(
  'a request repeated after a crash $moment step $step, before and after the repair, has one round and at most one stake',
  async ({ step, moment }) => {
    const { sessionToken } = await openReal(arcade)
    const process = await crashingProcess(arcade, { step, moment })
    const request = { token: sessionToken, body: press(1000) }
    await call(process, 'playRound', request)
    await process.app.close()

    arcade.clock.advance({ seconds: 3 })
    const { reply: before } = await call(arcade, 'playRound', request)
    await sweepUntilQuiet(arcade)
    const { reply: after } = await call(arcade, 'playRound', request)
    const rounds = await storedRounds(arcade)
    expect(rounds.map(({ id, state }) => ({ id, status: state }))).toEqual([
      { id: before.round.id, status: after.round.status },
    ])
    expect(after.round.id).toBe(before.round.id)
    await expectBooksAgree(arcade)
  },
)

test('a round has no further steps: a process that would crash at the next one completes the round', async () => {
  const { sessionToken } = await openReal(arcade)
  const process = await crashingProcess(arcade, { step: steps + 1, moment: 'before' })
  expect((await call(process, 'playRound', { token: sessionToken, body: press(1000) })).status).toBe(200)
  expect(process.steps()).toBe(steps)
  await process.app.close()
})

test('a win that arrived before a crash is detected, and the round is settled', async () => {
  const { sessionToken } = await openReal(arcade)
  const query: typeof arcade.db.query = (text, values) =>
    text.startsWith('update arcade.rounds') ? Promise.reject(new Error('crash')) : arcade.db.query(text, values)
  const { app } = await arcade.createProcess({ db: { ...arcade.db, query } })
  const { status } = await call({ app }, 'playRound', { token: sessionToken, body: press(1000) })
  expect(status).toBe(500)
  await app.close()
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['drawn'])
  await sweepUntilQuiet(arcade)
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['settled'])
  await expectBooksAgree(arcade)
})

test('concurrent sweeps settle each round once', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.fail('round', 'lostRequest')
  arcade.operator.fail('rollback', 'lostRequest')
  await call(arcade, 'playRound', { token: sessionToken, body: press(100) })
  const other = await arcade.createProcess()
  arcade.clock.advance({ seconds: 30 })
  const tried = await Promise.all([arcade.server.sweep(), other.server.sweep(), arcade.server.sweep()])
  expect(tried.reduce((sum, count) => sum + count)).toBe(1)
  await expectBooksAgree(arcade)
  await other.app.close()
})

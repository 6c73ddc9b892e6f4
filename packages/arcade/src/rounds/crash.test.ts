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

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(() => arcade.close())

type Moment = 'before' | 'after'

/** A process that dies at its nth step (a statement or a wallet call), before the step is done or after it, and does nothing more. */
async function dying(atStep: number, moment: Moment) {
  let step = 0
  let armed = false
  let dead = false
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!armed) return work()
    if (dead) throw new Error('this process is dead')
    step += 1
    const last = step === atStep
    if (last) dead = true
    if (last && moment === 'before') throw new Error('dies before the step')
    const result = await work()
    if (dead) throw new Error('dies after the step')
    return result
  }
  const { db, operator } = arcade
  const { app } = await arcade.createProcess({
    db: { ...db, query: (text: string, values?: unknown[]) => guard(() => db.query(text, values)) } as typeof db, // the wrapped query keeps its shape
    transport: (...request) => guard(() => operator.transport(...request)),
  })
  await app.ready()
  armed = true
  return { app, steps: () => step }
}

/** Statements and wallet calls of a plain round: read, draw, bet, written down while the win is sent, close. */
const steps = 6
const points = Array.from({ length: steps }, (_, at) => at + 1).flatMap((step) =>
  (['before', 'after'] as const).map((moment) => ({ step, moment })),
)

test.each(points)(
  'a process that dies $moment step $step of a round leaves what the next one repairs',
  async ({ step, moment }) => {
    const { sessionToken } = await openReal(arcade)
    const process = await dying(step, moment)
    const answer = await call(process, 'playRound', { token: sessionToken, body: press(1000) })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    await process.app.close()

    await sweepUntilQuiet(arcade)
    await expectBooksAgree(arcade)
    const { reply } = await call(arcade, 'session', { token: sessionToken })
    const [round] = await storedRounds(arcade)
    expect(reply.pendingRound?.status).toBe(round?.state)
    arcade.clock.advance({ seconds: 3 })
    expect((await call(arcade, 'playRound', { token: sessionToken, body: press(1000) })).status).toBe(200)
  },
)

test.each(points)(
  'asked again by the same name after a death $moment step $step, before and after the repair, it is one round and one stake at most',
  async ({ step, moment }) => {
    const { sessionToken } = await openReal(arcade)
    const process = await dying(step, moment)
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

test('these are all the steps there are: a process that would die at the next one finishes the round', async () => {
  const { sessionToken } = await openReal(arcade)
  const process = await dying(steps + 1, 'before')
  expect((await call(process, 'playRound', { token: sessionToken, body: press(1000) })).status).toBe(200)
  expect(process.steps()).toBe(steps)
  await process.app.close()
})

test('a win that arrived from a process that died before noting its stake is found out, and the round stands', async () => {
  const { sessionToken } = await openReal(arcade)
  const query: typeof arcade.db.query = (text, values) =>
    text.startsWith('update arcade.rounds') ? Promise.reject(new Error('dies here')) : arcade.db.query(text, values)
  const { app } = await arcade.createProcess({ db: { ...arcade.db, query } })
  const answer = await call({ app }, 'playRound', { token: sessionToken, body: press(1000) })
  expect(answer.status).toBe(500)
  await app.close()
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['drawn'])
  await sweepUntilQuiet(arcade)
  expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['settled'])
  await expectBooksAgree(arcade)
})

test('two processes that sweep at once settle each round once', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.fail('win', 'lostRequest')
  await call(arcade, 'playRound', { token: sessionToken, body: press(100) })
  const other = await arcade.createProcess()
  arcade.clock.advance({ seconds: 30 })
  const tried = await Promise.all([arcade.server.sweep(), other.server.sweep(), arcade.server.sweep()])
  expect(tried.reduce((sum, count) => sum + count)).toBe(1)
  await expectBooksAgree(arcade)
  await other.app.close()
})

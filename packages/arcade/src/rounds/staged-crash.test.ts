import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
import { doubleUpTitle } from './double-up.fixture.ts'
import { act, expectRoundsReplay } from './staged.fixture.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade({ titles: [doubleUpTitle] })
})
afterEach(() => arcade.close())

interface Started {
  readonly token: string
  readonly roundId: string
}

async function opened(): Promise<Started> {
  const { sessionToken: token } = await openReal(arcade, 'double-up')
  const { reply } = await call(arcade, 'playRound', { token, body: press(1000) })
  return { token, roundId: reply.round.id }
}
const action = (type: string) => (process: Pick<TestArcade, 'app'>, game: Started) => act(process, game, 0, { type })

const works = [
  // read the session, ask the operator, read the round, store the action, pay, close
  { title: 'the last action', type: 'stop', steps: 6, fault: false },
  // … store it as pending, request the stake, count it
  { title: 'an action with a further stake', type: 'double', steps: 6, fault: false },
  // … and pay, close
  { title: 'the last action with a further stake', type: 'doubleAndStop', steps: 8, fault: false },
  // … store it as pending, request the stake without a reply, store that it is returned, return it, drop the action
  { title: 'an action whose further stake has an unknown outcome', type: 'double', steps: 8, fault: true },
] as const

describe.each(works)('$title', ({ type, steps, fault }) => {
  const send = action(type)

  test.each(crashPoints(steps))('a crash $moment step $step is repaired', async ({ step, moment }) => {
    const game = await opened()
    const process = await crashingProcess(arcade, { step, moment })
    if (fault) arcade.operator.fail('bet', 'lostReply')
    expect((await send(process, game)).status).toBeGreaterThanOrEqual(500)
    await process.app.close()
    arcade.operator.recover()

    const early = await send(arcade, game)
    expect([200, 503]).toContain(early.status) // 503: the further stake is not yet certainly taken or returned
    await sweepUntilQuiet(arcade)
    const { status, reply } = await send(arcade, game)
    expect(status).toBe(200)
    expect(reply.round).toMatchObject({ id: game.roundId, actions: [{ type }] })
    if (early.status === 200) expect(reply.round.events).toEqual(early.reply.round.events)

    arcade.clock.advance({ hours: 25 })
    await sweepUntilQuiet(arcade)
    expect((await storedRounds(arcade)).map(({ state }) => state)).toEqual(['settled'])
    await expectRoundsReplay(arcade, doubleUpTitle)
    await expectBooksAgree(arcade)
  })

  test('has no further steps', async () => {
    const game = await opened()
    const process = await crashingProcess(arcade, { step: steps + 1, moment: 'before' })
    if (fault) arcade.operator.fail('bet', 'lostReply')
    expect((await send(process, game)).status).toBe(fault ? 503 : 200)
    expect(process.steps()).toBe(steps)
    await process.app.close()
  })
})

describe('opening a round that waits', () => {
  /** Read the session, look for a waiting round, draw, request the stake, let the round wait. */
  const steps = 5

  test.each(crashPoints(steps))('a crash $moment step $step is repaired', async ({ step, moment }) => {
    const { sessionToken: token } = await openReal(arcade, 'double-up')
    const process = await crashingProcess(arcade, { step, moment })
    const request = { token, body: press(1000) }
    expect((await call(process, 'playRound', request)).status).toBeGreaterThanOrEqual(500)
    await process.app.close()

    const { reply: before } = await call(arcade, 'playRound', request)
    await sweepUntilQuiet(arcade)
    const { reply: after } = await call(arcade, 'playRound', request)
    expect(after.round.id).toBe(before.round.id)
    expect(await storedRounds(arcade)).toHaveLength(1)
    expect(['playing', 'cancelled']).toContain(after.round.status)
    if (after.round.status === 'cancelled') expect(after.round.events).toEqual([])
    if (after.round.status === 'playing') await act(arcade, { token, roundId: after.round.id }, 0, { type: 'stop' })
    await expectRoundsReplay(arcade, doubleUpTitle)
    await expectBooksAgree(arcade)
    expect((await call(arcade, 'playRound', { token, body: press(1000) })).reply.round.status).toBe('playing')
  })

  test('has no further steps', async () => {
    const { sessionToken: token } = await openReal(arcade, 'double-up')
    const process = await crashingProcess(arcade, { step: steps + 1, moment: 'before' })
    expect((await call(process, 'playRound', { token, body: press(1000) })).status).toBe(200)
    expect(process.steps()).toBe(steps)
    await process.app.close()
  })
})

/** Claim the round, read it, store the default action, pay, close. */
test.each(crashPoints(5))('a crash $moment step $step of a time-out is repaired', async ({ step, moment }) => {
  const game = await opened()
  await action('double')(arcade, game)
  arcade.clock.advance({ hours: 25 })
  const process = await crashingProcess(arcade, { step, moment })
  await process.server.sweep().catch(() => {}) // a crash at the claim ends the whole sweep
  await process.app.close()
  expect(process.steps()).toBe(step)

  await sweepUntilQuiet(arcade)
  expect((await storedRounds(arcade)).map(({ state, stake }) => ({ state, stake }))).toEqual([
    { state: 'settled', stake: 2000 },
  ])
  await expectRoundsReplay(arcade, doubleUpTitle)
  await expectBooksAgree(arcade)
})

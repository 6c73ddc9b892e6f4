import { walletApiPaths } from '@andon/contract/wallet-api'
import fc from 'fast-check'
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
import type { Game } from '../engines/game.ts'
import { faults } from '../operator-wallet.fixture.ts'
import { changedDoubleUpTitle, doubleUpTitle } from './double-up.fixture.ts'
import { act, expectRoundsReplay } from './staged.fixture.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade({ titles: [doubleUpTitle] })
})
afterEach(async () => {
  await expectRoundsReplay(arcade, doubleUpTitle)
  await arcade.close()
})

const double = { type: 'double' }
const doubleAndStop = { type: 'doubleAndStop' }
const stop = { type: 'stop' }

async function open(token?: string) {
  const sessionToken = token ?? (await openReal(arcade, 'double-up')).sessionToken
  const { reply } = await call(arcade, 'playRound', { token: sessionToken, body: press(1000) })
  return { token: sessionToken, roundId: reply.round.id }
}
const timeOut = async () => {
  arcade.clock.advance({ hours: 25 })
  await sweepUntilQuiet(arcade)
}
const betsSeen = () =>
  arcade.operator.seen.flatMap(({ call: name, request }) => (name === 'bet' ? [String(request.transactionId)] : []))
const stakes = async () => (await storedRounds(arcade)).map(({ state, stake }) => ({ state, stake }))

test('actions take further stakes, and one win closes them all', async () => {
  const game = await open()
  const doubled = await act(arcade, game, 0, double)
  expect(doubled.reply).toMatchObject({
    round: { status: 'playing', actions: [double], stake: 1000 },
    balance: arcade.operator.startBalance - 2000,
  })
  const { reply } = await act(arcade, game, 1, doubleAndStop)
  expect([0, 6000]).toContain(reply.round.win)
  expect(reply.balance).toBe(arcade.operator.startBalance - 3000 + reply.round.win)
  expect(betsSeen()).toEqual([`${game.roundId}.bet`, `${game.roundId}.bet.2`, `${game.roundId}.bet.3`])
  expect(arcade.operator.seen.filter(({ call: name }) => name === 'win')).toHaveLength(1)
  for (const bet of betsSeen()) expect(arcade.operator.betStates.get(bet)).toBe('closed')
  expect(await stakes()).toEqual([{ state: 'settled', stake: 3000 }])
  await expectBooksAgree(arcade)
})

test('a repeated action takes no second stake', async () => {
  const game = await open()
  const first = await act(arcade, game, 0, double)
  const copies = await Promise.all(Array.from({ length: 5 }, () => act(arcade, game, 0, double)))
  for (const { reply } of copies) expect(reply.round).toEqual(first.reply.round)
  expect(betsSeen()).toHaveLength(2)
})

test('of concurrent actions with further stakes one is taken', async () => {
  const game = await open()
  const replies = await Promise.all([double, doubleAndStop, double, stop].map((action) => act(arcade, game, 0, action)))
  expect(replies.every(({ status, refusal }) => status === 200 || refusal !== undefined)).toBe(true)
  expect(betsSeen().length).toBeLessThanOrEqual(2)
  await timeOut()
  await expectBooksAgree(arcade)
})

test('a further stake that the operator refuses drops the action, and the round goes on as before', async () => {
  const game = await open()
  arcade.operator.setBalance(500)
  expect(await act(arcade, game, 0, double)).toMatchObject({ status: 422, refusal: 'INSUFFICIENT_FUNDS' })
  arcade.operator.refuseNext('bet', 'STAKE_ABOVE_CAP', { max: 0 })
  expect(await act(arcade, game, 0, double)).toMatchObject({ refusal: 'STAKE_ABOVE_CAP', params: { max: 0 } })
  const { reply } = await call(arcade, 'session', { token: game.token })
  expect(reply.pendingRound).toMatchObject({
    status: 'playing',
    actions: [],
    events: [{ type: 'multiplier', value: 1 }],
  })
  arcade.operator.setBalance(arcade.operator.startBalance - 1000)
  expect((await act(arcade, game, 0, double)).reply.round.actions).toEqual([double])
  expect(betsSeen().at(-1)).toBe(`${game.roundId}.bet.4`) // a refused bet stored nothing, but its number is not used again
  await act(arcade, game, 1, stop)
  expect(await stakes()).toEqual([{ state: 'settled', stake: 2000 }])
  await expectBooksAgree(arcade)
})

test.each(['lostRequest', 'lostReply', 'late', 'status500', 'garbage', 'wrongReply'] as const)(
  'a further stake with an unknown outcome (%s) is returned, and the action may be repeated with the same outcome',
  async (fault) => {
    const game = await open()
    arcade.operator.fail('bet', fault)
    expect(await act(arcade, game, 0, doubleAndStop)).toMatchObject({
      refusal: 'UNAVAILABLE',
      params: { stakeReturned: true },
    })
    await arcade.operator.lateCalls()
    expect(arcade.operator.balance()).toBe(arcade.operator.startBalance - 1000)
    expect((await act(arcade, game, 0, doubleAndStop)).reply.round.status).toBe('settled')
    expect(arcade.operator.betStates.get(`${game.roundId}.bet.2`)).toBe('rolled-back')
    await expectBooksAgree(arcade)
  },
)

test('until a further stake is certainly returned the round takes no action, then it goes on', async () => {
  const game = await open()
  arcade.operator.fail('bet', 'lostReply')
  arcade.operator.fail('rollback', 'lostRequest', 'status500', 'lostReply')
  expect(await act(arcade, game, 0, double)).toMatchObject({ params: { stakeReturned: false } })
  expect(await act(arcade, game, 0, stop)).toMatchObject({ status: 503, refusal: 'UNAVAILABLE' })
  await sweepUntilQuiet(arcade)
  expect(arcade.operator.balance()).toBe(arcade.operator.startBalance - 1000)
  expect((await act(arcade, game, 0, stop)).reply.round.status).toBe('settled')
  await expectBooksAgree(arcade)
})

/** A process that gets the replies to its bets only when the test lets it. */
async function slowProcess() {
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const { app } = await arcade.createProcess({
    transport: async (path, ...request) => {
      const reply = await arcade.operator.transport(path, ...request)
      if (path !== walletApiPaths.bet) return reply
      asked.resolve()
      await held.promise
      return reply
    },
    walletTimeoutMs: 10_000,
  })
  return { app, asked: asked.promise, deliver: held.resolve }
}

test('a slow process cannot count a stake that the sweeper returned, also while another one is requested', async () => {
  const game = await open()
  const [slow, next] = [await slowProcess(), await slowProcess()]
  const late = act(slow, game, 0, doubleAndStop)
  await slow.asked
  await sweepUntilQuiet(arcade)
  const counted = act(next, game, 0, double)
  await next.asked
  slow.deliver()
  expect((await late).refusal).toBe('UNAVAILABLE')
  next.deliver()
  expect((await counted).reply.round.actions).toEqual([double])
  await Promise.all([slow.app.close(), next.app.close()])
  expect(arcade.operator.betStates.get(`${game.roundId}.bet.2`)).toBe('rolled-back')
  await act(arcade, game, 1, stop)
  expect(await stakes()).toEqual([{ state: 'settled', stake: 2000 }])
  await expectBooksAgree(arcade)
})

test('a round is continued by the rules that it was opened with, though its title has newer ones', async () => {
  const games = []
  for (let rounds = 0; rounds < 4; rounds++) {
    const { sessionToken } = await openDemo(arcade, 'double-up')
    games.push(await open(sessionToken))
  }
  const newer = await arcade.createProcess({ titles: [changedDoubleUpTitle] })
  for (const game of games) expect([0, 2000]).toContain((await act(newer, game, 0, stop)).reply.round.win)
  await newer.app.close()
})

test('a round does not go on if its replay differs from what its player has seen', async () => {
  const game = await open()
  const { current } = doubleUpTitle
  const altered: Game = {
    ...current,
    replay: (round) => {
      const replayed = current.replay(round)
      return replayed && { ...replayed, events: [{ type: 'multiplier', value: 9 }, ...replayed.events.slice(1)] }
    },
  }
  const faulty = await arcade.createProcess({ titles: [{ ...doubleUpTitle, current: altered }] })
  expect((await act(faulty, game, 0, stop)).status).toBe(500)
  arcade.clock.advance({ hours: 25 })
  await faulty.server.sweep()
  await faulty.app.close()
  expect(await stakes()).toEqual([{ state: 'playing', stake: 1000 }])
  await timeOut()
  await expectBooksAgree(arcade)
})

test('demo play takes and returns further stakes', async () => {
  const demo = await openDemo(arcade, 'double-up')
  await arcade.db.query('update arcade.demo_purses set balance = 2500')
  const game = await open(demo.sessionToken)
  expect((await act(arcade, game, 0, double)).reply.balance).toBe(500)
  expect((await act(arcade, game, 1, double)).refusal).toBe('INSUFFICIENT_FUNDS')
  const { reply } = await act(arcade, game, 1, stop)
  expect(reply.balance).toBe(500 + reply.round.win)
  expect(await arcade.db.query('select distinct state from arcade.demo_bets')).toEqual([{ state: 'closed' }])
})

test('after any sequence of faults the operator’s bookings equal the rounds', async () => {
  const { sessionToken } = await openReal(arcade, 'double-up')
  const fault = (maxLength: number) => fc.array(fc.constantFrom(...faults), { maxLength })
  const trouble = fc.record({
    bet: fault(2),
    win: fault(2),
    rollback: fault(3),
    actions: fc.array(fc.constantFrom(double, doubleAndStop, stop), { minLength: 1, maxLength: 4 }),
    sweepBetween: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(trouble, { minLength: 1, maxLength: 2 }), async (history) => {
      for (const { bet, win, rollback, actions, sweepBetween } of history) {
        const { reply } = await call(arcade, 'playRound', { token: sessionToken, body: press(1000) })
        const roundId = reply.round?.id ?? 'rnd_00000000000000000000000000'
        arcade.operator.fail('bet', ...bet)
        arcade.operator.fail('win', ...win)
        arcade.operator.fail('rollback', ...rollback)
        for (const action of actions) {
          const { reply: session } = await call(arcade, 'session', { token: sessionToken })
          await act(arcade, { token: sessionToken, roundId }, session.pendingRound?.actions.length ?? 0, action)
          if (sweepBetween) {
            arcade.clock.advance({ seconds: 20 })
            await arcade.server.sweep()
          }
        }
      }
      await arcade.operator.lateCalls()
      await timeOut()
      await expectBooksAgree(arcade)
    }),
    { numRuns: 20 },
  )
})

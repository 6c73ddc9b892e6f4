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
import { eventsOf, game, rules } from '../engines/cards/blackjack/blackjack.fixture.ts'
import { drawCard } from '../engines/cards/card.ts'
import type { CardsEvent } from '../engines/cards/events.ts'
import type { GameReply } from '../game-api.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import { title as hotSpringDig } from '../titles/hot-spring-dig/index.ts'
import type { Title } from '../titles/title.ts'
import { act, expectRoundsReplay } from './staged.fixture.ts'

const limits = { least: 200, most: 5000 }
const table = { chips: [100, 500, 1000], bets: { hand: limits }, layout: { least: 200, most: 15_000 } }
const title: Title = {
  ...hotSpringDig,
  gameCode: rules.gameCode,
  current: game,
  stakesIn: { JPY: { stakes: [], defaultStake: 100, table } },
}

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade({ titles: [title] })
})
afterEach(async () => {
  await expectRoundsReplay(arcade, title)
  await arcade.close()
})

const seen = ({ round }: GameReply<'playRound'> | GameReply<'act'>) => round.events as readonly CardsEvent[] // of a game of cards
const waiting = (reply: GameReply<'playRound'> | GameReply<'act'>) => eventsOf(seen(reply), 'handWaits').at(-1)

/** Begins rounds of a hand of 1,000 until one waits for a hand that has not acted; insurance is declined. Others are left to the time-out. */
async function openHand() {
  for (let tries = 0; tries < 40; tries++) {
    const { sessionToken: token } = await openReal(arcade, title.gameCode)
    arcade.clock.advance({ seconds: 5 })
    const body = { ...press(1000), choice: { hand0: 1000 } }
    const { reply } = await call(arcade, 'playRound', { token, body })
    const hand = { token, roundId: reply.round.id, opened: reply, last: seen(reply) }
    const asksForInsurance = waiting(reply)?.actions.includes('insure')
    if (!asksForInsurance && waiting(reply)) return { ...hand, index: 0 }
    if (!asksForInsurance) continue
    const declined = await act(arcade, hand, 0, { type: 'decline', hand: 0 })
    if (declined.reply.round.status === 'playing') return { ...hand, last: seen(declined.reply), index: 1 }
  }
  throw new Error('of forty hands one is to act')
}

test('a double that the wallet refuses leaves the hand to go on, with the same cards', async () => {
  const hand = await openHand()
  const before = arcade.operator.balance()
  const double = { type: 'double', hand: 0 }
  arcade.operator.setBalance(999)
  expect(await act(arcade, hand, hand.index, double)).toMatchObject({ status: 422, refusal: 'INSUFFICIENT_FUNDS' })
  arcade.operator.setBalance(before)
  arcade.operator.refuseNext('bet', 'STAKE_ABOVE_CAP', { max: 1000 })
  expect(await act(arcade, hand, hand.index, double)).toMatchObject({ refusal: 'STAKE_ABOVE_CAP' })
  const { reply } = await call(arcade, 'session', { token: hand.token })
  expect(reply.pendingRound).toMatchObject({ status: 'playing', furtherStaked: 0, events: hand.last })
  const stood = await act(arcade, hand, hand.index, { type: 'stand', hand: 0 })
  expect(stood.reply.round).toMatchObject({ status: 'settled', furtherStaked: 0 })
  expect((await storedRounds(arcade)).at(-1)).toMatchObject({ state: 'settled', stake: 1000 })
  await expectBooksAgree(arcade)
})

test('a double takes the stake of its hand once, however often it is sent, and brings the same card', async () => {
  const hand = await openHand()
  const double = { type: 'double', hand: 0 }
  const first = await act(arcade, hand, hand.index, double)
  const again = await act(arcade, hand, hand.index, double)
  expect(first.reply.round).toMatchObject({ status: 'settled', furtherStaked: 1000 })
  expect(again.reply.round).toEqual(first.reply.round)
  expect((await act(arcade, hand, hand.index, { type: 'hit', hand: 0 })).refusal).toBe('IDEMPOTENCY_CONFLICT')
  expect((await storedRounds(arcade)).at(-1)).toMatchObject({ stake: 2000 })
  await expectBooksAgree(arcade)
})

test('an action of another hand, or of none, is refused and changes nothing', async () => {
  const hand = await openHand()
  for (const wrong of [
    { type: 'stand', hand: 1 },
    { type: 'stand' },
    { type: 'insure', hand: 0 },
    { type: 'timeOut', hand: 0 },
  ])
    expect((await act(arcade, hand, hand.index, wrong)).refusal, JSON.stringify(wrong)).toBe('ACTION_NOT_ALLOWED')
  expect((await act(arcade, hand, hand.index + 1, { type: 'stand', hand: 0 })).refusal).toBe('ACTION_NOT_ALLOWED')
  expect((await act(arcade, hand, hand.index, { type: 'stand', hand: 0 })).reply.round.status).toBe('settled')
})

test('a hand that is left alone stands after the hours of the rules, and is shown at the next login', async () => {
  const hand = await openHand()
  arcade.clock.advance({ hours: 25 })
  await sweepUntilQuiet(arcade)
  const { pendingRound } = await openReal(arcade, title.gameCode)
  expect(pendingRound).toMatchObject({ id: hand.roundId, status: 'settled' })
  expect(pendingRound?.events).toContainEqual({
    type: 'handPlayed',
    hand: 0,
    move: 'stand',
    staked: 0,
    byTimeOut: true,
  })
  await expectBooksAgree(arcade)
})

test('the dealer’s hidden card is in no reply while a hand waits', async () => {
  let compared = 0
  for (let tries = 0; tries < 8; tries++) {
    const { opened, token, roundId, index } = await openHand()
    const [row] = await arcade.db.query<{ serverSeed: string; clientSeed: string; nonce: number }>(
      `select server_seed "serverSeed", client_seed "clientSeed", nonce
       from arcade.rounds round join arcade.seeds seed on seed.id = round.seed_id where round.id = $1`,
      [roundId],
    )
    if (!row) throw new Error('the round is stored')
    const draws = drawsOf(row)
    const [first, open, second, hidden] = [0, 1, 2, 3].map(() => drawCard(draws))
    expect(eventsOf(seen(opened), 'handsDealt')).toMatchObject([{ dealer: open, hands: [{ cards: [first, second] }] }])
    const isSeen = hidden === undefined || [first, open, second].includes(hidden)
    const session = await call(arcade, 'session', { token })
    const { reply: history } = await call(arcade, 'rounds', { token })
    const listed = history.rounds.find(({ id }) => id === roundId)
    const stored = await arcade.db.query('select events from arcade.rounds where id = $1', [roundId])
    const replies = [opened, session.reply, listed, stored].map((part) => JSON.stringify(part))
    for (const text of isSeen ? [] : replies) expect(text).not.toContain(`"${hidden}"`)
    compared += isSeen ? 0 : 1
    await act(arcade, { token, roundId }, index, { type: 'stand', hand: 0 })
  }
  expect(compared).toBeGreaterThan(0)
})

test.each([
  [{ hand0: 100 }, 100, 'hand'],
  [{ hand0: 5100 }, 5100, 'hand'],
  [{ hand0: 250 }, 250, 'hand'],
])('a layout outside the limits, %j, is refused with its bet', async (choice, stake, bet) => {
  const { sessionToken: token } = await openReal(arcade, title.gameCode)
  const refused = await call(arcade, 'playRound', { token, body: { ...press(stake), choice } })
  expect(refused).toMatchObject({ refusal: 'STAKE_OUT_OF_RANGE', params: { bet, min: 200, max: 5000 } })
})

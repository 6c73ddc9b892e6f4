import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programme } from '../bonuses/programme.fixture.ts'
import { type BonusPlay, openBonusPlay } from './bonus-play/bonus-play.fixture.ts'
import { checkLedger } from './check-ledger.fixture.ts'
import { openGameSession, send } from './game-session.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const settled = async (win = 250) => {
  const game = await openGameSession(fixture, await fixture.newPlayer(1000))
  await send(fixture, 'bet', game.bet('bet'))
  await send(fixture, 'win', game.win('win', 'bet', { amount: win }))
  return game
}

test('a closed round that paid too little is paid the rest, once', async () => {
  const game = await settled()
  const first = await send(fixture, 'adjust', game.adjust('fix', 'bet', 400))
  expect(first.body).toMatchObject({ status: 'OK', balance: 1300, owed: 0 })
  expect(await send(fixture, 'adjust', game.adjust('fix', 'bet', 400))).toEqual(first)
  expect((await send(fixture, 'adjust', game.adjust('fix', 'bet', 401))).body.status).toBe('DUPLICATE')
  expect((await send(fixture, 'adjust', game.adjust('fix.2', 'bet', 400))).body).toMatchObject({
    status: 'OK',
    balance: 1300,
  })
})

test('what it paid too much is taken back, and a cancelled bet is paid its stake', async () => {
  const game = await settled()
  expect((await send(fixture, 'adjust', game.adjust('fix', 'bet', 30))).body).toMatchObject({ balance: 930, owed: 0 })
  const cancelled = game.adjust('cancel', 'bet', 100, { reason: 'cancelled' })
  expect((await send(fixture, 'adjust', cancelled)).body).toMatchObject({ balance: 1000, owed: 0 })
})

test('a player who has spent it owes the rest: the balance is zero, never below, and a repeated call says the same', async () => {
  const game = await settled(500)
  await send(fixture, 'round', game.round('spent', { roundId: 'later', amount: 1300, win: 0 }))
  const taken = await send(fixture, 'adjust', game.adjust('fix', 'bet', 0))
  expect(taken.body).toMatchObject({ status: 'OK', balance: 0, owed: 400 })
  expect(await send(fixture, 'adjust', game.adjust('fix', 'bet', 0))).toEqual(taken)
  // settled again in the player's favour: what the round should have paid counts, not what could be taken
  expect((await send(fixture, 'adjust', game.adjust('fix.2', 'bet', 150))).body).toMatchObject({
    balance: 150,
    owed: 0,
  })
})

test('an open round is settled by wins, and a returned bet is not adjusted', async () => {
  const game = await openGameSession(fixture, await fixture.newPlayer(1000))
  expect((await send(fixture, 'adjust', game.adjust('fix', 'bet', 10))).body).toMatchObject({ status: 'BET_UNKNOWN' })
  await send(fixture, 'bet', game.bet('bet'))
  expect((await send(fixture, 'adjust', game.adjust('fix', 'bet', 10))).body).toMatchObject({
    status: 'ROUND_OPEN',
    balance: 900,
  })
  await send(fixture, 'rollback', game.rollback('back', 'bet'))
  expect((await send(fixture, 'adjust', game.adjust('fix', 'bet', 10))).body.status).toBe('BET_ROLLED_BACK')
})

test('under a bonus its winnings are taken first, then its money, then real cash', async () => {
  const game = await fixture.gameUnder(programme({ code: 'taken-back' }), { deposited: 300, cash: 50 })
  await send(fixture, 'bet', game.bet('bet', { amount: 200 })) // half tied deposit, half bonus money
  await send(fixture, 'win', game.win('win', 'bet', { amount: 600 }))
  const before = await fixture.pockets(game.session)
  const { body } = await send(fixture, 'adjust', game.adjust('fix', 'bet', 0))
  expect(body).toMatchObject({ status: 'OK', owed: 0 })
  const after = await fixture.pockets(game.session)
  const held = (pockets: Readonly<Record<string, number>>) =>
    Object.values(pockets).reduce((sum, amount) => sum + amount, 0)
  expect(held(before) - held(after)).toBe(600)
  expect(after.wrp ?? 0).toBe(0)
  expect(after.realCash).toBe(before.realCash)
})

test('the history shows an adjustment as a movement, and what the supplier said last', async () => {
  const game = await openGameSession(fixture, await fixture.newPlayer(1000))
  const selection = { event: 'Kaze FC – Nami United', outcome: 'Kaze FC', odds: '2.5' }
  await send(fixture, 'bet', game.bet('bet', { details: { odds: '2.5', selections: [selection] } }))
  const won = { odds: '2.5', selections: [{ ...selection, result: 'won' }] }
  await send(fixture, 'win', game.win('win', 'bet', { details: won }))
  fixture.clock.advance({ minutes: 1 })
  const lost = { odds: '2.5', selections: [{ ...selection, result: 'lost' }] }
  await send(fixture, 'adjust', game.adjust('fix', 'bet', 0, { details: lost }))
  const { playerId } = game.session
  const since = fixture.clock.now().subtract({ hours: 1 })
  const query = { playerId, language: 'en' as const, since, limit: 10 }
  const { rounds } = await fixture.gameWallet.roundHistory(fixture.db, query)
  expect(rounds).toMatchObject([{ staked: 100, won: 0, details: lost }])
  expect(rounds[0]?.movements.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['bet', 100, 900],
    ['win', 250, 1150],
    ['adjust', -250, 900],
  ])
})

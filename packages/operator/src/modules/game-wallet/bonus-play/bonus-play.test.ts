import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freeBets, noDeposit, programme } from '../../bonuses/programme.fixture.ts'
import { checkLedger } from '../check-ledger.fixture.ts'
import { openGameSession, send } from '../game-session.fixture.ts'
import { type BonusPlay, openBonusPlay, said } from './bonus-play.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

test('a match bonus ties the matched part of the deposit; the rest stays real cash', async () => {
  const { session } = await fixture.gameUnder(programme({ code: 'match' }), { deposited: 1500 })
  expect(await fixture.pockets(session)).toEqual({ realCash: 500, crp: 1000, drp: 1000 })
})

test('a supplier gets the balance that can be staked: real cash and all pockets of the bonus', async () => {
  const game = await fixture.gameUnder(programme({ code: 'balance' }), { deposited: 1500 })
  expect(said(await send(fixture, 'bet', game.bet('bet')))).toEqual(['OK', 2400])
})

test('a stake is taken from drp, then wrp, then crp, then real cash', async () => {
  const game = await fixture.gameUnder(programme({ code: 'order' }), { deposited: 1500 })
  await send(fixture, 'bet', game.bet('a', { amount: 900 }))
  await send(fixture, 'win', game.win('w', 'a', { amount: 0, roundClosed: false }))
  await send(fixture, 'bet', game.bet('b', { amount: 200, roundId: 'two' }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 500, crp: 900 })
  await send(fixture, 'win', game.win('x', 'b', { roundId: 'two', amount: 400 }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 500, crp: 900, drp: 200, wrp: 200 })
  await send(fixture, 'bet', game.bet('c', { amount: 1500, roundId: 'three' }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 300 })
})

test('without an active bonus a stake is real cash, and so is its win', async () => {
  const game = await openGameSession(fixture, await fixture.newPlayer(1000))
  await send(fixture, 'bet', game.bet('bet'))
  await send(fixture, 'win', game.win('win', 'bet'))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 1150 })
})

test('a win is split in the proportion of its stake: the deposit’s share to drp, bonus-funded shares to wrp, real cash to real cash', async () => {
  const game = await fixture.gameUnder(programme({ code: 'shares' }), { deposited: 1000, cash: 1000 })
  await send(fixture, 'bet', game.bet('bet', { amount: 2500 }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 500 })
  await send(fixture, 'win', game.win('win', 'bet', { amount: 5000 }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 1500, drp: 2000, wrp: 2000 })
})

test('a rollback returns the stake to its pockets, and it no longer counts for wagering', async () => {
  const game = await fixture.gameUnder(programme({ code: 'back' }))
  const before = await fixture.pockets(game.session)
  await send(fixture, 'bet', game.bet('bet', { amount: 1200 }))
  expect((await fixture.active(game.session))?.wagering.wagered).toBe(1200)
  await send(fixture, 'rollback', game.rollback('back', 'bet'))
  expect(await fixture.pockets(game.session)).toEqual(before)
  expect((await fixture.active(game.session))?.wagering.wagered).toBe(0)
})

test('a stake counts by the weight of its game, else its category, else the default; half a yen is kept', async () => {
  const contributions = { otherwise: 50, categories: { slots: 100 }, games: { tables: 5 } }
  const game = await fixture.gameUnder(noDeposit(1000, { code: 'weights', wagering: { times: 5, contributions } }))
  const table = await openGameSession(fixture, game.session, 'tables')
  for (const id of ['a', 'b']) {
    await send(fixture, 'bet', table.bet(id, { amount: 10, roundId: id }))
    await send(fixture, 'win', table.win(`w${id}`, id, { amount: 10, roundId: id }))
  }
  expect((await fixture.active(game.session))?.wagering).toEqual({ required: 5000, wagered: 1, left: 4999 })
  await send(fixture, 'bet', game.bet('c', { amount: 300, roundId: 'c' }))
  expect((await fixture.active(game.session))?.wagering.wagered).toBe(301)
})

test('a stake above the maximum is refused with the maximum; a stake of real cash alone may exceed it', async () => {
  const game = await fixture.gameUnder(noDeposit(1000, { code: 'most', terms: { maxStake: 500 } }), { cash: 2000 })
  const { body } = await send(fixture, 'bet', game.bet('bet', { amount: 501 }))
  expect(body).toMatchObject({ status: 'BONUS_STAKE_LIMIT', balance: 3000, params: { max: 500 } })
  expect(said(await send(fixture, 'bet', game.bet('bet', { amount: 500 })))).toEqual(['OK', 2500])
  expect(said(await send(fixture, 'bet', game.bet('two', { amount: 500, roundId: 'two' })))).toEqual(['OK', 2000])
  expect(said(await send(fixture, 'bet', game.bet('cash', { amount: 900, roundId: 'cash' })))).toEqual(['OK', 1100])
})

test('free bets can be staked only at the sportsbook, and their winnings are winnings under the bonus', async () => {
  const game = await fixture.gameUnder(freeBets(1000, { code: 'bets' }))
  expect(said(await send(fixture, 'bet', game.bet('casino')))).toEqual(['INSUFFICIENT_FUNDS', 0])
  const { authToken: token } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, game.session)
  const opened = await send(fixture, 'authenticate', { token, gameCode: 'bookmaker' }, fixture.bookmaker)
  expect(opened.body).toMatchObject({ status: 'OK', balance: 1000 })
  const sessionToken = 'sessionToken' in opened.body ? opened.body.sessionToken : undefined
  const about = { gameCode: 'bookmaker', sessionToken }
  expect(said(await send(fixture, 'bet', game.bet('sport', about), fixture.bookmaker))).toEqual(['OK', 900])
  const win = game.win('won', 'sport', { gameCode: 'bookmaker', amount: 300 })
  await send(fixture, 'win', win, fixture.bookmaker)
  expect(await fixture.pockets(game.session)).toEqual({ freebet: 900, wrp: 300 })
})

test('at the sportsbook free bets pay the whole of a stake or none of it, as the player wants', async () => {
  const game = await fixture.gameUnder(freeBets(1000, { code: 'choice' }), { cash: 500 })
  const { authToken: token } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, game.session)
  const { body } = await send(fixture, 'authenticate', { token, gameCode: 'bookmaker' }, fixture.bookmaker)
  expect(body).toMatchObject({ status: 'OK', balance: 1500, freeBets: 1000 })
  const sessionToken = 'sessionToken' in body ? body.sessionToken : undefined
  const bet = (id: string, amount: number, freeBets: boolean) =>
    send(
      fixture,
      'bet',
      game.bet(id, { gameCode: 'bookmaker', sessionToken, roundId: id, amount, freeBets }),
      fixture.bookmaker,
    )
  expect(said(await bet('more', 1001, true))).toEqual(['INSUFFICIENT_FUNDS', 1500])
  expect(said(await bet('free', 600, true))).toEqual(['OK', 900])
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 500, freebet: 400 })
  expect(said(await bet('cash', 501, false))).toEqual(['INSUFFICIENT_FUNDS', 900])
  expect(said(await bet('own', 300, false))).toEqual(['OK', 600])
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 200, freebet: 400 })
  expect(said(await send(fixture, 'bet', game.bet('slot', { amount: 100, freeBets: true })))).toEqual([
    'INSUFFICIENT_FUNDS',
    200,
  ])
  const asked = { playerId: game.session.playerId, sessionToken }
  const balance = await send(fixture, 'balance', asked, fixture.bookmaker)
  expect(balance.body).toMatchObject({ balance: 600, freeBets: 400 })
})

test('without a bonus no stake is of free bets', async () => {
  const session = await fixture.newPlayer(500)
  const { authToken: token } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  const { body } = await send(fixture, 'authenticate', { token, gameCode: 'bookmaker' }, fixture.bookmaker)
  expect(body).toMatchObject({ balance: 500, freeBets: 0 })
  const bet = {
    transactionId: 'none',
    roundId: 'none',
    playerId: session.playerId,
    gameCode: 'bookmaker',
    sessionToken: 'sessionToken' in body ? body.sessionToken : '',
    amount: 100,
    currency: 'JPY',
    freeBets: true,
  }
  expect(said(await send(fixture, 'bet', bet, fixture.bookmaker))).toEqual(['INSUFFICIENT_FUNDS', 500])
})

test('a bonus without money left ends once no round is open', async () => {
  const game = await fixture.gameUnder(noDeposit(200, { code: 'down' }))
  await send(fixture, 'bet', game.bet('a', { roundId: 'a' }))
  await send(fixture, 'bet', game.bet('b', { roundId: 'b' }))
  await send(fixture, 'win', game.win('wa', 'a', { roundId: 'a', amount: 0 }))
  expect((await fixture.active(game.session))?.pockets).toEqual({ crp: 0, drp: 0, wrp: 0, freebet: 0 })
  await send(fixture, 'win', game.win('wb', 'b', { roundId: 'b', amount: 0 }))
  expect(await fixture.active(game.session)).toBeNull()
  expect(await fixture.history(game.session)).toMatchObject([{ state: 'spent', becameCash: 0, forfeited: 0 }])
})

test('calls of one player in one batch use the bonus as changed by the earlier ones', async () => {
  const game = await fixture.gameUnder(programme({ code: 'batch' }), { cash: 100 })
  const answers = await Promise.all([
    send(fixture, 'bet', game.bet('a', { roundId: 'a', amount: 800 })),
    send(fixture, 'bet', game.bet('b', { roundId: 'b', amount: 800 })),
    send(fixture, 'bet', game.bet('c', { roundId: 'c', amount: 500 })),
    send(fixture, 'bet', game.bet('d', { roundId: 'd', amount: 1 })),
    send(fixture, 'win', game.win('wb', 'b', { roundId: 'b', amount: 80 })),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 1300],
    ['OK', 500],
    ['OK', 0],
    ['INSUFFICIENT_FUNDS', 0],
    ['OK', 80],
  ])
  expect(await fixture.pockets(game.session)).toEqual({ drp: 20, wrp: 60 })
})

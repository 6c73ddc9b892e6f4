import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freeSpins } from '../../bonuses/programme.fixture.ts'
import { checkLedger } from '../check-ledger.fixture.ts'
import { type OpenGameSession, send } from '../game-session.fixture.ts'
import { type BonusPlay, openBonusPlay, said } from './bonus-play.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

async function spin(game: OpenGameSession, id: string, fields: object = {}) {
  const freeRoundsId = (await fixture.active(game.session))?.bonusId
  return send(fixture, 'bet', game.bet(id, { amount: 0, roundId: id, freeRoundsId, ...fields }))
}
const win = (game: OpenGameSession, id: string, amount: number) =>
  send(fixture, 'win', game.win(`w-${id}`, id, { roundId: id, amount }))

test('a supplier gets the free rounds of its game, and the player the list of games', async () => {
  const { session } = await fixture.gameUnder(freeSpins(3, { code: 'free' }))
  const bonusId = (await fixture.active(session))?.bonusId
  const open = async (gameCode: string) =>
    (await send(fixture, 'authenticate', { token: await fixture.launchToken(session, gameCode), gameCode })).body
  expect(await open('lantern')).toMatchObject({ freeRounds: { freeRoundsId: bonusId, stake: 20, left: 3 } })
  expect(await open('tables')).not.toHaveProperty('freeRounds')
  expect(await fixture.freeSpinGames(session)).toMatchObject([{ gameCode: 'lantern', left: 3, stake: 20 }])
})

test('wins of free rounds are winnings under the bonus, to be wagered according to the terms', async () => {
  const game = await fixture.gameUnder(freeSpins(2, { code: 'wagered', wagering: { times: 2 } }))
  await spin(game, 'a')
  await win(game, 'a', 50)
  expect(await fixture.pockets(game.session)).toEqual({ wrp: 50 })
  await spin(game, 'b')
  await win(game, 'b', 0)
  expect((await fixture.active(game.session))?.wagering).toEqual({ required: 100, wagered: 0, left: 100 })
  for (const id of ['c', 'd']) {
    await send(fixture, 'bet', game.bet(id, { amount: 50, roundId: id }))
    await win(game, id, 50)
  }
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 50 })
  expect(await fixture.active(game.session)).toBeNull()
})

test('without wagering a free round’s win is real cash at once, including the last one’s', async () => {
  const game = await fixture.gameUnder(freeSpins(2, { code: 'cash', wagering: { times: 0 } }))
  await spin(game, 'a')
  expect(said(await win(game, 'a', 70))).toEqual(['OK', 70])
  await spin(game, 'b')
  await win(game, 'b', 30)
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 100 })
  expect(await fixture.history(game.session)).toMatchObject([{ state: 'converted', becameCash: 100 }])
})

test('free rounds without a win end the bonus after the last one', async () => {
  const game = await fixture.gameUnder(freeSpins(1, { code: 'nothing' }))
  await spin(game, 'a')
  expect(await fixture.active(game.session)).not.toBeNull()
  await win(game, 'a', 0)
  expect(await fixture.history(game.session)).toMatchObject([{ state: 'spent' }])
})

test('free rounds are limited to the granted number, also concurrently, and to their game, their player and a stake of zero', async () => {
  const game = await fixture.gameUnder(freeSpins(2, { code: 'bounds' }), { cash: 100 })
  const stranger = await fixture.gameUnder(freeSpins(2, { code: 'bounds' }))
  const freeRoundsId = (await fixture.active(game.session))?.bonusId
  expect((await spin(stranger, 's', { freeRoundsId })).body.status).toBe('FREE_ROUNDS_UNKNOWN')
  expect((await spin(game, 'paid', { amount: 20 })).body.status).toBe('FREE_ROUNDS_UNKNOWN')
  const bets = ['a', 'b', 'c', 'd'].map((id) =>
    send(fixture, 'bet', game.bet(id, { amount: 0, roundId: id, freeRoundsId })),
  )
  const statuses = (await Promise.all(bets)).map(({ body }) => body.status)
  expect(statuses.sort()).toEqual(['FREE_ROUNDS_UNKNOWN', 'FREE_ROUNDS_UNKNOWN', 'OK', 'OK'])
  expect(await fixture.freeSpinGames(game.session)).toEqual([])
})

test('a rolled back free round may be played again; one that ends after its bonus was dropped pays nothing', async () => {
  const game = await fixture.gameUnder(freeSpins(2, { code: 'again' }))
  await spin(game, 'a')
  await send(fixture, 'rollback', game.rollback('back', 'a', { roundId: 'a' }))
  expect((await fixture.active(game.session))?.freeRoundsLeft).toBe(2)
  await spin(game, 'b')
  await fixture.drop(game.session)
  await win(game, 'b', 500)
  expect(await fixture.pockets(game.session)).toEqual({})
})

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freeSpins } from '../../bonuses/programme.fixture.ts'
import { type BonusPlay, openBonusPlay } from '../bonus-play/bonus-play.fixture.ts'
import { checkLedger } from '../check-ledger.fixture.ts'
import { openGameSession, send } from '../game-session.fixture.ts'
import { publishedGame } from '../game-wallet.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
  const whole = publishedGame('whole', { minBet: 100, maxBet: 500 })
  const lowest = publishedGame('lowest', { minBet: 100 })
  const highest = publishedGame('highest', { maxBet: 500 })
  const doubles = publishedGame('doubles', { minBet: 100, maxBet: 500, maxRoundBet: 1200 })
  const lantern = publishedGame('lantern', { minBet: 100, maxBet: 500 })
  await fixture.sync('arcade', [whole, lowest, highest, doubles, lantern, publishedGame('open')])
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const gameOf = async (gameCode: string) => openGameSession(fixture, await fixture.newPlayer(10_000), gameCode)

test.each([
  ['whole', 99, { min: 100, max: 500 }],
  ['whole', 501, { min: 100, max: 500 }],
  ['lowest', 99, { min: 100 }],
  ['highest', 501, { min: 1, max: 500 }],
  ['whole', 0, { min: 100, max: 500 }],
  ['highest', 0, { min: 1, max: 500 }],
  ['open', 0, { min: 1 }],
])('%s refuses a stake of %d with the stakes that it states, and takes nothing', async (gameCode, amount, params) => {
  const game = await gameOf(gameCode)
  const { status, body } = await send(fixture, 'bet', game.bet('a', { amount }))
  expect(status).toBe(422)
  expect(body).toMatchObject({ status: 'STAKE_OUT_OF_RANGE', balance: 10_000 })
  expect('params' in body && body.params).toEqual(params)
})

test.each([
  ['whole', 100],
  ['whole', 500],
  ['lowest', 10_000],
  ['highest', 1],
  ['open', 1],
  ['open', 10_000],
])('%s takes a stake of %d', async (gameCode, amount) => {
  const game = await gameOf(gameCode)
  expect((await send(fixture, 'bet', game.bet('a', { amount }))).body).toMatchObject({
    status: 'OK',
    balance: 10_000 - amount,
  })
})

test('the bets of one round count together: only the first has to reach the minimum, and all keep within the maximum', async () => {
  const game = await gameOf('whole')
  const bet = async (id: string, amount: number) => (await send(fixture, 'bet', game.bet(id, { amount }))).body.status
  expect(await bet('a', 400)).toBe('OK')
  expect(await bet('b', 101)).toBe('STAKE_OUT_OF_RANGE')
  expect(await bet('b', 40)).toBe('OK')
  await send(fixture, 'rollback', game.rollback('back', 'b'))
  expect(await bet('c', 100)).toBe('OK')
  expect(await bet('d', 1)).toBe('STAKE_OUT_OF_RANGE')
})

test('a game may leave room for further bets of a round: the first keeps within its maximum, all together within the other', async () => {
  const game = await gameOf('doubles')
  const bet = async (id: string, amount: number) => (await send(fixture, 'bet', game.bet(id, { amount }))).body
  expect(await bet('a', 501)).toMatchObject({ status: 'STAKE_OUT_OF_RANGE', params: { min: 100, max: 500 } })
  expect(await bet('a', 500)).toMatchObject({ status: 'OK' })
  expect(await bet('double', 500)).toMatchObject({ status: 'OK' })
  expect(await bet('more', 201)).toMatchObject({ status: 'STAKE_OUT_OF_RANGE', params: { min: 100, max: 1200 } })
  expect(await bet('more', 200)).toMatchObject({ status: 'OK' })
})

test('a further bet of 0 is refused, too, and so are a round of 0 in one call and a win on a bet that was refused', async () => {
  const game = await gameOf('whole')
  await send(fixture, 'bet', game.bet('a'))
  expect((await send(fixture, 'bet', game.bet('b', { amount: 0 }))).body.status).toBe('STAKE_OUT_OF_RANGE')
  const round = game.round('c', { roundId: 'other', amount: 0, win: 50 })
  expect((await send(fixture, 'round', round)).body.status).toBe('STAKE_OUT_OF_RANGE')
  const win = game.win('w', 'c', { roundId: 'other', amount: 50 })
  expect((await send(fixture, 'win', win)).body).toMatchObject({ status: 'BET_UNKNOWN', balance: 9_900 })
})

test('a round whose stakes were all returned starts from the minimum again', async () => {
  const game = await gameOf('whole')
  await send(fixture, 'bet', game.bet('a'))
  await send(fixture, 'rollback', game.rollback('back', 'a'))
  expect((await send(fixture, 'bet', game.bet('b', { amount: 99 }))).body.status).toBe('STAKE_OUT_OF_RANGE')
})

test('bets of one round in one batch count together, too', async () => {
  const game = await gameOf('whole')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => send(fixture, 'bet', game.bet(`b${index}`, { amount: 100 }))),
  )
  expect(answers.map(({ body }) => body.status)).toEqual([
    ...Array.from({ length: 5 }, () => 'OK'),
    ...Array.from({ length: 3 }, () => 'STAKE_OUT_OF_RANGE'),
  ])
})

test('a bet that was taken is answered the same again, whatever the game states meanwhile', async () => {
  const game = await gameOf('highest')
  const first = await send(fixture, 'bet', game.bet('a', { amount: 300 }))
  await fixture.sync('arcade', [publishedGame('highest', { maxBet: 200 }), publishedGame('lantern')])
  expect(await send(fixture, 'bet', game.bet('a', { amount: 300 }))).toEqual(first)
  expect((await send(fixture, 'win', game.win('w', 'a'))).body.status).toBe('OK')
})

test('a free round has the stake of its bonus, whatever the game states', async () => {
  await fixture.sync('arcade', [publishedGame('lantern', { minBet: 100, maxBet: 500 })])
  const game = await fixture.gameUnder(freeSpins(1, { code: 'free' })) // of 20 each
  const freeRoundsId = (await fixture.active(game.session))?.bonusId
  expect((await send(fixture, 'bet', game.bet('a', { amount: 0, freeRoundsId }))).body.status).toBe('OK')
})

test('a sportsbook asks for 0 where a round has a stake, and its player is checked; nothing else asks for 0', async () => {
  const session = await fixture.newPlayer(1000)
  const { authToken } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  const { body } = await send(fixture, 'authenticate', { token: authToken, gameCode: 'bookmaker' }, fixture.bookmaker)
  const { playerId } = session
  const sessionToken = 'sessionToken' in body ? String(body.sessionToken) : ''
  const about = { roundId: 'coupon', playerId, gameCode: 'bookmaker', currency: 'JPY' }
  const bet = (id: string, amount: number, token = sessionToken) =>
    send(
      fixture,
      'bet',
      { ...about, transactionId: `${playerId}.${id}`, sessionToken: token, amount },
      fixture.bookmaker,
    )
  expect((await bet('first', 0)).body.status).toBe('STAKE_OUT_OF_RANGE')
  expect((await bet('first', 400)).body).toMatchObject({ status: 'OK', balance: 600 })
  expect((await bet('change', 0)).body).toMatchObject({ status: 'OK', balance: 600 })
  expect((await bet('another', 0, 'A'.repeat(43))).body.status).toBe('TOKEN_INVALID')
  const names = { ...about, betTransactionId: `${playerId}.change`, roundClosed: true }
  const win = { ...names, transactionId: `${playerId}.win`, amount: 900 }
  expect((await send(fixture, 'win', win, fixture.bookmaker)).body).toMatchObject({ status: 'OK', balance: 1500 })
  expect((await bet('late', 0)).body.status).toBe('ROUND_CLOSED')

  const game = await gameOf('lantern')
  await send(fixture, 'bet', game.bet('a', { amount: 100 }))
  expect((await send(fixture, 'bet', game.bet('b', { amount: 0 }))).body.status).toBe('STAKE_OUT_OF_RANGE')
})

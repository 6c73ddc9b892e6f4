import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { WalletAnswer } from './answer.ts'
import { checkBooks } from './check-books.fixture.ts'
import { type GameWalletSetup, openGameWallet, publishedGame } from './game-wallet.fixture.ts'
import { type Seat, send, takeSeat } from './seat.fixture.ts'

let house: GameWalletSetup
beforeAll(async () => {
  house = await openGameWallet()
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

const seatWith = async (balance: number) => takeSeat(house, await house.newPlayer(balance))
const said = ({ body }: WalletAnswer) => [body.status, body.balance]

/** In how many database transactions what is held of these players was written. */
async function commits(...seats: Seat[]): Promise<number> {
  const players = seats.map((seat) => seat.session.playerId)
  const [row] = await house.ownerDb.query<{ count: number }>(
    'select count(distinct xmin::text) from catalogue.supplier_transactions where player_id = any($1)',
    [players],
  )
  return row?.count ?? 0
}

test('calls that come at once share one transaction, and each sees what the ones before it did', async () => {
  const seat = await seatWith(1000)
  const answers = await Promise.all([
    send(house, 'bet', seat.bet('bet')),
    send(house, 'win', seat.win('early', 'bet', { roundClosed: false })),
    send(house, 'bet', seat.bet('bet')),
    send(house, 'bet', seat.bet('bet', { amount: 99 })),
    send(house, 'rollback', seat.rollback('back', 'bet')),
    send(house, 'win', seat.win('late', 'bet', { amount: 1 })),
    send(house, 'bet', seat.bet('next')),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 900],
    ['OK', 1150],
    ['OK', 900],
    ['DUPLICATE', 1150],
    ['ROUND_CLOSED', 1150],
    ['OK', 1151],
    ['ROUND_CLOSED', 1151],
  ])
  expect(await commits(seat)).toBe(1)
})

test('a win in the batch of its refused bet is refused too, and the neighbours are paid', async () => {
  const [poor, rich] = [await seatWith(50), await seatWith(1000)]
  const answers = await Promise.all([
    send(house, 'bet', poor.bet('bet')),
    send(house, 'bet', rich.bet('bet')),
    send(house, 'win', poor.win('win', 'bet')),
    send(house, 'win', rich.win('win', 'bet')),
  ])
  expect(answers.map(said)).toEqual([
    ['INSUFFICIENT_FUNDS', 50],
    ['OK', 900],
    ['BET_UNKNOWN', 50],
    ['OK', 1150],
  ])
})

test('a rollback in one batch with its bet, before or after it, leaves the balance alone', async () => {
  const [after, before] = [await seatWith(1000), await seatWith(1000)]
  const answers = await Promise.all([
    send(house, 'bet', after.bet('bet')),
    send(house, 'rollback', after.rollback('back', 'bet')),
    send(house, 'rollback', before.rollback('back', 'bet')),
    send(house, 'bet', before.bet('bet')),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 900],
    ['OK', 1000],
    ['OK', 1000],
    ['BET_ROLLED_BACK', 1000],
  ])
})

test('of several bets of one player in a batch, each is answered with the balance after itself', async () => {
  const seat = await seatWith(250)
  const bets = ['a', 'b', 'c'].map((id) => send(house, 'bet', seat.bet(id, { roundId: id })))
  expect((await Promise.all(bets)).map(said)).toEqual([
    ['OK', 150],
    ['OK', 50],
    ['INSUFFICIENT_FUNDS', 50],
  ])
})

test('a closed round is told once, with its sums', async () => {
  const seat = await seatWith(1000)
  await send(house, 'bet', seat.bet('one'))
  await send(house, 'bet', seat.bet('two', { amount: 50 }))
  await send(house, 'bet', seat.bet('three', { amount: 7 }))
  await send(house, 'rollback', seat.rollback('back', 'three'))
  await send(house, 'win', seat.win('early', 'one', { amount: 20, roundClosed: false }))
  await send(house, 'win', seat.win('last', 'two', { amount: 30 }))
  await send(house, 'win', seat.win('last', 'two', { amount: 30 }))
  const { playerId } = seat.session
  expect(await house.facts({ key: playerId, name: 'catalogue.RoundSettled' })).toMatchObject([
    {
      data: {
        ...{ supplier: 'arcade', playerId, roundId: 'round', gameCode: 'lantern', currency: 'JPY' },
        ...{ staked: 150, won: 50 },
      },
    },
  ])
})

test('a game that its supplier withdrew takes no new bet, and still pays what it owes', async () => {
  const seat = await takeSeat(house, await house.newPlayer(1000), 'harbour')
  await send(house, 'bet', seat.bet('bet'))
  await house.sync('arcade', [publishedGame('lantern')])
  expect(said(await send(house, 'bet', seat.bet('next')))).toEqual(['GAME_UNKNOWN', 900])
  expect(said(await send(house, 'win', seat.win('win', 'bet')))).toEqual(['OK', 1150])
  await house.sync('arcade', [publishedGame('lantern'), publishedGame('harbour')])
})

test('a failing database is told as UNAVAILABLE, nothing has happened, and the same call passes later', async () => {
  const seat = await seatWith(1000)
  await house.ownerDb.query('revoke insert on catalogue.rounds from andon_app')
  expect((await send(house, 'bet', seat.bet('bet'))).body.status).toBe('UNAVAILABLE')
  await house.ownerDb.query('grant insert on catalogue.rounds to andon_app')
  expect(said(await send(house, 'bet', seat.bet('bet')))).toEqual(['OK', 900])
})

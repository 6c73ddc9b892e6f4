import fc from 'fast-check'
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

const newGame = async (balance = 1000) => openGameSession(fixture, await fixture.newPlayer(balance))

test('a round in one call takes the stake, pays the win and is closed', async () => {
  const game = await newGame()
  const first = await send(fixture, 'round', game.round('bet'))
  expect(first.body).toMatchObject({ status: 'OK', balanceAfterStake: 900, balance: 1150 })
  expect(await send(fixture, 'round', game.round('bet'))).toEqual(first)
  for (const [name, call] of [
    ['win', game.win('win', 'bet')],
    ['rollback', game.rollback('back', 'bet')],
    ['bet', game.bet('bet.2')],
    ['round', game.round('bet.3')],
  ] as const)
    expect((await send(fixture, name, call)).body).toMatchObject({ status: 'ROUND_CLOSED', balance: 1150 })
})

test('a refused stake pays nothing, and the same call may come again', async () => {
  const game = await newGame(99)
  expect((await send(fixture, 'round', game.round('bet'))).body).toMatchObject({
    status: 'INSUFFICIENT_FUNDS',
    balance: 99,
  })
  await fixture.deposit(game.session, 1)
  expect((await send(fixture, 'round', game.round('bet'))).body).toMatchObject({ status: 'OK', balance: 250 })
})

test('a round whose bet was rolled back before it came takes and pays nothing', async () => {
  const game = await newGame()
  await send(fixture, 'rollback', game.rollback('back', 'bet'))
  expect((await send(fixture, 'round', game.round('bet'))).body).toMatchObject({
    status: 'BET_ROLLED_BACK',
    balance: 1000,
  })
})

test('a round with an id that another call has taken moves no money', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('taken', { roundId: 'other' }))
  const { playerId } = game.session
  for (const ids of [
    { transactionId: `${playerId}.taken` },
    { winTransactionId: `${playerId}.taken` },
    { winTransactionId: `${playerId}.bet` },
  ])
    expect((await send(fixture, 'round', game.round('bet', ids))).body).toMatchObject({
      status: 'DUPLICATE',
      balance: 900,
    })
  await send(fixture, 'round', game.round('bet'))
  for (const fields of [{ amount: 101 }, { win: 251 }, { winTransactionId: `${playerId}.else` }])
    expect((await send(fixture, 'round', game.round('bet', fields))).body).toMatchObject({ status: 'DUPLICATE' })
  expect((await send(fixture, 'bet', game.bet('bet'))).body.status).toBe('DUPLICATE')
})

test('under a bonus it moves the same pockets as a bet and a win', async () => {
  const pocketsAfter = async (
    code: string,
    calls: (game: Awaited<ReturnType<typeof newGame>>) => [string, object][],
  ) => {
    const game = await fixture.gameUnder(programme({ code }), { deposited: 300, cash: 1000 })
    for (const [name, call] of calls(game)) await send(fixture, name as 'bet', call)
    return fixture.pockets(game.session)
  }
  const apart = await pocketsAfter('apart', (game) => [
    ['bet', game.bet('bet', { amount: 400 })],
    ['win', game.win('win', 'bet', { amount: 901 })],
  ])
  const together = await pocketsAfter('together', (game) => [['round', game.round('bet', { amount: 400, win: 901 })]])
  expect(together).toEqual(apart)
})

test('many rounds at once, some of them twice: the balance is what came, less what was staked, plus what was won', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          amount: fc.integer({ min: 0, max: 400 }),
          win: fc.integer({ min: 0, max: 300 }),
          twice: fc.boolean(),
        }),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      async (played) => {
        const game = await newGame()
        const asked = played.flatMap(({ amount, win, twice }, index) => {
          const call = game.round(`bet.${index}`, { roundId: `round.${index}`, amount, win })
          return twice ? [call, call] : [call]
        })
        const answers = await Promise.all(asked.map((call) => send(fixture, 'round', call)))
        const paid = new Map(
          answers.flatMap(({ body }, index) =>
            body.status === 'OK' ? [[asked[index]?.transactionId, asked[index]]] : [],
          ),
        )
        const moved = [...paid.values()].reduce((sum, call) => sum + (call ? call.win - call.amount : 0), 0)
        expect(await fixture.pockets(game.session)).toEqual(moved === -1000 ? {} : { realCash: 1000 + moved })
      },
    ),
    { numRuns: 15 },
  )
})

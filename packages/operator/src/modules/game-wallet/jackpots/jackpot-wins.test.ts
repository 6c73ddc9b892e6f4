import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../check-ledger.fixture.ts'
import { openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(async () => {
  await checkLedger(fixture)
  await fixture.close()
})

const newGame = async (balance = 1000) => openGameSession(fixture, await fixture.newPlayer(balance))
const daily = (amount: number) => ({ jackpot: { id: 'daily', amount } })
const reply = async (...asked: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never) => {
  const { body } = await send(fixture, ...asked)
  return `${body.status} ${'balance' in body ? body.balance : ''}`
}
const accounts = () =>
  fixture.ownerDb.query<{ holder: string; amount: number }>(
    `select holder, sum(real_cash)::bigint as amount from wallet.accounts where holder like 'house/%' group by holder order by holder`,
  )
/** The sums that `work` moves on the house's accounts. */
async function moves(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = new Map((await accounts()).map(({ holder, amount }) => [holder, amount]))
  await work()
  const changed = (await accounts()).map(({ holder, amount }) => [holder, amount - (before.get(holder) ?? 0)] as const)
  return Object.fromEntries(changed.filter(([, amount]) => amount !== 0))
}
const transfersOf = (playerId: string) =>
  fixture.ownerDb.query<{ kind: string; key: string; reference: string }>(
    `select kind, key, reference from wallet.transfers where owner = $1 and kind <> 'deposit' order by number`,
    [playerId],
  )

test('a win pays a jackpot from the account of this jackpot, as a transfer of its own beside the game’s win, once', async () => {
  const game = await newGame()
  const { playerId } = game.session
  const won = game.win('w', 'a', daily(5_000))
  expect(
    await moves(async () => {
      expect(await reply('bet', game.bet('a'))).toBe('OK 900')
      const [first, second] = [await send(fixture, 'win', won), await send(fixture, 'win', won)]
      expect(first.body).toMatchObject({ status: 'OK', balance: 900 + 250 + 5_000 })
      expect(second).toEqual(first)
    }),
  ).toEqual({ 'house/games/arcade': 100 - 250, 'house/jackpots/arcade/daily': -5_000 })
  expect((await transfersOf(playerId)).map(({ kind }) => kind)).toEqual(['stake', 'win', 'jackpotWin'])
  expect((await transfersOf(playerId)).at(-1)).toMatchObject({
    key: `arcade/${playerId}.w/jackpot`,
    reference: 'lantern/round',
  })
  expect(await reply('win', game.win('w', 'a', daily(5_001)))).toBe(`DUPLICATE ${900 + 250 + 5_000}`)
})

test('each jackpot has an account of its own, which contributions fill and prizes empty', async () => {
  const game = await newGame()
  const contributions = [
    { jackpot: 'mini', millionths: 2_000_000 },
    { jackpot: 'grand', millionths: 3_500_000 },
  ]
  expect(
    await moves(() =>
      send(fixture, 'round', game.round('a', { win: 0, contributions, jackpot: { id: 'mini', amount: 2 } })),
    ),
  ).toEqual({ 'house/games/arcade': 95, 'house/jackpots/arcade/grand': 3 })
})

test('a lost round can win a jackpot, and rounds of one batch each their own', async () => {
  const games = await Promise.all([newGame(), newGame(), newGame()])
  const moved = await moves(async () => {
    const replies = await Promise.all(
      games.map((game, n) => reply('round', game.round('a', { win: 0, ...(n === 1 ? daily(700) : {}) }))),
    )
    expect(replies).toEqual(['OK 900', 'OK 1600', 'OK 900'])
  })
  expect(moved).toEqual({ 'house/games/arcade': 300, 'house/jackpots/arcade/daily': -700 })
})

test('a round without its stake pays no jackpot', async () => {
  const game = await newGame(50)
  expect(
    await moves(async () => expect(await reply('round', game.round('a', daily(900)))).toBe('INSUFFICIENT_FUNDS 50')),
  ).toEqual({})
})

test('a bet that won a jackpot is not rolled back', async () => {
  const game = await newGame()
  await send(fixture, 'bet', game.bet('a'))
  expect(await reply('win', game.win('w', 'a', { amount: 0, roundClosed: false, ...daily(40) }))).toBe('OK 940')
  expect(await reply('rollback', game.rollback('back', 'a'))).toBe('ROUND_CLOSED 940')
})

test('an adjustment leaves what a jackpot paid, unless it states what it should have paid', async () => {
  const game = await newGame()
  await send(fixture, 'round', game.round('a', daily(400)))
  expect(await moves(async () => expect(await reply('adjust', game.adjust('one', 'a', 200))).toBe('OK 1500'))).toEqual({
    'house/games/arcade': 50,
  })
  expect(
    await moves(async () => expect(await reply('adjust', game.adjust('two', 'a', 200, daily(1_000)))).toBe('OK 2100')),
  ).toEqual({ 'house/jackpots/arcade/daily': -600 })
  expect((await transfersOf(game.session.playerId)).at(-1)?.kind).toBe('jackpotWin')
  const third = game.adjust('three', 'a', 200, daily(0))
  expect(await moves(async () => expect(await reply('adjust', third)).toBe('OK 1100'))).toEqual({
    'house/jackpots/arcade/daily': 1_000,
  })
  expect(await moves(async () => expect(await reply('adjust', third)).toBe('OK 1100'))).toEqual({})
})

test('one jackpot in place of another, with less of a win, moves the difference', async () => {
  const game = await newGame()
  await send(fixture, 'round', game.round('a', { win: 250, ...daily(100) }))
  const grand = { jackpot: { id: 'grand', amount: 30 } }
  expect(
    await moves(async () => {
      expect(await reply('adjust', game.adjust('off', 'a', 100, { reason: 'cancelled', ...grand }))).toBe('OK 1030')
    }),
  ).toEqual({ 'house/games/arcade': 150, 'house/jackpots/arcade/daily': 100, 'house/jackpots/arcade/grand': -30 })
})

test('a cancelled round gives its jackpot back; what the player has spent is owed', async () => {
  const game = await newGame()
  await send(fixture, 'round', game.round('a', { win: 0, ...daily(500) }))
  await send(fixture, 'round', game.round('b', { roundId: 'b', amount: 1_300, win: 0 }))
  const { body } = await send(fixture, 'adjust', game.adjust('off', 'a', 100, { reason: 'cancelled' }))
  expect(body).toMatchObject({ status: 'OK', balance: 0, owed: 300 })
  const rounds = await fixture.db.query(
    `select won, jackpots from game_wallet.rounds where player_id = $1 and round_id = 'round'`,
    [game.session.playerId],
  )
  expect(rounds).toEqual([{ won: 100, jackpots: null }])
})

test('the contributions of a round to more jackpots than one transfer names return, too', async () => {
  const game = await newGame()
  for (const bet of [0, 1, 2])
    await send(
      fixture,
      'bet',
      game.bet(`b${bet}`, {
        contributions: Array.from({ length: 8 }, (_, n) => ({ jackpot: `of-${bet}-${n}`, millionths: 1_000_000 })),
      }),
    )
  await send(fixture, 'win', game.win('w', 'b0', { amount: 0 }))
  const moved = await moves(async () =>
    expect(await reply('adjust', game.adjust('off', 'b0', 300, { reason: 'cancelled' }))).toBe('OK 1000'),
  )
  expect(Object.values(moved).filter((amount) => amount === -1)).toHaveLength(24)
  expect(moved['house/games/arcade']).toBe(-300 + 24)
})

test('the player’s history has the jackpot as a line of its own, and in what came of the round', async () => {
  const game = await newGame()
  await send(fixture, 'round', game.round('a', daily(5_000)))
  const { rounds } = await fixture.gameWallet.roundHistory(fixture.db, {
    playerId: game.session.playerId,
    language: 'ja',
    since: Temporal.Instant.fromEpochMilliseconds(0),
    limit: 10,
  })
  expect(rounds).toMatchObject([
    {
      staked: 100,
      won: 250,
      jackpot: 5_000,
      movements: [
        { kind: 'bet', amount: 100, jackpot: 0, balance: 900 },
        { kind: 'win', amount: 250, jackpot: 5_000, balance: 6_150 },
      ],
    },
  ])
})

import { runsOf } from '@andon/tests/long-form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chipRoundClosed } from '../facts.ts'
import { send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet.fixture.ts'

let open: GameWalletFixture
beforeAll(async () => {
  open = await openGameWallet()
  await open.sync('arcade', [publishedGame('lantern'), publishedGame('other')])
})
afterAll(() => open.close())

let races = 0
const start = 1_000
/** A player with a stack in a race of ten minutes, and the game open with it. */
async function openStack({ cash = 5_000, mostRounds = 50 } = {}) {
  const session = await open.newPlayer(cash)
  const { playerId } = session
  const tournamentId = `trn_${++races}`
  const startsAt = open.clock.now()
  const about = { site: 'LEO', currency: 'JPY', games: ['lantern'], minStake: 10, mostRounds }
  const times = { startsAt, endsAt: startsAt.add({ minutes: 10 }) }
  await open.db.transaction((tx) =>
    open.gameWallet.chips.open(tx, { playerId, tournamentId, ...about, ...times, chips: start }),
  )
  const launch = () =>
    open.call('launchGame', { gameType: 'realgames', gameSymbol: 'lantern', race: tournamentId }, session)
  const { launchUrl } = await launch()
  const token = new URL(launchUrl).hash.replace('#token=', '')
  const { body } = await send(open, 'authenticate', { token, gameCode: 'lantern' })
  expect(body).toMatchObject({ status: 'OK', balance: start, chips: true })
  expect(body).not.toHaveProperty('jackpots')
  const { playerId: stackId, sessionToken } = body as unknown as { playerId: string; sessionToken: string }
  const of = { playerId: stackId, gameCode: 'lantern', currency: 'JPY' }
  const own = { ...of, sessionToken }
  return {
    session,
    tournamentId,
    stackId,
    sessionToken,
    launch,
    stack: async () => {
      const [stack] = await open.gameWallet.chips.of(open.db, { playerId, tournamentIds: [tournamentId] })
      if (!stack) throw new Error('a stack')
      return stack
    },
    bet: (id: string, fields: object = {}) =>
      send(open, 'bet', { ...own, transactionId: `${id}.bet`, roundId: id, amount: 100, ...fields }),
    win: (id: string, fields: object = {}) => {
      const ids = { transactionId: `${id}.win`, betTransactionId: `${id}.bet`, roundId: id }
      return send(open, 'win', { ...of, ...ids, amount: 250, roundClosed: true, ...fields })
    },
    round: (id: string, fields: object = {}) => {
      const ids = { transactionId: `${id}.bet`, winTransactionId: `${id}.win`, roundId: id }
      return send(open, 'round', { ...own, ...ids, amount: 100, win: 250, ...fields })
    },
    rollback: (id: string) =>
      send(open, 'rollback', { ...of, transactionId: `${id}.rollback`, betTransactionId: `${id}.bet`, roundId: id }),
    adjust: (id: string, paid: number) => {
      const ids = { transactionId: `${id}.adjust.${paid}`, betTransactionId: `${id}.bet`, roundId: id }
      return send(open, 'adjust', { ...of, ...ids, paid, reason: 'resettled' })
    },
    balance: () => send(open, 'balance', { playerId: stackId, sessionToken }),
  }
}

const money = (playerId: string) => open.wallet.balances(open.db, playerId)
const closedOf = async (playerId: string) =>
  (await open.facts<{ roundId: string; stake: number; win: number }>({ name: chipRoundClosed.name })).filter(
    ({ key }) => key === playerId,
  )

test('rounds move chips and no money, and repeated calls move them once', async () => {
  const one = await openStack()
  const { playerId } = one.session
  const before = await money(playerId)
  const first = await one.round('a')
  expect(first.body).toMatchObject({ status: 'OK', balanceAfterStake: 900, balance: 1_150 })
  expect(await one.round('a')).toEqual(first)
  expect((await one.round('a', { win: 900 })).body.status).toBe('DUPLICATE')
  const bets = await Promise.all(Array.from({ length: 10 }, () => one.bet('b')))
  expect(new Set(bets.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await one.win('b')).body).toMatchObject({ balance: 1_300 })
  expect((await one.balance()).body).toMatchObject({ status: 'OK', balance: 1_300 })
  expect(await money(playerId)).toEqual(before)
  expect((await closedOf(playerId)).map(({ data }) => [data.roundId, data.stake, data.win])).toEqual([
    ['a', 100, 250],
    ['b', 100, 250],
  ])
  expect(await open.facts({ name: 'gameWallet.RoundClosed' })).toEqual([])
  expect(await open.db.query('select 1 as one from game_wallet.rounds where player_id = $1', [playerId])).toEqual([])
})

test('chips are never below zero, whatever is staked at once', async () => {
  const one = await openStack()
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => one.bet(`r${n}`)))
  expect(replies.filter(({ body }) => body.status === 'OK')).toHaveLength(10)
  expect(replies.filter(({ body }) => body.status === 'INSUFFICIENT_FUNDS')).toHaveLength(10)
  expect(await one.stack()).toMatchObject({ balance: 0, staked: 1_000, rounds: 10 })
})

test('money does not reach the race, nor chips the account', async () => {
  const one = await openStack()
  const { playerId } = one.session
  const { stackId, sessionToken } = one
  expect((await one.bet('x', { playerId })).body.status).toBe('TOKEN_INVALID')
  expect((await send(open, 'balance', { playerId, sessionToken })).body.status).toBe('TOKEN_INVALID')
  const token = await open.launchToken(one.session, 'lantern')
  const { body } = await send(open, 'authenticate', { token, gameCode: 'lantern' })
  const withMoney = { sessionToken: (body as unknown as { sessionToken: string }).sessionToken }
  expect((await one.bet('y', withMoney)).body.status).toBe('TOKEN_INVALID')
  expect((await send(open, 'balance', { playerId: stackId, ...withMoney })).body.status).toBe('TOKEN_INVALID')
  expect((await one.bet('z', { contributions: [{ jackpot: 'grand', millionths: 1 }] })).body.status).toBe('MALFORMED')
  expect((await one.round('z', { jackpot: { id: 'grand', amount: 5 } })).body.status).toBe('MALFORMED')
  const other = await openStack()
  expect((await one.bet('o', { playerId: other.stackId })).body.status).toBe('TOKEN_INVALID')
  expect((await one.stack()).balance).toBe(start)
})

test('stakes are taken from the start to the end of the race, in its games, and no more rounds than count', async () => {
  const one = await openStack({ mostRounds: 2 })
  expect((await one.bet('small', { amount: 9 })).body).toMatchObject({
    status: 'STAKE_OUT_OF_RANGE',
    params: { min: 10 },
  })
  await one.bet('a')
  await one.bet('b')
  expect((await one.bet('c')).body.status).toBe('NO_NEW_BETS')
  await one.rollback('a')
  expect((await one.bet('d')).body.status).toBe('OK')
  open.clock.advance({ minutes: 10 })
  expect((await one.bet('e')).body.status).toBe('NO_NEW_BETS')
  expect((await one.win('b')).body).toMatchObject({ status: 'OK', balance: 1_050 })
  await expect(one.launch()).rejects.toMatchObject({ code: 'ACTION_IMPOSSIBLE' })
})

test('a lock, the end of the login and a removal from the race stop the next stake, and what is won is still paid', async () => {
  const [locked, gone, removed] = [await openStack(), await openStack(), await openStack()]
  for (const one of [locked, gone, removed]) await one.bet('a')
  await open.lock(locked.session)
  open.logOut(gone.session)
  const { tournamentId, session } = removed
  await open.db.transaction((tx) =>
    open.gameWallet.chips.close(tx, { tournamentId, playerIds: [session.playerId], at: open.clock.now() }),
  )
  expect((await locked.bet('b')).body.status).toBe('ACCOUNT_LOCKED')
  expect((await gone.bet('b')).body.status).toBe('SESSION_EXPIRED')
  expect((await removed.bet('b')).body.status).toBe('NO_NEW_BETS')
  for (const one of [locked, gone, removed]) expect((await one.win('a')).body).toMatchObject({ balance: 1_150 })
})

test('a closed round is corrected, down to what is there; a later bet of a rollback is refused', async () => {
  const one = await openStack()
  await one.round('a', { win: 500 })
  await one.round('b', { amount: 1_300, win: 0 })
  expect((await one.adjust('a', 200)).body).toMatchObject({ balance: 0, owed: 200 })
  expect((await one.adjust('a', 350)).body).toMatchObject({ balance: 150, owed: 0 })
  expect((await closedOf(one.session.playerId)).at(-1)?.data).toMatchObject({ roundId: 'a', stake: 100, win: 350 })
  expect((await one.rollback('late')).body.status).toBe('OK')
  expect((await one.bet('late')).body.status).toBe('BET_ROLLED_BACK')
  expect((await one.rollback('b')).body.status).toBe('ROUND_CLOSED')
})

const step = fc.record({
  call: fc.constantFrom('bet', 'win', 'rollback', 'round', 'adjust'),
  round: fc.nat(4),
  amount: fc.integer({ min: 1, max: 700 }),
  dies: fc.boolean(),
})

test('whatever is called, repeated or killed, given and won is staked and left, and the board of facts agrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const one = await openStack()
      for (const { call, round, amount, dies } of steps) {
        const id = `r${round}`
        const calls = {
          bet: () => one.bet(id, { amount }),
          win: () => one.win(id, { amount }),
          rollback: () => one.rollback(id),
          round: () => one.round(id, { amount, win: amount * 2 }),
          adjust: () => one.adjust(id, amount),
        }
        if (dies) await dyingOnce(calls[call])
        const [reply, again] = [await calls[call](), await calls[call]()]
        if (reply.body.status === 'OK') expect(again.body.status).toBe('OK')
      }
      const { given, won, staked, balance } = await one.stack()
      expect(given + won).toBe(staked + balance)
      const rounds = await open.gameWallet.chips.roundsOf(open.db, {
        playerId: one.session.playerId,
        tournamentId: one.tournamentId,
        limit: 100,
      })
      const last = new Map((await closedOf(one.session.playerId)).map(({ data }) => [data.roundId, data]))
      for (const { roundId, state, staked: stake, won: win } of rounds)
        expect(last.get(roundId) ?? { stake: 0, win: 0 }).toMatchObject(
          state === 'closed' ? { stake, win } : { stake: 0, win: 0 },
        )
    }),
    { numRuns: runsOf({ short: 6, long: 300 }) },
  )
})

/** The process dies after the work and before the commit. */
async function dyingOnce(call: () => Promise<unknown>): Promise<void> {
  const { transaction } = open.runtime.db
  open.runtime.db.transaction = (work) =>
    transaction(async (tx) => {
      await work(tx)
      throw new Error('the process dies')
    })
  await call().finally(() => {
    open.runtime.db.transaction = transaction
  })
}

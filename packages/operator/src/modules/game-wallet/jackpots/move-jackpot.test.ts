import type { WalletRequest } from '@andon/contract/wallet-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../check-ledger.fixture.ts'
import { openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
let bets = 0
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(async () => {
  await checkLedger(fixture)
  await fixture.close()
})

/** The sums that these jackpots hold: exactly, in millionths, and in whole yen. */
async function held(...jackpots: string[]) {
  const rows = await fixture.ownerDb.query<{ jackpot: string; yen: number; exact: number }>(
    `select name as jackpot, (select coalesce(sum(real_cash), 0) from wallet.accounts where holder = 'house/jackpots/arcade/' || name)::bigint as yen,
       (select coalesce(sum(real_cash), 0) * 1000000 from wallet.accounts where holder = 'house/jackpots/arcade/' || name)::bigint
       + (select coalesce(sum(millionths), 0) from game_wallet.jackpot_carries where supplier = 'arcade' and jackpot = name)::bigint as exact
     from unnest($1::text[]) as name`,
    [jackpots],
  )
  return Object.fromEntries(rows.map(({ jackpot, yen, exact }) => [jackpot, { yen, exact }]))
}

/** Players in several shards of the ledger contribute. */
async function contribute(jackpot: string, ...millionths: number[]): Promise<void> {
  for (const each of millionths) {
    const game = await openGameSession(fixture, await fixture.newPlayer(1000))
    const id = `bet-${++bets}`
    const bet = game.bet(id, { roundId: id, contributions: [{ jackpot, millionths: each }] })
    expect((await send(fixture, 'bet', bet)).body.status).toBe('OK')
  }
}

type Move = WalletRequest<'moveJackpot'>
const moveOf = (changes: Partial<Move> & Pick<Move, 'transactionId'>): Move => ({
  kind: 'seed',
  from: 'a.reserve',
  to: 'a',
  millionths: 1_500_000,
  currency: 'JPY',
  ...changes,
})
const move = async (changes: Partial<Move> & Pick<Move, 'transactionId'>) =>
  (await send(fixture, 'moveJackpot', moveOf(changes))).body.status

test('a move takes from one jackpot what it gives another, to the millionth, and once', async () => {
  await contribute('a.reserve', 2_600_000, 700_000, 900_000)
  expect(await send(fixture, 'moveJackpot', moveOf({ transactionId: 'one' }))).toEqual({
    status: 200,
    body: { status: 'OK', transactionId: 'one' },
  })
  const after = await held('a.reserve', 'a')
  expect([after['a.reserve']?.exact, after.a?.exact]).toEqual([2_700_000, 1_500_000])
  expect(await move({ transactionId: 'one' })).toBe('OK')
  expect(await held('a.reserve', 'a')).toEqual(after)
})

test('the same id with another body is a duplicate, and moves nothing', async () => {
  await contribute('b', 9_000_000)
  expect(await move({ transactionId: 'two', from: 'b', to: 'b.overflow', kind: 'overflow' })).toBe('OK')
  const before = await held('b', 'b.overflow', 'c')
  for (const other of [{ millionths: 1 }, { kind: 'retired' as const }, { to: 'c' }, { from: 'c' }])
    expect(await move({ transactionId: 'two', from: 'b', to: 'b.overflow', kind: 'overflow', ...other })).toBe(
      'DUPLICATE',
    )
  expect(await held('b', 'b.overflow', 'c')).toEqual(before)
})

test('an account gives no more than it holds, also of parts of a yen and of moves at the same time', async () => {
  await contribute('d', 400_000, 350_000)
  expect(await move({ transactionId: 'd-1', from: 'd', to: 'e', millionths: 750_001 })).toBe('INSUFFICIENT_FUNDS')
  expect(await move({ transactionId: 'd-2', from: 'none', to: 'e', millionths: 1 })).toBe('INSUFFICIENT_FUNDS')
  const at = ['p', 'q', 'r', 's'].map((id) => move({ transactionId: id, from: 'd', to: 'e', millionths: 300_000 }))
  expect((await Promise.all(at)).sort()).toEqual(['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'OK', 'OK'])
  const after = await held('d', 'e')
  expect([after.d?.exact, after.e?.exact]).toEqual([150_000, 600_000])
})

test('the same move sent several times at once moves once; what was refused may be sent again once the money is there', async () => {
  expect(await move({ transactionId: 'late', from: 'f', to: 'g', millionths: 2_000_000 })).toBe('INSUFFICIENT_FUNDS')
  await contribute('f', 2_000_000)
  const replies = Array.from({ length: 5 }, () =>
    move({ transactionId: 'late', from: 'f', to: 'g', millionths: 2_000_000 }),
  )
  expect(new Set(await Promise.all(replies))).toEqual(new Set(['OK']))
  const after = await held('f', 'g')
  expect([after.f?.exact, after.g]).toEqual([0, { yen: 2, exact: 2_000_000 }])
})

test('a move pays for a prize: the account that seeded a meter and its meter are together what came in', async () => {
  await contribute('h', 5_000_000)
  await contribute('h.reserve', 3_000_000)
  const game = await openGameSession(fixture, await fixture.newPlayer(1000))
  await send(fixture, 'round', game.round('hit', { amount: 100, win: 0, jackpot: { id: 'h', amount: 7 } }))
  expect((await held('h')).h?.exact).toBe(-2_000_000)
  expect(await move({ transactionId: 'h-1', from: 'h.reserve', to: 'h', millionths: 3_000_000 })).toBe('OK')
  expect((await held('h')).h?.exact).toBe(1_000_000)
})

test.each([
  ['no money', { millionths: 0 }, 'millionths'],
  ['a part of a millionth', { millionths: 0.5 }, 'millionths'],
  ['an account to itself', { to: 'a.reserve' }, 'to'],
  ['a name with a slash', { to: 'guest/a' }, 'to'],
  ['a kind that is none', { kind: 'gift' as never }, 'kind'],
  ['a currency that is none', { currency: 'XXX' as never }, 'currency'],
])('%s is malformed', async (_, wrong, field) => {
  const reply = await send(fixture, 'moveJackpot', moveOf({ transactionId: 'wrong', ...wrong }))
  expect(reply.body).toMatchObject({ status: 'MALFORMED', field })
})

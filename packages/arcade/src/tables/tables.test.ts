import { afterEach, expect, test } from 'vitest'
import { call, openReal } from '../arcade.fixture.ts'
import { betsTree } from '../provably-fair/bets-tree.ts'
import {
  bet,
  coinTitle,
  newestRound,
  openedDemo,
  openedReal,
  openTable,
  pass,
  secretOf,
  type TestTable,
  takeTurns,
  told,
} from './tables.fixture.ts'

let table: TestTable
afterEach(() => table.arcade.close())

const states = () =>
  told(table).flatMap((message) => (message.type === 'round' ? [`${message.round.number} ${message.round.state}`] : []))
const storedBets = () =>
  table.arcade.db.query<{ id: string; state: string; win: number | null; refusal: string | null; mode: string }>(
    'select id, state, win, refusal, mode from arcade.table_bets order by id',
  )
/** The money that the operator holds equals what the bets say. */
async function expectBooksAgree(): Promise<void> {
  const [sum] = await table.arcade.db.query<{ due: number | null }>(
    `select sum(case state when 'settled' then win - stake when 'placed' then -stake when 'settling' then -stake else 0 end)::bigint due
     from arcade.table_bets where mode = 'real'`,
  )
  const { balance, startBalance } = table.arcade.operator
  expect(balance() - startBalance).toBe(sum?.due ?? 0)
}

test('a round opens before its first bet, locks, is shown and over, and the next one opens', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  expect(await newestRound(table)).toMatchObject({ number: 1, state: 'open', betsRoot: null, serverSeed: null })
  const token = await openedReal(table)
  const { reply, status } = await bet(table.arcade, { token })
  expect([status, reply.bet.status, reply.bet.win, reply.bet.events]).toEqual([200, 'placed', null, []])
  await pass(table, 16_000)
  const round = await newestRound(table)
  expect(round).toMatchObject({ state: 'shown', betsRoot: betsTree([{ ...reply.bet }]).root })
  await table.server.tables.pay()
  const { reply: shown } = await call(table.arcade, 'table', { token })
  const cho = round.facts?.includes('cho')
  expect(shown.bets).toMatchObject([{ id: reply.bet.id, status: 'settled', win: cho ? 1960 : 0 }])
  expect(shown.bets[0]?.events.at(-1)).toEqual({ type: 'roundEnd', amount: cho ? 1960 : 0 })
  await expectBooksAgree()
  await pass(table, 14_000)
  expect(states()).toEqual(['1 open', '1 locked', '1 locked', '1 shown', '1 over', '2 open'])
  expect((await call(table.arcade, 'table', { token })).reply.table.past).toMatchObject([{ number: 1, state: 'over' }])
})

test('a bet counts by the instant at which it was received: a millisecond before the lock it is placed, at the lock refused', async () => {
  table = await openTable()
  const token = await openedReal(table)
  await pass(table, 14_999)
  const early = await bet(table.arcade, { token })
  expect(early.reply.bet.status).toBe('placed')
  await pass(table, 1)
  const { locksAt } = await newestRound(table)
  const late = await bet(table.arcade, { token })
  const at = locksAt.epochMilliseconds
  expect([late.status, late.refusal, late.params]).toEqual([409, 'BETS_CLOSED', { receivedAt: at, closedAt: at }])
  expect((await bet(table.arcade, { token, number: 9 })).refusal).toBe('TABLE_CLOSED')
  await pass(table, 2_000)
  expect((await storedBets()).map(({ state }) => state)).toEqual(['settling'])
})

test('a request is one bet and one stake, however often it comes, and another body is refused', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const token = await openedReal(table)
  const sent = { token, requestId: 'request-1' }
  const replies = await Promise.all(Array.from({ length: 8 }, () => bet(table.arcade, sent)))
  expect(new Set(replies.map(({ reply }) => reply.bet.id)).size).toBe(1)
  expect((await bet(table.arcade, sent)).reply.bet.status).toBe('placed')
  for (const other of [{ stake: 2000 }, { choice: { han: 1000 } }, { shown: true }])
    expect((await bet(table.arcade, { ...sent, ...other })).refusal).toBe('IDEMPOTENCY_CONFLICT')
  expect(table.arcade.operator.balance()).toBe(table.arcade.operator.startBalance - 1000)
  expect(await storedBets()).toHaveLength(1)
})

test('all bets of a player in a round keep within the limits together, also when they come at once', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const token = await openedReal(table)
  const many = await Promise.all(Array.from({ length: 6 }, () => bet(table.arcade, { token })))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(many.filter(({ refusal }) => refusal === 'TOO_MANY_BETS')).toHaveLength(3)
  const other = await openTable({ ...coinTitle, gameCode: 'coin' })
  await table.arcade.close()
  table = other
  await takeTurns(table, table.server)
  const next = await openedReal(table)
  const most = { token: next, stake: 150_000, choice: { cho: 150_000 } }
  expect((await bet(table.arcade, most)).status).toBe(200)
  const above = await bet(table.arcade, most) // 300,000 on one spot
  expect([above.refusal, above.params]).toEqual(['STAKE_OUT_OF_RANGE', expect.objectContaining({ max: 200_000 })])
  expect((await bet(table.arcade, { ...most, choice: { han: 150_000 } })).status).toBe(200)
  await expectBooksAgree()
})

test('a bet is marked as shown by its own player, once for good, and by nobody else', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const [token, other] = [
    await openedReal(table),
    (await openReal(table.arcade, table.title.gameCode, 'ply_2')).sessionToken,
  ]
  const { id: roundId } = (await bet(table.arcade, { token })).reply.bet
  await pass(table, 16_000)
  expect((await call(table.arcade, 'roundShown', { token: other, roundId })).refusal).toBe('NOT_FOUND')
  const shownAt = () => table.arcade.db.query<{ at: unknown }>('select shown_at at from arcade.table_bets')
  expect(await shownAt()).toEqual([{ at: null }])
  expect((await call(table.arcade, 'roundShown', { token, roundId })).status).toBe(200)
  const [first] = await shownAt()
  table.arcade.clock.advance({ seconds: 1 })
  expect((await call(table.arcade, 'roundShown', { token, roundId })).status).toBe(200)
  expect(await shownAt()).toEqual([first])
  expect(first?.at).not.toBeNull()
})

test('a player who opens the game elsewhere sees the bet of the round that is on, and what became of it', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const { id } = (await bet(table.arcade, { token: await openedReal(table) })).reply.bet
  const elsewhere = await openedReal(table)
  const seen = async () => (await call(table.arcade, 'table', { token: elsewhere })).reply.bets
  expect(await seen()).toMatchObject([{ id, status: 'placed', win: null }])
  await pass(table, 16_000)
  await table.server.tables.pay()
  expect(await seen()).toMatchObject([{ id, status: 'settled' }])
})

test('a refused stake leaves its bet as refused with the reason, and the same request is answered with it', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const token = await openedReal(table)
  table.arcade.operator.refuseNext('bet', 'LIMIT_REACHED')
  const sent = { token, requestId: 'request-1' }
  expect((await bet(table.arcade, sent)).refusal).toBe('LIMIT_REACHED')
  expect((await bet(table.arcade, sent)).reply.bet).toMatchObject({ status: 'refused', refusal: 'LIMIT_REACHED' })
  await pass(table, 17_000)
  expect(await storedBets()).toMatchObject([{ state: 'refused', refusal: 'LIMIT_REACHED', win: null }])
  await expectBooksAgree()
})

test('a stake whose outcome is unknown is returned, before the lock and after it, and never takes part', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const token = await openedReal(table)
  table.arcade.operator.fail('bet', 'lostReply')
  const before = await bet(table.arcade, { token })
  expect([before.refusal, before.params.stakeReturned]).toEqual(['UNAVAILABLE', true])
  table.arcade.operator.fail('bet', 'lostReply')
  const asked = bet(table.arcade, { token })
  await pass(table, 15_600)
  expect((await asked).refusal).toBe('UNAVAILABLE')
  table.arcade.clock.advance({ seconds: 20 })
  await table.server.tables.pay()
  expect((await storedBets()).map(({ state }) => state)).toEqual(['returned', 'returned'])
  expect((await newestRound(table)).betsRoot).toBe(betsTree([]).root)
  await expectBooksAgree()
})

test('demo bets play the same round with fun credits, but are no part of its root, its players or its seats', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const demo = await openedDemo(table)
  const real = await openedReal(table)
  expect((await bet(table.arcade, { token: demo, shown: true })).reply.balance).toBe(99_000)
  const placed = await bet(table.arcade, { token: real, shown: true })
  await pass(table, 16_000)
  expect((await newestRound(table)).betsRoot).toBe(betsTree([{ ...placed.reply.bet }]).root)
  const { reply } = await call(table.arcade, 'table', { token: real })
  expect(reply.table).toMatchObject({ players: 1, staked: 1000, seats: [{ name: 'ほ＊＊＊', bets: { cho: 1000 } }] })
  expect([reply.table.seats[0]?.seat, reply.table.squeezer]).toEqual([reply.seat, reply.seat])
  await table.server.tables.pay()
  expect((await storedBets()).map(({ mode, state }) => `${mode} ${state}`).sort()).toEqual([
    'demo settled',
    'real settled',
  ])
})

test('without a second share the round is void after ten seconds, all stakes go back, and the table opens once the signer answers', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const token = await openedReal(table)
  await bet(table.arcade, { token })
  table.signer.isAway = true
  await pass(table, 24_900)
  expect((await newestRound(table)).state).toBe('locked')
  await pass(table, 1_200)
  expect(await newestRound(table)).toMatchObject({ state: 'void', voidReason: 'NO_SECOND_SHARE', secondShare: null })
  await table.server.tables.pay()
  expect((await storedBets()).map(({ state }) => state)).toEqual(['returned'])
  await expectBooksAgree()
  await pass(table, 6_000)
  expect((await call(table.arcade, 'table', { token })).reply.table.closed).toBe('signer')
  table.signer.isAway = false
  await pass(table, 2_000)
  const { reply } = await call(table.arcade, 'table', { token })
  expect([reply.table.closed, reply.table.round?.number]).toEqual([null, 2])
  const published = await call(table.arcade, 'tableRound', { token, number: 1 })
  expect(published.reply.round.voided).toMatchObject({ serverSeed: expect.any(String), secondShare: { by: 'signer' } })
})

test('a table whose chain is used up is closed and opens no round', async () => {
  table = await openTable(coinTitle, { links: 1 })
  await pass(table, 31_000)
  const token = await openedReal(table)
  const { reply } = await call(table.arcade, 'table', { token })
  expect([reply.table.closed, reply.table.round?.number, reply.table.round?.state]).toEqual(['chain', 1, 'over'])
  expect((await bet(table.arcade, { token })).refusal).toBe('BETS_CLOSED')
})

test('nothing of the outcome is in a byte that is sent before it is shown', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const token = await openedReal(table)
  const replies: unknown[] = [(await bet(table.arcade, { token, shown: true })).reply]
  await pass(table, 15_900)
  const { facts, events } = await secretOf(table)
  const { chain, link } = await newestRound(table)
  const seed = await table.chains.seedOf(table.tableId, { chain, link })
  for (const name of ['table', 'tableRounds', 'rounds'] as const)
    replies.push((await call(table.arcade, name, { token })).reply)
  replies.push((await call(table.arcade, 'tableRound', { token, number: 1 })).reply)
  const [stored] = await table.arcade.db.query<{ row: string }>(
    'select row_to_json(r)::text row from arcade.table_rounds r',
  )
  const before = JSON.stringify([replies, table.arcade.facts, stored])
  expect((await newestRound(table)).state).toBe('locked')
  for (const secret of [seed, JSON.stringify(facts), JSON.stringify(events[0])]) expect(before).not.toContain(secret)
  await pass(table, 200)
  expect(JSON.stringify(table.arcade.facts)).toContain(seed)
  expect(JSON.stringify(table.arcade.facts)).toContain(JSON.stringify(facts))
})

test('a reaction is shown at most every two seconds, and in demo play to nobody; only the squeezer turns a card', async () => {
  table = await openTable()
  await takeTurns(table, table.server)
  const [demo, real] = [await openedDemo(table), await openedReal(table)]
  const react = (token: string) => call(table.arcade, 'react', { token, body: { reaction: 'clap' } })
  expect([(await react(demo)).status, (await react(real)).status, (await react(real)).refusal]).toEqual([
    ...[200, 200, 'TOO_MANY_REQUESTS'],
  ])
  expect(told(table).filter(({ type }) => type === 'reaction')).toMatchObject([{ name: 'ほ＊＊＊', reaction: 'clap' }])
  await bet(table.arcade, { token: real, shown: true })
  const turn = (token: string) =>
    call(table.arcade, 'squeeze', { token, body: { number: 1, card: 0, from: 'left', part: 0.4 } })
  expect((await turn(real)).refusal).toBe('ACTION_NOT_ALLOWED')
  await pass(table, 16_000)
  expect([(await turn(demo)).refusal, (await turn(real)).status]).toEqual(['ACTION_NOT_ALLOWED', 200])
  expect(told(table).at(-1)).toMatchObject({ type: 'squeezed', part: 0.4 })
})

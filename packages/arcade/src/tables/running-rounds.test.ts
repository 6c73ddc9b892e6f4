import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../arcade.fixture.ts'
import {
  bet,
  newestRound,
  openedDemo,
  openedReal,
  openTable,
  pass,
  runnerTitle,
  secretOf,
  type TestTable,
  takeTurns,
  told,
} from './tables.fixture.ts'

const { shared } = runnerTitle
if (!shared) throw new Error('rounds are shared')
let table: TestTable
beforeEach(async () => {
  table = await openTable(runnerTitle)
  await takeTurns(table, table.server)
})
afterEach(() => table.arcade.close())

const onRunner = { choice: null, stake: 1000 }
const cashOut = (token: string, betId: string) =>
  call(table.arcade, 'actOnBet', { token, betId, body: { action: { type: 'cashOut' } } })

/** The next round, with bets made in its open time, when it has just begun to run; and its end in ms since then. */
async function running<T>(place: (number: number) => Promise<T>): Promise<{ placed: T; endsMs: number }> {
  while ((await newestRound(table)).state !== 'open') await pass(table, 250)
  const { number, locksAt } = await newestRound(table)
  const placed = await place(number)
  const lockedFor = async (ms: number) =>
    pass(table, locksAt.epochMilliseconds + ms - table.arcade.clock.now().epochMilliseconds)
  await lockedFor(400)
  const { runsForMs } = await secretOf(table)
  await lockedFor(520)
  return { placed, endsMs: runsForMs ?? 0 }
}
/** Moves the clock to so many ms after the round began to run, without a turn. */
async function at(ms: number): Promise<void> {
  const { runsFrom } = await newestRound(table)
  table.arcade.clock.set((runsFrom ?? table.arcade.clock.now()).add({ milliseconds: ms }))
}

/** Resolves when so many bets of the newest round have an action. */
async function untilActed(bets: number): Promise<void> {
  const { number } = await newestRound(table)
  await vi.waitFor(async () => {
    const [row] = await table.arcade.db.query<{ acted: number }>(
      `select count(*) acted from arcade.table_bets where number = $1 and actions <> '[]'`,
      [number],
    )
    expect(row?.acted).toBe(bets)
  })
}

test('a cash-out counts by its receipt: a millisecond before the end it pays, at the end and after it is too late', async () => {
  for (const [offset, pays] of [
    [-1, true],
    [0, false],
    [1, false],
  ] as const) {
    const token = await openedReal(table)
    const { placed, endsMs } = await running(
      async (number) => (await bet(table.arcade, { token, number, ...onRunner })).reply.bet,
    )
    await at(endsMs + offset)
    const asked = cashOut(token, placed.id)
    await untilActed(1)
    await pass(table, 800)
    const { status, refusal, params, reply } = await asked
    if (pays) expect([status, reply.bet.actions]).toEqual([200, [{ type: 'cashOut', atMs: endsMs - 1 }]])
    else expect([refusal, params]).toEqual(['ACTION_TOO_LATE', { receivedAtMs: endsMs + offset, endedAtMs: endsMs }])
    await table.server.tables.pay()
    const { reply: after } = await call(table.arcade, 'table', { token })
    const mine = after.bets.find(({ id }) => id === placed.id)
    expect(mine).toMatchObject({ status: 'settled', win: pays ? 1000 + endsMs - 10 : 0 })
    expect((await cashOut(token, placed.id)).status).toBe(pays ? 200 : 409)
  }
})

test('a cash-out is answered only once the leader has said that the round still ran, and a repeated one changes nothing', async () => {
  const token = await openedReal(table)
  const { placed } = await running(
    async (number) => (await bet(table.arcade, { token, number, ...onRunner })).reply.bet,
  )
  await at(300)
  let isAnswered = false
  const asked = cashOut(token, placed.id).finally(() => {
    isAnswered = true
  })
  const stored = () =>
    table.arcade.db.query<{ actions: unknown[] }>(`select actions from arcade.table_bets where id = $1`, [placed.id])
  await vi.waitFor(async () => expect((await stored())[0]?.actions).toEqual([{ type: 'cashOut', atMs: 300 }]))
  expect(isAnswered).toBe(false)
  await at(301)
  await takeTurns(table, table.server)
  expect((await asked).reply.bet).toMatchObject({ status: 'placed', win: null })
  await at(600)
  expect((await cashOut(token, placed.id)).reply.bet.actions).toEqual([{ type: 'cashOut', atMs: 300 }])
})

test('automatic cash-outs due before the end are paid, those due at the end are not, and a tick tells all that left in one message', async () => {
  const autos = Array.from({ length: 40 }, (_, at) => 100 + 5 * at)
  const { endsMs } = await running(async (number) => {
    for (const auto of autos) {
      const token = await openedDemo(table)
      expect((await bet(table.arcade, { token, number, stake: 1000, choice: { auto } })).status).toBe(200)
    }
    const token = await openedReal(table)
    return bet(table.arcade, { token, number, stake: 1000, choice: { auto: 110 }, shown: true })
  })
  await pass(table, endsMs + 400)
  const { number } = await newestRound(table)
  const rows = await table.arcade.db.query<{ auto: number; win: number }>(
    `select (choice->>'auto')::integer auto, win from arcade.table_bets where number = $1 order by 1`,
    [number],
  )
  expect(rows.map(({ win }) => win)).toEqual(rows.map(({ auto }) => ((auto - 100) * 10 < endsMs ? auto * 10 : 0)))
  const left = told(table).flatMap((message) => (message.type === 'left' && message.number === number ? [message] : []))
  expect(left).toMatchObject([{ seats: [{ hundredths: 110 }], others: 0 }]) // of demo play nothing is told
  const running_ = told(table).filter((message) => message.type === 'running' && message.number === number)
  expect(running_.length).toBeGreaterThanOrEqual(Math.floor(endsMs / 250) - 1)
  expect(running_.length).toBeLessThanOrEqual(Math.ceil(endsMs / 250) + 1)
})

/** Ends in `u` and a number: no id that is drawn has a `u`. */
const copiesOf = (id: string, each: number) =>
  Array.from({ length: each - 1 }, (_, copy) => `${id.slice(0, -3)}u${String(copy).padStart(2, '0')}`)

/** Stores copies of each player's bet, until there are `each` of them. */
async function copyBets(each: number): Promise<void> {
  const { db } = table.arcade
  const id = (name: string) => `left(bet.${name}, 27) || 'u' || lpad(copy::text, 2, '0')`
  await db.query(
    `insert into arcade.table_bets (owner, id, session_id, request_id, table_id, number, place, mode, game_code, currency, stake, is_public, received_at, state)
     select owner, ${id('id')}, session_id, request_id || copy, table_id, number, copy + 2, mode, game_code, currency, stake, is_public, received_at, state
     from arcade.table_bets bet, generate_series(0, $1) copy`,
    [each - 2],
  )
  await db.query(
    `insert into arcade.demo_bets (owner, id, round_id, stake, state)
     select owner, ${id('id')} || '.bet', ${id('round_id')}, stake, state from arcade.demo_bets bet, generate_series(0, $1) copy`,
    [each - 2],
  )
}

test('a thousand cash-outs in one tick are each stored once and paid once', async () => {
  await table.arcade.close()
  const [players, each, stake] = [20, 50, 200]
  table = await openTable({ ...runnerTitle, shared: { ...shared, mostBets: each } })
  await takeTurns(table, table.server)
  const tokens = await Promise.all(Array.from({ length: players }, () => openedDemo(table)))
  const { placed } = await running(async (number) => {
    const owners = await Promise.all(
      tokens.map(async (token) => ({
        token,
        id: (await bet(table.arcade, { token, number, choice: null, stake })).reply.bet.id,
      })),
    )
    await copyBets(each)
    return owners.flatMap(({ token, id }) => [id, ...copiesOf(id, each)].map((one) => ({ token, id: one })))
  })
  await at(700)
  const asked = [...placed, ...placed.slice(0, 100)].map(({ token, id }) => cashOut(token, id))
  await untilActed(players * each)
  await at(760)
  await takeTurns(table, table.server)
  for (const { reply } of await Promise.all(asked)) expect(reply.bet.actions).toEqual([{ type: 'cashOut', atMs: 700 }])
  await pass(table, 9_000)
  for (let passes = 0; passes < 3; passes++) await table.server.tables.pay()
  const held = await table.arcade.db.query<{ balance: number }>('select balance from arcade.demo_purses')
  expect(new Set(held.map(({ balance }) => balance))).toEqual(new Set([100_000 - stake + each * 340]))
})

test('nothing of the end is in a byte that is sent or stored while the round runs', async () => {
  const token = await openedReal(table)
  const { endsMs } = await running((number) => bet(table.arcade, { token, number, ...onRunner }))
  const { chain, link, number } = await newestRound(table)
  const seed = await table.chains.seedOf(table.tableId, { chain, link })
  await pass(table, endsMs - 150)
  expect((await newestRound(table)).state).toBe('running')
  const stored = await table.arcade.db.query('select * from arcade.table_rounds where number = $1', [number])
  const { reply } = await call(table.arcade, 'table', { token })
  const sent = JSON.stringify([table.arcade.facts, stored, reply.table.round])
  for (const secret of [seed, `ran-${endsMs}"`, `"value":${endsMs}}`])
    expect(sent.split(`"number":${number},`).slice(1).join()).not.toContain(secret)
})

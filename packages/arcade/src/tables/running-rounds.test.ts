import { setTimeout as sleep } from 'node:timers/promises'
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

let table: TestTable
beforeEach(async () => {
  table = await openTable(runnerTitle)
  await takeTurns(table, table.server)
})
afterEach(() => table.arcade.close())

const onRunner = { choice: null, stake: 1000 }
const cashOut = (token: string, betId: string) =>
  call(table.arcade, 'actOnBet', { token, betId, body: { action: { type: 'cashOut' } } })

/** Plays rounds until one runs for at least so long, with bets made in its open time. Returns its end in ms since it began. */
async function running<T>(
  place: (number: number) => Promise<T>,
  atLeastMs = 1_000,
): Promise<{ placed: T; endsMs: number }> {
  for (;;) {
    const { number } = await newestRound(table)
    const placed = await place(number)
    await pass(table, 6_400)
    const { runsForMs } = await secretOf(table)
    await pass(table, 100)
    if (runsForMs !== null && runsForMs >= atLeastMs && (await newestRound(table)).state === 'running')
      return { placed, endsMs: runsForMs }
    while ((await newestRound(table)).number === number) await pass(table, 500)
  }
}
/** Moves the clock to so many ms after the round began to run, without a turn. */
async function at(ms: number): Promise<void> {
  const { runsFrom } = await newestRound(table)
  table.arcade.clock.set((runsFrom ?? table.arcade.clock.now()).add({ milliseconds: ms }))
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
    await sleep(60) // it is received at this instant, stored, and waits for what the leader says
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
}, 60_000)

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
}, 60_000)

test('many cash-outs in one tick are each stored once and paid once', async () => {
  const players = 300
  const tokens: string[] = []
  for (let player = 0; player < players; player++) tokens.push(await openedDemo(table))
  const { placed } = await running(
    async (number) =>
      Promise.all(tokens.map(async (token) => (await bet(table.arcade, { token, number, ...onRunner })).reply.bet)),
    1_500,
  )
  await at(700)
  const asked = tokens.map((token, player) => cashOut(token, placed[player]?.id ?? ''))
  const twice = tokens.map((token, player) => cashOut(token, placed[player]?.id ?? ''))
  await vi.waitFor(async () => {
    const [row] = await table.arcade.db.query<{ count: number }>(
      `select count(*) count from arcade.table_bets where actions <> '[]'`,
    )
    expect(row?.count).toBe(players)
  })
  await at(760)
  await takeTurns(table, table.server)
  for (const one of [...(await Promise.all(asked)), ...(await Promise.all(twice))])
    expect(one.reply.bet.actions).toEqual([{ type: 'cashOut', atMs: 700 }])
  await pass(table, 9_000)
  for (let passes = 0; passes < 3; passes++) await table.server.tables.pay()
  const purses = await table.arcade.db.query<{ balance: number }>('select balance from arcade.demo_purses')
  expect(new Set(purses.map(({ balance }) => balance))).toEqual(new Set([100_000 - 1000 + 1700]))
}, 120_000)

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
  for (const secret of [seed, `ran-${endsMs}"`, `"value":${1 + endsMs / 1000}}`])
    expect(sent.split(`"number":${number},`).slice(1).join()).not.toContain(secret)
})

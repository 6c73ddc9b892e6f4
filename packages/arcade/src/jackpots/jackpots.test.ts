import { freshDatabase } from '@andon/tests/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  call,
  expectBooksAgree,
  openDemo,
  openReal,
  press,
  spin,
  storedRounds,
  sweepUntilQuiet,
  type TestArcade,
} from '../arcade.fixture.ts'
import { auditIn, auditJackpots } from '../audit/audit-jackpots.ts'
import { faults } from '../operator-wallet.fixture.ts'
import { crashingProcess, crashPoints } from '../rounds/crashing-process.fixture.ts'
import { titles, titlesByCode } from '../titles/index.ts'
import { levelsThatDisagree, openWithJackpots, smallPool } from './jackpots.fixture.ts'
import { findPoolIn, pools } from './pools.ts'
import { readMeters } from './store.ts'
import { million } from './terms.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openWithJackpots()
})
afterEach(() => arcade.close())

/** Nothing is open, nothing lost: rounds, books of the operator, meters and draws say the same. */
async function expectAllAgree(): Promise<void> {
  await sweepUntilQuiet(arcade)
  await expectBooksAgree(arcade)
  expect(await levelsThatDisagree(arcade)).toEqual([])
  expect((await auditJackpots(arcade.db, null)).findings).toEqual([])
}
const meters = async () => new Map((await readMeters(arcade.db)).map((one) => [one.level, one]))

test('a stake contributes to every level, to the millionth, and wins come with what a jackpot pays', async () => {
  const { sessionToken } = await openReal(arcade)
  const won: number[] = []
  let balance = arcade.operator.startBalance
  for (let n = 0; n < 40; n++) {
    const { reply } = await spin(arcade, sessionToken, 1000)
    const { round } = reply
    balance += round.win + (round.jackpot?.amount ?? 0) - 1000
    expect(reply).toMatchObject({ balance, round: { status: 'settled' } })
    if (round.jackpot) won.push(round.jackpot.amount)
  }
  const { mini, major, grand } = Object.fromEntries(await meters())
  expect(won.length).toBeGreaterThan(4)
  expect((mini?.hits ?? 0) + (major?.hits ?? 0)).toBe(won.length)
  expect(grand).toMatchObject({ meter: 1_000_000_000 + 40 * 3_333_000, reserve: 40 * 1_001_000, rounds: 40, hits: 0 })
  expect(mini).toMatchObject({ contributed: 40 * 5_003_000, reserved: 40 * 999_000 })
  await expectAllAgree()
})

test('without jackpots at the brand, and in demo play, nothing is contributed or won, and rounds take one call', async () => {
  const { sessionToken } = await openDemo(arcade)
  expect((await spin(arcade, sessionToken, 1000)).reply.round.jackpot).toBeUndefined()
  const offered = await openWithJackpots({ brandHasJackpots: false })
  const real = await openReal(offered)
  expect((await spin(offered, real.sessionToken, 1000)).reply.round.jackpot).toBeUndefined()
  expect(offered.operator.seen.map(({ call }) => call)).toEqual(['authenticate', 'round'])
  expect(await readMeters(arcade.db)).toEqual([])
  await offered.close()
})

test('a pool of one brand takes no part at another, whose game may have a pool of its own', async () => {
  const beePool = { ...smallPool, sites: ['BEE'] }
  const leoPool = { ...smallPool, id: 'leo', sites: ['LEO'], terms: { ...smallPool.terms, pool: 'leo' } }
  const both = await openWithJackpots({ pools: [beePool, leoPool] })
  await spin(both, (await openReal(both)).sessionToken, 1000)
  expect(new Set((await readMeters(both.db)).map(({ pool }) => pool))).toEqual(new Set(['leo']))
  both.operator.giveJackpots('BEE')
  await spin(both, (await openReal(both, 'lantern-river', 'ply_2')).sessionToken, 1000)
  expect(new Set((await readMeters(both.db)).map(({ pool }) => pool))).toEqual(new Set(['leo', 'small']))
  await both.close()
  expect(() => findPoolIn([smallPool, beePool])).toThrow('one pool at most')
})

test('every pool that ships names games of ours, one more is of one brand, and a mini must drop by time', () => {
  const known = titlesByCode(titles)
  for (const { titles: codes } of pools)
    for (const code of codes) expect(known.find(code)?.actWithinHours).toBeUndefined()
  for (const { titles: codes } of pools) expect(codes.filter((code) => !known.find(code))).toEqual([])
  expect(pools.map(({ sites = ['all'] }) => sites.join())).toEqual(['all', 'BEE'])
  expect(pools.map(({ levels }) => levels.mini.drop.by).toSorted()).toEqual(['amount', 'time'])
  const byChance = pools.flatMap(({ levels }) => Object.values(levels)).filter(({ drop }) => drop.by === 'chance')
  // where it drops, the reserve has filled the next seed: what the level takes it returns
  expect(
    byChance.map(({ seed, reserve, drop }) => drop.by === 'chance' && drop.oneIn * reserve === seed * million),
  ).toEqual([true])
  expect(findPoolIn(pools)({ gameCode: 'firefly-inn', site: 'LEO' })).toBeUndefined()
  expect(findPoolIn(pools)({ gameCode: 'firefly-inn', site: 'BEE' })?.id).toBe('fireworks')
})

test('a refused stake and one that is returned leave the meters alone', async () => {
  const { sessionToken } = await openReal(arcade)
  await spin(arcade, sessionToken, 1000)
  const before = await readMeters(arcade.db)
  arcade.operator.refuseNext('bet', 'LIMIT_REACHED')
  expect((await spin(arcade, sessionToken, 1000)).refusal).toBe('LIMIT_REACHED')
  for (const fault of faults.filter((one) => one !== 'twice')) {
    arcade.operator.fail('bet', fault)
    expect((await spin(arcade, sessionToken, 1000)).status).toBe(503)
  }
  await arcade.operator.lateCalls()
  expect(await readMeters(arcade.db)).toEqual(before)
  await expectAllAgree()
})

/** Statements, transactions and wallet calls of a round: read, draw, stake, jackpots, win, close. */
const steps = 6

test.each(crashPoints(steps))(
  'a crash $moment step $step of a round loses nothing and counts nothing twice',
  async ({ step, moment }) => {
    const { sessionToken } = await openReal(arcade)
    const process = await crashingProcess(arcade, { step, moment })
    const request = { token: sessionToken, body: press(1000) }
    await call(process, 'playRound', request)
    await process.app.close()
    arcade.clock.advance({ seconds: 3 })
    await call(arcade, 'playRound', request)
    await expectAllAgree()
    const { reply } = await call(arcade, 'playRound', request)
    const [round, ...others] = await storedRounds(arcade)
    expect(others).toEqual([])
    expect(reply.round).toMatchObject({ id: round?.id, status: round?.state })
    const drawn = round?.state === 'settled' ? 1 : 0
    expect((await meters()).get('mini')?.rounds ?? 0).toBe(drawn)
  },
)

test('a round has no further steps', async () => {
  const { sessionToken } = await openReal(arcade)
  const process = await crashingProcess(arcade, { step: steps + 1, moment: 'before' })
  expect((await call(process, 'playRound', { token: sessionToken, body: press(1000) })).status).toBe(200)
  expect(process.steps()).toBe(steps)
  await process.app.close()
})

test('players at once on two servers, with faults at random: each jackpot is won by one round at a time, in the order of commits', async () => {
  const other = await arcade.createProcess()
  const servers = [arcade, other]
  const players = Array.from({ length: 12 }, (_, n) => `ply_${n}`)
  const sessions = await Promise.all(players.map((player) => openReal(arcade, 'lantern-river', player)))
  for (let turn = 0; turn < 6; turn++) {
    arcade.clock.advance({ milliseconds: 2500 })
    const fault = faults[turn % faults.length]
    if (fault) arcade.operator.fail(turn % 2 ? 'win' : 'bet', fault)
    await Promise.all(
      sessions.map(({ sessionToken }, n) =>
        call({ app: servers[n % 2]?.app ?? arcade.app }, 'playRound', { token: sessionToken, body: press(1000) }),
      ),
    )
  }
  await arcade.operator.lateCalls()
  await other.app.close()
  await expectAllAgree()
  const rows = await arcade.db.query<{ position: number; before: number; prize: number | null; after: number }>(
    `select (jackpot->>'position')::integer "position", (draw->>'before')::bigint "before", (draw->>'prize')::bigint prize, (draw->>'after')::bigint "after"
     from arcade.rounds, jsonb_array_elements(jackpot->'draws') draw where draw->>'level' = 'mini' order by 1`,
  )
  expect(rows.filter(({ prize }) => prize !== null).length).toBeGreaterThan(4)
  for (const [place, row] of rows.entries()) {
    expect(row.position).toBe(place + 1)
    expect(row.before).toBe(rows[place - 1]?.after ?? 10_000_000)
    expect(row.prize ?? 0).toBeLessThanOrEqual(30)
  }
})

test('an audit finds a meter, a number and a place that someone has changed', async () => {
  const database = await freshDatabase({ modules: ['arcade'] })
  const own = await openWithJackpots({ db: database.db })
  const { sessionToken } = await openReal(own)
  for (const stake of [100, 1000, 100, 1000, 1000, 1000]) await spin(own, sessionToken, stake)
  await own.close()
  const rulesBroken = async (change: string) => {
    let found: string[] = []
    const undo = new Error('undone')
    await database.ownerDb
      .transaction(async (tx) => {
        await tx.query(change)
        found = (await auditIn(tx, null)).findings.map(({ rule }) => rule)
        throw undo
      })
      .catch((error) => expect(error).toBe(undo))
    return found
  }
  expect(await rulesBroken('select')).toEqual([])
  expect(
    await rulesBroken(
      'update arcade.jackpot_meters set meter = meter + 1, seeded = seeded + 1, advanced = advanced + 1',
    ),
  ).toEqual(['a meter is what its rounds made it'])
  expect(await rulesBroken('delete from arcade.jackpot_rounds where position = 3')).toContain(
    'no round of a pool is missing',
  )
  expect(
    await rulesBroken(
      `update arcade.rounds set jackpot = jsonb_set(jackpot, '{draws,0,drawn}', '0') where (jackpot->>'position')::integer = 2`,
    ),
  ).toEqual(['each draw follows from the meter before it and the seeds of its round'])
  await database.close()
})

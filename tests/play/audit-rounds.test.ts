import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { call, openArcade, openReal, spin, type TestArcade } from '@andon/arcade/arcade.fixture'
import { auditRounds } from '@andon/arcade/audit/audit-rounds'
import { auditText } from '@andon/arcade/audit/audit-text'
import { commitmentTo, drawsOf } from '@andon/arcade/rng/seed-stream'
import { act, cashOut, dig, openCell } from '@andon/arcade/rounds/staged.fixture'
import { titles } from '@andon/arcade/titles/index'
import type { Random } from '@andon/platform/random'
import { type Db, type Tx, within } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'

const slots = ['lucky-cat-alley', 'koi-climb'] as const
const titleOf = (gameCode: string) => {
  const title = titles.find((one) => one.gameCode === gameCode)
  if (!title) throw new Error(`no game ${gameCode}`)
  return title
}

/** The same bytes in each run, so that the same rounds win. */
function fixedRandom(): Random {
  let count = 0
  const bytes = (length: number) => createHash('shake256', { outputLength: length }).update(`${count++}`).digest()
  return { bytes, token: (length = 32) => bytes(length).toString('base64url') }
}

let database: FreshDatabase
let arcade: TestArcade
/** The pairs of the player in the order of their use: three that are revealed, and one in use. */
let seeds: { id: string; clientSeed: string; serverSeed: string }[]
beforeAll(async () => {
  database = await freshDatabase({ modules: ['arcade'] })
  arcade = await openArcade({ db: database.db, random: fixedRandom() })
  for (const clientSeed of ['one', 'two', 'three', null]) {
    for (const gameCode of slots) await playSlot(arcade, gameCode, 12)
    const { sessionToken } = await openReal(arcade, 'hot-spring-dig')
    for (let round = 0; round < 4; round++) await playDig(arcade, sessionToken)
    arcade.operator.refuseNext('round', 'LIMIT_REACHED')
    await playSlot(arcade, 'koi-climb', 1)
    if (clientSeed) await rotate(arcade, clientSeed)
  }
  seeds = await database.ownerDb.query(
    `select id, client_seed "clientSeed", server_seed "serverSeed" from arcade.seeds where activated_at is not null order by activated_at`,
  )
})
afterAll(async () => {
  await arcade.close()
  await database.close()
})

async function playSlot(on: TestArcade, gameCode: string, rounds: number): Promise<void> {
  const { sessionToken } = await openReal(on, gameCode)
  for (let round = 0; round < rounds; round++) await spin(on, sessionToken)
}

async function playDig(on: TestArcade, token: string): Promise<void> {
  on.clock.advance({ seconds: 5 })
  const { reply } = await call(on, 'playRound', { token, body: dig() })
  const { id: roundId } = reply.round
  const opened = await act(on, { token, roundId }, 0, openCell(3))
  if (opened.reply.round.status === 'playing') await act(on, { token, roundId }, 1, cashOut)
}

async function rotate(on: TestArcade, clientSeed: string): Promise<void> {
  const { sessionToken } = await openReal(on)
  await call(on, 'rotateSeeds', { token: sessionToken, body: { clientSeed } })
}

const audit = (db: Db, only: string | null = null) => auditRounds(db, { titles, rounds: 1000, salt: 'test', only })
const command = (url: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/audits/audit-rounds.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  })

test('rounds of three titles as they were played: nothing is found, and the rounds in use are counted apart', async () => {
  const report = await audit(database.db)
  expect(report).toMatchObject({ findings: [], unknownGames: [], seeds: 5, revealed: 3, clientSeedsOfServer: 1 })
  const of = (gameCode: string) => report.titles.find((one) => one.gameCode === gameCode)
  expect(of('lucky-cat-alley')).toMatchObject({ stored: 48, inUse: 12, audited: 36, wrong: 0, wins: { rounds: 36 } })
  expect(of('koi-climb')).toMatchObject({ stored: 52, inUse: 13, audited: 39, refusedHits: { rounds: 3 } })
  expect(of('hot-spring-dig')).toMatchObject({
    stored: 16,
    audited: 12,
    wins: { rounds: 12, exact: false },
    hits: null,
  })
  const { text, code } = auditText(report, { salt: 'test' })
  expect(code).toBe(0)
  expect(text).toContain('Verdict: nothing wrong was found. Each of 87 rounds')
  expect(text).toContain('This audit does not prove:\n  - that the stored rounds are all that were played')
})

test('a part of the rounds, chosen by the salt, or those of one title', async () => {
  const auditedOf = async (options: { salt: string; rounds: number; only?: string }) =>
    (await auditRounds(database.db, { titles, ...options })).titles.map(({ audited }) => audited)
  const some = await auditedOf({ salt: 'a', rounds: 18 })
  expect(some).toEqual(await auditedOf({ salt: 'a', rounds: 18 }))
  expect(Math.max(...some)).toBeLessThan(36)
  expect(Math.max(...some)).toBeGreaterThan(0)
  expect(await auditedOf({ salt: 'a', rounds: 1000, only: 'koi-climb' })).toEqual([39])
})

/** Runs the audit after a change that is taken back. */
async function afterChange(change: (tx: Tx) => Promise<unknown>) {
  const undo = new Error('taken back')
  let found: { text: string; code: number } | undefined
  await database.ownerDb
    .transaction(async (tx) => {
      await change(tx)
      found = auditText(await audit(within(database.ownerDb, tx)), { salt: 'test' })
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
  return found
}

/** The second pair, which was committed to and is revealed. */
const pair = () => seeds[1] ?? { id: '', clientSeed: '', serverSeed: '' }
const inPair = (tx: Tx, set: string) => tx.query(`update arcade.seeds set ${set} where id = $1`, [pair().id])
/** The first round of Lucky Cat Alley with a revealed seed that won, or that lost. */
async function inWinner(tx: Tx, set: string, won = 'win > 0'): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `update arcade.rounds set ${set} where id = (
       select id from arcade.rounds where game_code = 'lucky-cat-alley' and ${won} and state = 'settled' and seed_id <> $1 order by id limit 1)
     returning id`,
    [seeds.at(-1)?.id],
  )
  return row?.id ?? 'no round wins'
}
const atNonce = (tx: Tx, nonce: number, statement: string) =>
  tx.query(`${statement} where seed_id = $1 and nonce = $2`, [pair().id, nonce])
const other = 'b'.repeat(64)

/** What a dishonest server could store, and what the report says of it; the change may name a round. */
const tampering: Readonly<Record<string, readonly [change: (tx: Tx) => Promise<unknown>, said: () => string]>> = {
  'an event': [
    (tx) => inWinner(tx, `events = jsonb_set(events, '{0,type}', '"reelz"')`),
    () => 'its events are others',
  ],
  'an event less': [(tx) => inWinner(tx, 'events = events - 1'), () => 'its events are others'],
  'a win': [(tx) => inWinner(tx, 'win = win + 100'), () => 'its win is'],
  'a stake': [(tx) => inWinner(tx, 'stake = stake * 2'), () => 'its events are others'],
  'a stake that no game takes': [
    (tx) => inWinner(tx, 'stake = stake + 1', 'win = 0'),
    () => 'is none that the game takes',
  ],
  'a further stake': [
    (tx) => inWinner(tx, 'further_staked = 100'),
    () => 'its further stakes are 100, by its actions 0',
  ],
  'the rules': [(tx) => inWinner(tx, `table_hash = '${other}'`), () => 'its rules are none that this program has'],
  'a nonce that is skipped': [
    (tx) => atNonce(tx, 5, 'delete from arcade.rounds'),
    () => `seed ${pair().id}: nonce 5 is not there`,
  ],
  'the last nonce that is skipped': [
    (tx) => inPair(tx, 'next_nonce = next_nonce + 3'),
    () => `seed ${pair().id}: nonces 29 to 31 are not there`,
  ],
  'a round that took no nonce': [
    (tx) => inPair(tx, 'next_nonce = next_nonce - 1'),
    () => `seed ${pair().id}: round rnd_`,
  ],
  'a repeated nonce': [
    async (tx) => {
      await tx.query('alter table arcade.rounds drop constraint rounds_owner_seed_id_nonce_key')
      const again = `{"id": "rnd_${'z'.repeat(26)}", "request_id": null}`
      await atNonce(
        tx,
        5,
        `insert into arcade.rounds select (jsonb_populate_record(round, '${again}')).* from arcade.rounds round`,
      )
    },
    () => `seed ${pair().id}: nonce 5 again, round rnd_${'z'.repeat(26)}`,
  ],
  'a seed': [
    (tx) => inPair(tx, `server_seed = '${other}'`),
    () => `seed ${pair().id}: ${commitmentTo(pair().serverSeed)} is not of`,
  ],
  'a seed with its commitment': [
    (tx) => inPair(tx, `server_seed = '${other}', commitment = '${commitmentTo(other)}'`),
    () => `seed ${pair().id}: none of its 29 audited rounds follows from it`,
  ],
  'the seed of another pair': [
    (tx) =>
      inPair(
        tx,
        `(server_seed, commitment) = (select server_seed, commitment from arcade.seeds where id = '${seeds[0]?.id}')`,
      ),
    () => `seeds ${[seeds[0]?.id, pair().id].sort().join(', ')}: all committed to by`,
  ],
  'the client seed': [
    (tx) => inPair(tx, `client_seed = 'another'`),
    () => `seed ${pair().id}: none of its 29 audited rounds follows from it`,
  ],
  'the client seed after ten rounds, with what it gives': [
    async (tx) => {
      await inPair(tx, `client_seed = 'another'`)
      const rounds = await tx.query<{
        nonce: number
        stake: number
        gameCode: string
        choice: unknown
        actions: unknown[]
      }>(
        `select nonce, stake, game_code "gameCode", choice, actions from arcade.rounds where seed_id = $1 and nonce > 9 and nonce < 24`,
        [pair().id],
      )
      for (const { nonce, gameCode, ...round } of rounds) {
        const draws = drawsOf({ ...pair(), clientSeed: 'another', nonce })
        const played = titleOf(gameCode).current.replay({ ...round, draws })
        await tx.query('update arcade.rounds set events = $3, win = $4 where seed_id = $1 and nonce = $2', [
          pair().id,
          nonce,
          JSON.stringify(played?.events),
          played?.win,
        ])
      }
      await tx.query('delete from arcade.rounds where seed_id = $1 and nonce > 23', [pair().id])
    },
    () => `seed ${pair().id}: rounds up to nonce 9 do not follow from it, those from 10 on do`,
  ],
  'a client seed that the server drew': [
    (tx) => inPair(tx, `client_seed = 'server.drawn'`),
    () => `seed ${pair().id}: server.drawn`,
  ],
  'a late reveal': [
    (tx) => inPair(tx, `revealed_at = revealed_at + interval '1 day'`),
    () => `seed ${pair().id}: revealed 2026-06-02`,
  ],
  'no reveal': [
    async (tx) => {
      await tx.query('drop index arcade.one_pair_in_use')
      await inPair(tx, 'revealed_at = null')
    },
    () => `seed ${pair().id}: never, though seed ${seeds[2]?.id} is in use since`,
  ],
  'a commitment after the client seed': [
    (tx) => inPair(tx, 'committed_at = activated_at'),
    () => `seed ${pair().id}: committed to 2026-06-01`,
  ],
  'a commitment after the first use': [
    (tx) => inPair(tx, `committed_at = activated_at + interval '1 second'`),
    () => `seed ${pair().id}: in use 2026-06-01`,
  ],
  'a round after the reveal': [
    (tx) => atNonce(tx, 5, `update arcade.rounds set started_at = started_at + interval '1 day'`),
    () => `seed ${pair().id} was not in use`,
  ],
}

test.each(Object.entries(tampering))(
  '%s: the audit ends with 1 and names the round or the seed',
  async (_name, [change, said]) => {
    let round: unknown
    const found = await afterChange(async (tx) => {
      round = await change(tx)
    })
    expect(found?.code).toBe(1)
    expect(found?.text).toContain('Verdict: something is wrong.')
    expect(found?.text).toContain(said())
    if (typeof round === 'string') expect(found?.text).toContain(`round ${round} (lucky-cat-alley, seed sed_`)
  },
)

test('it reads pages of bounded size, over their borders, each in a statement of its own', async () => {
  const found = await afterChange(async (tx) => {
    await tx.query(
      `insert into arcade.seeds (owner, id, server_seed, commitment, committed_at, client_seed, activated_at)
       select 'ply_x' || n, 'sed_' || n, seed, encode(sha256(case when n = 431 then 'another' else seed end::bytea), 'hex'), now(), 'mine', now()
       from (select n, lpad(to_hex(n), 64, '0') seed from generate_series(1, 450) n) pairs`,
    )
    const copies = `select (jsonb_populate_record(round, jsonb_build_object(
        'id', 'rnd_' || lpad(n::text, 26, '0'), 'request_id', null, 'nonce', n, 'game_code', 'koi-climb'))).*
      from arcade.rounds round, generate_series(29, 1300) n where n <> 1100 and round.seed_id = $1 and round.nonce = 0`
    await tx.query(`insert into arcade.rounds ${copies}`, [seeds.at(-1)?.id])
    await tx.query('update arcade.seeds set next_nonce = 1301 where id = $1', [seeds.at(-1)?.id])
  })
  expect(found?.text).toContain('seed sed_431: ')
  expect(found?.text).toContain(`seed ${seeds.at(-1)?.id}: nonce 1100 is not there`)
  expect(found?.text.match(/not so/g)).toHaveLength(2)
  const most: number[] = []
  const counting = Object.create(database.db, {
    query: {
      value: async (text: string, values?: unknown[]) => {
        const rows = await database.db.query(text, values)
        most.push(rows.length)
        return rows
      },
    },
    transaction: {
      value: () => {
        throw new Error('an audit opens no transaction')
      },
    },
  }) as Db // the same, counted
  await audit(counting)
  expect(Math.max(...most)).toBeLessThanOrEqual(500)
})

/** Of forty server seeds it takes the one whose first ten rounds lose the most, with a client seed that it has guessed. */
function choosingLosers(): Random {
  const random = fixedRandom()
  const { current } = titleOf('lucky-cat-alley')
  const winsOf = (serverSeed: string) =>
    Array.from({ length: 10 }, (_, nonce) => {
      const draws = drawsOf({ serverSeed, clientSeed: 'mine', nonce })
      return current.replay({ draws, stake: 100, choice: null, actions: [] })?.win ?? 0
    }).filter((win) => win > 0).length
  const seed = () => {
    const tried = Array.from({ length: 40 }, () => random.bytes(32))
    const counted = tried.map((bytes) => ({ bytes, wins: winsOf(bytes.toString('hex')) }))
    return counted.reduce((least, one) => (one.wins < least.wins ? one : least)).bytes
  }
  return { ...random, bytes: (count) => (count === 32 ? seed() : random.bytes(count)) }
}

test('a server that chooses seeds whose rounds lose is found by the return, though each round follows from its seeds', async () => {
  const biased = await openArcade({ random: choosingLosers() })
  await rotate(biased, 'mine')
  const { sessionToken } = await openReal(biased, 'lucky-cat-alley')
  for (let turn = 0; turn < 45; turn++) {
    for (let round = 0; round < 10; round++) await spin(biased, sessionToken)
    await rotate(biased, 'mine')
  }
  const report = await audit(biased.db)
  const { text, code } = auditText(report, { salt: 'test' })
  expect(code).toBe(1)
  expect(report.titles.find(({ audited }) => audited > 0)).toMatchObject({
    audited: 450,
    wrong: 0,
    wins: { within: false },
  })
  expect(report.findings.map(({ rule }) => rule)).toEqual(['figures lie in the band of theory'])
  expect(text).toMatch(/title lucky-cat-alley: its return is -\d+\.\d standard errors from theory in 450 rounds/)
  expect(text).toMatch(/title lucky-cat-alley: its hit frequency is -/)
  await biased.close()
})

test('an operator that refuses winners is found by what the refused rounds would have paid', async () => {
  const refusing = await openArcade({ random: fixedRandom() })
  refusing.operator.refuseWinners()
  const { sessionToken } = await openReal(refusing, 'lucky-cat-alley')
  for (let round = 0; round < 160; round++) await spin(refusing, sessionToken)
  await rotate(refusing, 'mine')
  const { text, code } = auditText(await audit(refusing.db), { salt: 'test' })
  expect(code).toBe(1)
  expect(text).toMatch(/title lucky-cat-alley: its hit frequency of rounds that were not staked is \d/)
  await refusing.close()
})

test('the command ends with 0 where nothing is found, with 1 where something is, and with 2 where it cannot audit', async () => {
  const honest = command(database.url, '--rounds', '2000', '--title', 'lucky-cat-alley')
  expect(honest).toMatchObject({ status: 0, stderr: '' })
  expect(honest.stdout).toMatch(
    /lucky-cat-alley\n {2}rounds +48 stored, 12 with a seed still in use, 36 played again, 0 wrong\n/,
  )
  expect(honest.stdout).not.toContain('koi-climb')
  await inPair(database.ownerDb as unknown as Tx, `revealed_at = revealed_at + interval '1 day'`)
  expect(command(database.url)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(`seed ${pair().id}: revealed`),
  })
  const unreadable = new URL(database.url)
  unreadable.pathname = 'no_such_database'
  expect(command(unreadable.href)).toMatchObject({ status: 2, stderr: expect.stringContaining('could not run') })
  for (const wrong of [
    ['--rounds', 'many'],
    ['--title', 'no-game'],
  ])
    expect(command(database.url, ...wrong)).toMatchObject({ status: 2 })
  const empty = await freshDatabase({ modules: ['arcade'] })
  expect(command(empty.url)).toMatchObject({ status: 2, stdout: expect.stringContaining('nothing could be audited') })
  await empty.close()
})

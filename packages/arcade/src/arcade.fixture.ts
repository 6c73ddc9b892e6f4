import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { addressOf, type GameEndpoint, type RefusalCode } from '@andon/contract'
import type { Fact } from '@andon/contract/fact'
import { impliedRefusals } from '@andon/contract/openapi/implied-refusals'
import { manualClock } from '@andon/platform/clock'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { type Random, systemRandom } from '@andon/platform/random'
import type { Db } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import fastify from 'fastify'
import * as v from 'valibot'
import { type GameCall, type GameReply, type GameRequest, gameApi } from './game-api.ts'
import { createArcade, type WalletTransport } from './index.ts'
import type { Pool } from './jackpots/pools.ts'
import { createOperatorWallet } from './operator-wallet.fixture.ts'
import type { TablesOptions } from './tables/table-context.ts'
import type { Title } from './titles/title.ts'

export type TestArcade = Awaited<ReturnType<typeof openArcade>>

/** One database for all test files of a worker, emptied before each test: a tenth of the time of a new one. It ends with the run's database server. */
let database: Promise<FreshDatabase> | null = null

async function emptyDatabase(): Promise<Db> {
  database ??= freshDatabase({ modules: ['arcade'] }).catch((error) => {
    database = null // a failed attempt must not fail every later test of this worker
    throw error
  })
  const { db, ownerDb } = await database
  await ownerDb.query(
    'truncate arcade.sessions, arcade.seeds, arcade.rounds, arcade.demo_purses, arcade.demo_bets, arcade.tables, arcade.table_rounds, arcade.table_bets, arcade.table_chains, arcade.table_quiet_rounds, arcade.jackpot_meters, arcade.jackpot_rounds, arcade.jackpot_moves, arcade.jackpot_retirements',
  )
  await ownerDb.query('truncate arcade.table_talks, arcade.table_messages, arcade.table_reports, arcade.table_writers')
  return db
}

/** An arcade on an empty database, called over HTTP, with an operator's wallet whose failures the test chooses. */
export async function openArcade({
  walletTimeoutMs = 60,
  titles,
  pools,
  mostRoundWin = null,
  db: ownDb,
  random = systemRandom,
  tables,
}: {
  walletTimeoutMs?: number
  titles?: readonly Title[]
  pools?: readonly Pool[]
  mostRoundWin?: number | null
  /** A database of the test's own. */
  db?: Db
  random?: Random
  /** Chance of the tables; their clock is that of the test. */
  tables?: Pick<TablesOptions, 'chains' | 'signer'>
} = {}) {
  const db = ownDb ?? (await emptyDatabase())
  const clock = manualClock()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const operator = createOperatorWallet(publicKey)
  const newId = createIds({ clock, random })
  const log = createLog({ level: 'silent' })
  const servers: { tables: { onFact(fact: Fact): void } }[] = []
  const facts: Fact[] = []
  /** The bus of all processes. */
  const announce = (fact: Fact) => {
    facts.push(fact)
    for (const one of servers) one.tables.onFact(fact)
  }
  const time = { now: () => clock.now().epochMilliseconds, ready: async () => undefined }

  /** Another process on the same database; with `overrides` a test can make it crash. */
  const createProcess = async (
    overrides: {
      db?: Db
      transport?: WalletTransport
      titles?: readonly Title[]
      walletTimeoutMs?: number
      tables?: Partial<TablesOptions>
    } = {},
  ) => {
    const server = createArcade(
      { db: overrides.db ?? db, clock, random, newId, log },
      {
        supplierCode: 'arcade',
        signingKey: privateKey,
        transport: overrides.transport ?? operator.transport,
        walletTimeoutMs: overrides.walletTimeoutMs ?? walletTimeoutMs,
        mostRoundWin,
        announce,
        ...(pools && { pools }),
        ...(tables && {
          tables: { ...tables, time, node: `node_${servers.length}`, alone: false, ...overrides.tables },
        }),
        ...((overrides.titles ?? titles) && { titles: overrides.titles ?? titles }),
      },
    )
    servers.push(server)
    const app = fastify()
    await app.register(server.plugin)
    return { server, app }
  }
  const { server, app } = await createProcess()

  return {
    db,
    clock,
    operator,
    /** Everything that was announced. */
    facts,
    server,
    app,
    createProcess,
    close: () => app.close(),
  }
}

interface CallOptions {
  readonly token?: string
  readonly body?: object
  readonly roundId?: string
  readonly commitment?: string
  readonly betId?: string
  /** The number of a round of a table, or of a message. */
  readonly number?: number
  readonly query?: string
}

/** One call of a game client. A successful reply is checked against its schema, a refusal against the declared ones. */
export async function call<C extends GameCall>(
  { app }: Pick<TestArcade, 'app'>,
  name: C,
  { token, body, roundId = '', commitment = '', betId = '', number = 0, query = '' }: CallOptions = {},
): Promise<{ status: number; refusal: string | undefined; params: Record<string, unknown>; reply: GameReply<C> }> {
  const { method, path } = addressOf(gameApi[name].route, { roundId, commitment, betId, number: String(number) })
  const response = await app.inject({
    method,
    url: path + query,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { payload: body }),
  })
  const json = response.json()
  if (response.statusCode === 200) v.parse(gameApi[name].reply, json)
  else if (response.statusCode !== 500) demandDeclared(gameApi[name], json.errors?.[0]?.code)
  return {
    status: response.statusCode,
    refusal: json.errors?.[0]?.code,
    params: json.errors?.[0]?.params ?? {},
    reply: json,
  }
}

function demandDeclared(endpoint: GameEndpoint, code: RefusalCode): void {
  if (![...endpoint.refusals, ...impliedRefusals(endpoint)].includes(code))
    throw new Error(`${endpoint.route} does not declare its refusal ${code}`)
}

export async function openReal(
  arcade: TestArcade,
  gameCode = 'lantern-river',
  playerId = 'ply_1',
): Promise<GameReply<'openSession'>> {
  const { reply } = await call(arcade, 'openSession', {
    body: { token: arcade.operator.launch(playerId), gameCode, language: 'ja' },
  })
  return reply
}

export async function openDemo(arcade: TestArcade, gameCode = 'lantern-river'): Promise<GameReply<'openSession'>> {
  const { reply } = await call(arcade, 'openSession', {
    body: { demo: true, gameCode, language: 'en' },
  })
  return reply
}

/** The request of one press of the spin button. */
export function press(stake = 100): GameRequest<'playRound'> {
  return { stake, requestId: randomUUID() }
}

/** Waits out the cycle floor and plays a round. */
export async function spin(arcade: TestArcade, token: string, stake = 100) {
  arcade.clock.advance({ milliseconds: 2500 })
  return call(arcade, 'playRound', { token, body: press(stake) })
}

/** Advances the clock and sweeps until no round is open. */
export async function sweepUntilQuiet(arcade: TestArcade): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    arcade.clock.advance({ seconds: 301 })
    if ((await arcade.server.sweep()) === 0) return
  }
  throw new Error('rounds are still open after 50 sweeps')
}

export interface StoredRound {
  readonly id: string
  readonly state: string
  /** The player's own money, with further stakes; 0 for a free round. */
  readonly stake: number
  /** With what a jackpot paid; null while the round waits for its player. */
  readonly win: number | null
}

export async function storedRounds({ db }: TestArcade): Promise<StoredRound[]> {
  return db.query<StoredRound>(
    `select id, state, case when free_rounds_id is null then stake + further_staked else 0 end stake,
       win + coalesce(jsonb_path_query_first(jackpot, '$.draws[*].prize ? (@ > 0)')::bigint, 0) win from arcade.rounds order by id`,
  )
}

/** The operator's bookings equal the arcade's rounds, and no round is open. */
export async function expectBooksAgree(arcade: TestArcade): Promise<void> {
  const rounds = await storedRounds(arcade)
  const due = rounds.reduce((sum, { state, win, stake }) => sum + (state === 'settled' ? (win ?? 0) - stake : 0), 0)
  const { balance, startBalance, betStates } = arcade.operator
  const wrong = rounds.filter(({ id, state }) => {
    const booked = betStates.get(`${id}.bet`) ?? 'nothing'
    if (state === 'settled') return booked !== 'closed'
    if (state === 'void') return booked !== 'nothing'
    return state !== 'cancelled' || booked !== 'rolled-back'
  })
  if (wrong.length > 0) throw new Error(`rounds that differ from the operator's bookings: ${JSON.stringify(wrong)}`)
  if (balance() !== startBalance + due)
    throw new Error(`the operator's balance is ${balance()}, by the rounds it should be ${startBalance + due}`)
}

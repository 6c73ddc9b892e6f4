import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { manualClock } from '@andon/platform/clock'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import type { Db } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import fastify, { type InjectOptions } from 'fastify'
import * as v from 'valibot'
import { type GameCall, type GameReply, type GameRequest, gameApi, gameApiPaths } from './game-api.ts'
import { createArcade, type WalletTransport } from './index.ts'
import { createOperator } from './operator.fixture.ts'

export type TestArcade = Awaited<ReturnType<typeof openArcade>>

/** One database for a worker's test files, emptied for each test: emptying takes a tenth of the time of a new one. It goes with the run's server. */
let database: Promise<FreshDatabase> | null = null

async function emptyDatabase(): Promise<Db> {
  database ??= freshDatabase({ modules: ['arcade'] })
  const { db, ownerDb } = await database
  await ownerDb.query('truncate arcade.sessions, arcade.seeds, arcade.rounds, arcade.demo_purses, arcade.demo_bets')
  return db
}

/** An arcade on an empty database, an operator's wallet that fails as it is told, and a client that speaks over HTTP. */
export async function openArcade({ walletTimeoutMs = 60 } = {}) {
  const db = await emptyDatabase()
  const clock = manualClock()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const operator = createOperator(publicKey)
  const newId = createIds({ clock, random })
  const log = createLog({ level: 'silent' })

  /** Another process on the same database; `tampered` lets a test kill it. */
  const createProcess = async (tampered: { db?: Db; transport?: WalletTransport } = {}) => {
    const arcade = createArcade(
      { db: tampered.db ?? db, clock, random, newId, log },
      {
        supplierCode: 'arcade',
        signingKey: privateKey,
        transport: tampered.transport ?? operator.transport,
        walletTimeoutMs,
      },
    )
    const app = fastify()
    await app.register(arcade.plugin)
    return { arcade, app }
  }
  const { arcade, app } = await createProcess()

  return {
    db,
    clock,
    operator,
    arcade,
    app,
    createProcess,
    close: () => app.close(),
  }
}

interface CallOptions {
  readonly token?: string
  readonly body?: object
  readonly roundId?: string
  readonly query?: string
}

/** One call as a client makes it; the reply of a success is checked against its schema. */
export async function call<C extends GameCall>(
  { app }: Pick<TestArcade, 'app'>,
  name: C,
  { token, body, roundId = '', query = '' }: CallOptions = {},
): Promise<{ status: number; refusal: string | undefined; params: Record<string, unknown>; reply: GameReply<C> }> {
  const [method, path = ''] = gameApiPaths[name].split(' ')
  const answer = await app.inject({
    method: method as InjectOptions['method'] & string, // 'GET' or 'POST', says the table of paths
    url: path.replace(':roundId', roundId) + query,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { payload: body }),
  })
  const json = answer.json()
  if (answer.statusCode === 200) v.parse(gameApi[name].reply, json)
  return {
    status: answer.statusCode,
    refusal: json.errors?.[0]?.code,
    params: json.errors?.[0]?.params ?? {},
    reply: json,
  }
}

export async function openReal(house: TestArcade): Promise<GameReply<'openSession'>> {
  const { reply } = await call(house, 'openSession', {
    body: { token: house.operator.launch(), gameCode: 'lantern-river', language: 'ja' },
  })
  return reply
}

export async function openDemo(house: TestArcade): Promise<GameReply<'openSession'>> {
  const { reply } = await call(house, 'openSession', {
    body: { demo: true, gameCode: 'lantern-river', language: 'en' },
  })
  return reply
}

/** What one press of the button asks for. */
export function press(stake = 100): GameRequest<'playRound'> {
  return { stake, requestId: randomUUID() }
}

/** A round as soon as the cycle allows. */
export async function spin(house: TestArcade, token: string, stake = 100) {
  house.clock.advance({ milliseconds: 2500 })
  return call(house, 'playRound', { token, body: press(stake) })
}

/** Lets time pass until the sweeper has nothing left to do. */
export async function sweepUntilQuiet(house: TestArcade, { arcade = house.arcade } = {}): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    house.clock.advance({ seconds: 301 })
    if ((await arcade.sweep()) === 0) return
  }
  throw new Error('rounds stay open')
}

export interface StoredRound {
  readonly id: string
  readonly state: string
  /** What the player staked of it. */
  readonly stake: number
  readonly win: number
}

export async function storedRounds({ db }: TestArcade): Promise<StoredRound[]> {
  return db.query<StoredRound>(
    'select id, state, case when free_rounds_id is null then stake else 0 end stake, win from arcade.rounds order by id',
  )
}

/** The rule of rules: what the operator booked is exactly what the arcade's rounds say, and nothing is left open. */
export async function expectBooksAgree(house: TestArcade): Promise<void> {
  const rounds = await storedRounds(house)
  const due = rounds.reduce((sum, { state, win, stake }) => sum + (state === 'settled' ? win - stake : 0), 0)
  const { balance, startBalance, betStates } = house.operator
  const wrong = rounds.filter(({ id, state }) => {
    const booked = betStates.get(`${id}.bet`) ?? 'nothing'
    if (state === 'settled') return booked !== 'closed'
    if (state === 'void') return booked !== 'nothing'
    return state !== 'cancelled' || booked !== 'rolled-back'
  })
  if (wrong.length > 0) throw new Error(`rounds at odds with the operator: ${JSON.stringify(wrong)}`)
  if (balance() !== startBalance + due)
    throw new Error(`the operator holds ${balance()}, the rounds say ${startBalance + due}`)
}

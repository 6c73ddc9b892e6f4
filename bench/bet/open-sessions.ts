import { createHash } from 'node:crypto'
import type { PublishedGame } from '@andon/contract/supplier-games'
import type { PlayerContext } from '@andon/platform/http'
import { newToken } from '@andon/platform/ids'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import type { Operator } from '../../apps/server/src/compose/create-operator.ts'
import { insertPlayers } from '../insert-players.ts'

export interface PlayerSession {
  readonly playerId: string
  readonly sessionToken: string
}

interface OpenSessionsOptions {
  readonly runtime: Runtime
  readonly operator: Operator
  readonly ownerDb: Db
  readonly players: number
}

const cash = 1_000_000_000
const bonus = 100_000_000
const never = 1_000_000_000_000
const everybody = {
  countries: null,
  currency: 'JPY',
  depositNumber: null,
  from: null,
  until: null,
  verified: false,
} as const

/** Creates players with money and a session of one game: a third have limits of their own, another third an active bonus. */
export async function openSessions({
  runtime,
  operator,
  ownerDb,
  players,
}: OpenSessionsOptions): Promise<PlayerSession[]> {
  const { db, newId } = runtime
  await publish(runtime, operator)
  const { playerId: pattern } = await operator.identity.seedDemoPlayer()
  const sessions = Array.from({ length: players }, () => {
    const playerId = newId('ply')
    return { playerId, loginSessionId: newId('ses', playerId), sessionToken: newToken(runtime, playerId) }
  })
  await enter(ownerDb, pattern, sessions)
  for (let from = 0; from < sessions.length; from += atOnce)
    await Promise.all(
      sessions.slice(from, from + atOnce).map((session, at) => open(operator, { db, ...session }, from + at)),
    )
  await ownerDb.query('vacuum analyze')
  return sessions.map(({ playerId, sessionToken }) => ({ playerId, sessionToken }))
}

/** As many as the pool has connections for. */
const atOnce = 15

interface Opening {
  readonly db: Db
  readonly playerId: string
  readonly loginSessionId: string
}

async function open(operator: Operator, { db, playerId, loginSessionId }: Opening, index: number): Promise<void> {
  await db.transaction(async (tx) => {
    await operator.wallet.openAccounts(tx, { playerId, currency: 'JPY' })
    await operator.cashier.creditDemo(tx, { playerId, site: 'LEO', amount: cash })
  })
  const context = { session: { playerId, id: loginSessionId }, site: 'LEO', language: 'en' } as PlayerContext // nothing else is read
  const { setLimits } = operator.limits.routes
  const claim = { bonusCode: 'BENCH', idempotencyKey: `claim-${playerId}` }
  if (index % 3 === 1)
    for (const limitType of ['wager', 'loss'] as const)
      await setLimits({ limitType, period: 7, amount: never }, context)
  if (index % 3 === 2) await operator.bonuses.routes.claim(claim, context)
}

async function publish({ db }: Runtime, { catalogue, bonuses }: Operator): Promise<void> {
  const game: PublishedGame = {
    gameCode: 'bench-game',
    name: { ja: '計測', en: 'Bench' },
    reading: 'けいそく',
    vendorCode: 'vanguard',
    vendorName: 'Vanguard',
    vendorDisplayName: 'Vanguard',
    category: 'slots',
    beGameTypeId: '1',
    volatility: 'high',
    rtp: 96,
    tagList: [],
    thumbnail: '/bench.webp',
    modes: ['realgames'],
    minBet: 1,
    maxBet: 1_000,
  }
  const programme = {
    code: 'bench',
    site: 'LEO',
    name: { ja: '計測', en: 'Bench' },
    eligibility: { ...everybody, bonusCode: 'BENCH', listed: false, timesAPlayer: null },
    terms: {
      reward: { kind: 'no-deposit', amount: bonus },
      wagering: { times: 10, of: 'bonus', contributions: { otherwise: 100, categories: {}, games: {} } },
      maxStake: null,
      expiryDays: 30,
      maxConversion: null,
    },
  } as const
  await db.transaction((tx) => catalogue.syncGames(tx, 'bench', [game]))
  await db.transaction((tx) => bonuses.syncProgrammes(tx, 'LEO', [programme]))
}

/** Inserts registered players with login and game sessions: hashing a thousand passwords would take longer than the measurement. */
async function enter(
  ownerDb: Db,
  pattern: string,
  sessions: readonly (PlayerSession & { readonly loginSessionId: string })[],
): Promise<void> {
  const hashes = sessions.map(({ sessionToken }) => createHash('sha256').update(sessionToken).digest())
  const ids = sessions.map(({ playerId }) => playerId)
  const logins = sessions.map(({ loginSessionId }) => loginSessionId)
  await insertPlayers(ownerDb, { pattern, ids })
  await ownerDb.query(
    `insert into identity.sessions (id, token_hash, player_id, address, user_agent, started_at, touched_at)
     select login, hash, id, '192.0.2.1', 'bench', now(), now() from unnest($1::text[], $2::text[], $3::bytea[]) as session (id, login, hash)`,
    [ids, logins, hashes],
  )
  await ownerDb.query(
    `insert into game_wallet.game_sessions (token_hash, player_id, login_session_id, supplier, game_code, site, started_at)
     select hash, id, login, 'bench', 'bench-game', 'LEO', now() from unnest($1::text[], $2::text[], $3::bytea[]) as session (id, login, hash)`,
    [ids, logins, hashes],
  )
}

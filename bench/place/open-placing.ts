import { createHash, createSecretKey } from 'node:crypto'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { createBookmaker, type SelectionNow } from '@andon/bookmaker'
import { price } from '@andon/bookmaker/rules'
import { noMultipleBoosts } from '@andon/bookmaker/testing'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { readConfig } from '@andon/platform/config'
import { createFacts } from '@andon/platform/facts'
import { createIds, newToken } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, keyringOf } from '@andon/platform/secrets'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'
import { createOperator } from '../../apps/server/src/compose/create-operator.ts'
import { bookmakerSupplier } from '../../apps/server/src/compose/own-suppliers.ts'
import { signingKey } from '../../apps/server/src/compose/signing-key.ts'
import { openPlayers } from '../settle/open-players.ts'

const root = resolve(import.meta.dirname, '../..')
const supplierCode = 'bookmaker'
const text = { ja: '計測', en: 'Bench' }
const evens = price(2000)

/** The bookmaker and the operator's wallet in one process, as the server composes them, with players who have a session at the sportsbook. */
export async function openPlacing({ url, players, events }: { url: string; players: number; events: number }) {
  const composed = await compose(url)
  const { runtime, gameWallet, ownSecret } = composed
  const bettors = await openBettors(composed, players)
  runtime.facts.start()
  const bookmaker = createBookmaker(runtime, {
    supplierCode,
    signingKey: createSecretKey(ownSecret),
    transport: gameWallet.handle,
    limits: { volume: 1e12, marketLiability: 1e12, eventLiability: 1e12 },
    book: {
      selection: offered,
      joint: () => ({ refused: 'NO_JOINT_PRICE', part: null }),
      computeJoint: async () => undefined,
      eachWay: () => null,
      boost: () => null,
      multipleBoosts: () => noMultipleBoosts,
    },
  })

  let serial = 0
  /** A single of ¥100 of one player after another, on one event after another; it must be accepted. */
  async function place(): Promise<void> {
    const number = serial++
    const bettor = bettors[number % bettors.length]
    if (!bettor) throw new Error('there is a player')
    const chosen = { selection: `andon:match:${number % events}/1/${1 + (number % 3)}`, together: [] }
    const placed = await bookmaker.placeBet(
      { ...bettor, currency: 'JPY', language: 'en' },
      {
        requestId: `request-${number}`,
        legs: [{ ...chosen, asked: { price: evens, score: null, redCards: null }, banker: false, eachWay: null }],
        system: { type: 'single' },
        eachWay: false,
        boosts: false,
        stake: 100,
        policy: 'none',
        freeBets: null,
        multipleBoost: 0,
      },
    )
    const status = 'bet' in placed ? placed.bet.status : placed.refused.code
    if (status !== 'ACCEPTED') throw new Error(`a bet is ${status}`)
  }

  async function close(): Promise<void> {
    await gameWallet.drain()
    await runtime.facts.stop()
    await runtime.db.close()
    await composed.ownerDb.close()
  }

  return { place, close }
}

async function compose(url: string) {
  await migrate(url, await findMigrations(root))
  const db = createDb({ connectionString: url, role: 'andon_app', maxConnections: 20 })
  const ownerDb = createDb({ connectionString: url, maxConnections: 1, timeouts: 'report' })
  const log = createLog({ level: 'warn' })
  const newId = createIds({ clock, random })
  const facts = createFacts({ db, bus: createLocalBus({ log }), log })
  const runtime = { db, clock, random, newId, facts, log }
  const secrets = createSecrets({ db, random, keyring: keyringOf({ current: random.bytes(32) }) })
  const { publicKeyPem } = await signingKey(secrets, supplierCode)
  const ownSecret = random.bytes(32)
  const { gameWallet, identity, wallet } = await createOperator(runtime, {
    matchesOf: () => null,
    config: readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'warn' }, { root }),
    secrets,
    metrics: createMetrics(),
    cycleFloor: () => 0,
    suppliers: [bookmakerSupplier({ sportsOrigin: 'http://sports.localhost:4000', publicKeyPem, ownSecret })],
  })
  return { runtime, ownerDb, gameWallet, identity, wallet, ownSecret }
}

async function openBettors(
  { runtime, ownerDb, identity, wallet }: Awaited<ReturnType<typeof compose>>,
  players: number,
): Promise<{ playerId: string; walletSession: string }[]> {
  const { db, newId } = runtime
  const playerIds = await openPlayers({ db, newId, ownerDb, identity, wallet }, players)
  const bettors = playerIds.map((playerId) => ({ playerId, walletSession: newToken(runtime, playerId) }))
  await ownerDb.query(
    `with login as (
       insert into identity.sessions (id, token_hash, player_id, address, user_agent, started_at, touched_at)
       select login, hash, id, '192.0.2.1', 'bench', now(), now() from unnest($1::text[], $2::text[], $3::bytea[]) as session (id, login, hash)
       returning player_id, id, token_hash)
     insert into game_wallet.game_sessions (token_hash, player_id, login_session_id, supplier, game_code, site, started_at)
     select token_hash, player_id, id, '${supplierCode}', '${supplierCode}', 'LEO', now() from login`,
    [
      playerIds,
      playerIds.map((playerId) => newId('ses', playerId)),
      bettors.map(({ walletSession }) => createHash('sha256').update(walletSession).digest()),
    ],
  )
  await ownerDb.query('vacuum analyze')
  return bettors
}

function offered(id: string): SelectionNow {
  const [eventId = '', marketKey = '', outcome = ''] = id.split('/')
  return {
    selection: id,
    eventId,
    marketKey,
    outcome,
    price: evens,
    open: true,
    inPlay: false,
    delayMs: 0,
    chance: 0.5,
    sequence: 1,
    minute: null,
    about: null,
    combines: { groups: [], combining: 'free' },
    names: { event: text, market: text, outcome: text },
    state: { event: 'open', market: 'active', score: null, redCards: null, price: evens },
  }
}

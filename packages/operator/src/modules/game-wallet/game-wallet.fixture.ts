import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import type { ReplyOf, RequestInput } from '@andon/contract'
import { operatorRules } from '@andon/contract/jurisdiction-rules'
import { catalogue as api } from '@andon/contract/player-api/catalogue'
import type { PublishedGame } from '@andon/contract/supplier-games'
import { createBonuses } from '@andon/operator/bonuses'
import {
  type Catalogue,
  type CatalogueOptions,
  createCatalogue,
  liveTablesChanged,
  type Supplier,
  supplierAt,
} from '@andon/operator/catalogue'
import { createLimits, operatorLimits } from '@andon/operator/limits'
import { createWallet, house as houseAccount, pocket } from '@andon/operator/wallet'
import type { Session, VisitorContext } from '@andon/platform/http'
import type { Log } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import type { FreshDatabase } from '@andon/tests/database'
import { openTestRuntime } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { noOtherAccounts } from '../limits/limits.fixture.ts'
import { createGameWallet, type GameWalletOptions, type PlayerFacts, playRecords, stackOf } from './index.ts'

/** A supplier with its private key. */
export interface KeyedSupplier {
  readonly code: string
  readonly registered: Supplier
  sign(rawBody: Buffer): string
  /** The key for a supplier in another process. */
  secret(): { algorithm: 'ed25519'; privateKeyPem: string } | { algorithm: 'hmac-sha256'; secretBase64: string }
}

function ed25519Supplier(code: string, kind: Supplier['kind'] = 'casino'): KeyedSupplier {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const gamesOrigin = `http://${code}.localhost:4000`
  const key = { algorithm: 'ed25519' as const, publicKeyPem }
  return {
    code,
    registered: supplierAt(gamesOrigin, { code, kind, key, playsChips: true }),
    sign: (raw) => `ed25519=${sign(null, raw, privateKey).toString('base64')}`,
    secret: () => ({
      algorithm: 'ed25519',
      privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }),
  }
}

function hmacSupplier(code: string): KeyedSupplier {
  const secret = random.bytes(32)
  const gamesOrigin = `http://${code}.localhost:4000`
  return {
    code,
    registered: supplierAt(gamesOrigin, { code, kind: 'casino', key: { algorithm: 'hmac-sha256', secret } }),
    sign: (raw) => `hmac-sha256=${createHmac('sha256', secret).update(raw).digest('base64')}`,
    secret: () => ({ algorithm: 'hmac-sha256', secretBase64: secret.toString('base64') }),
  }
}

export function publishedGame(gameCode: string, changes: Partial<PublishedGame> = {}): PublishedGame {
  return {
    gameCode,
    name: { ja: `${gameCode}の名`, en: gameCode },
    reading: 'なまえ',
    vendorCode: 'vanguard',
    vendorName: 'Vanguard',
    vendorDisplayName: 'Vanguard',
    category: 'slots',
    beGameTypeId: '1',
    volatility: 'high',
    rtp: 96.1,
    tagList: ['featured'],
    modes: ['freegames', 'realgames'],
    thumbnail: `/${gameCode}/thumbnail.webp`,
    ...changes,
  }
}

export type GameWalletFixture = Awaited<ReturnType<typeof openGameWallet>>

export const gameWalletModules = ['wallet', 'limits', 'bonuses', 'catalogue', 'game-wallet'] as const

interface Surroundings {
  /** Migrations of further modules of a test. */
  readonly modules?: readonly string[]
  /** Uses an existing database. */
  readonly database?: Pick<FreshDatabase, 'db' | 'ownerDb' | 'close'>
  readonly cycleFloor?: GameWalletOptions['cycleFloor']
  readonly inMaintenance?: GameWalletOptions['inMaintenance']
  /** Further suppliers, and how the addresses of their games are asked. */
  readonly suppliers?: readonly Supplier[]
  readonly askLaunchUrl?: CatalogueOptions['askLaunchUrl']
  /** LEO alone has jackpots unless given. */
  readonly hasJackpots?: GameWalletOptions['hasJackpots']
  /** Drops the meters that suppliers state, unless given. */
  readonly jackpotMeters?: GameWalletOptions['jackpotMeters']
  /** Silent unless given. */
  readonly log?: Log
}

/** No minimum cycle, for tests that are not about pace. */
export const noCycleFloor: GameWalletOptions['cycleFloor'] = () => 0
/** No site in maintenance. */
const noMaintenance: GameWalletOptions['inMaintenance'] = () => false
/** The suppliers of most tests have launch templates. */
const noAggregator: CatalogueOptions['askLaunchUrl'] = async () => assert.fail('no supplier is asked')

/** Catalogue, wallet and game wallet with their own database; tests set who is logged in or locked. */
export async function openGameWallet({
  modules = [],
  database,
  cycleFloor = noCycleFloor,
  inMaintenance = noMaintenance,
  suppliers = [],
  askLaunchUrl = noAggregator,
  hasJackpots = (site) => site === 'LEO',
  jackpotMeters = { tell: async () => undefined },
  log,
}: Surroundings = {}) {
  const { clock, close, db, facts, ownerDb, runtime } = await openTestRuntime({
    modules: [...gameWalletModules, ...modules],
    database,
    ...(log && { log }),
  })
  const wallet = createWallet(runtime)
  const liveSessions = new Set<string>()
  const players = new Map<string, PlayerFacts>()
  const arcade = ed25519Supplier('arcade')
  const guest = hmacSupplier('guest')
  const bookmaker = ed25519Supplier('bookmaker', 'sportsbook')
  const bonuses = createBonuses(runtime, {
    wallet,
    playerFacts: async (_executor, id) => {
      const facts = players.get(id)
      return facts ? { ...facts, currency: 'JPY', site: 'LEO', verified: true, locked: facts.locked } : null
    },
  })
  const limits = createLimits(runtime, {
    persons: noOtherAccounts,
    operatorLimits,
    selfExclusionMinimumDays: () => operatorRules.selfExclusionMinimumDays,
  })
  const playersByIds: GameWalletOptions['playersByIds'] = async (_executor, ids) =>
    new Map(ids.flatMap((id) => [...entryOf(players, id)]))
  const catalogue: Catalogue = createCatalogue(runtime, {
    suppliers: [...[arcade, guest, bookmaker].map((supplier) => supplier.registered), ...suppliers],
    askLaunchUrl,
    matchesOf: () => null,
    playRecords,
    chipStackOf: stackOf,
    realityMinutesOf: async (executor, player) => (await limits.realityCheckOf(executor, player)).minutes,
    countryOf: () => 'JP',
    playersByIds,
    announce: (fact) => {
      if (liveTablesChanged.is(fact)) catalogue.liveTables.take(fact) // as the bus of a single node delivers it
    },
  })
  const metrics = createMetrics()
  const gameWallet = createGameWallet(runtime, {
    catalogue,
    wallet,
    bonuses,
    limits,
    cycleFloor,
    inMaintenance,
    playersByIds,
    metrics,
    hasJackpots,
    jackpotMeters,
    sportRounds: { tell: async () => undefined },
    shownRound: async () => null,
    playersWithoutLocks: playersByIds,
    sessionsLive: async (_executor, ids) => new Set(ids.filter((id) => liveSessions.has(id))),
  })
  const sync = (supplier: string, games: readonly PublishedGame[]) =>
    db.transaction((tx) => catalogue.syncGames(tx, supplier, games))
  await sync('arcade', [publishedGame('lantern'), publishedGame('harbour')])
  await sync('guest', [publishedGame('visitor-game')])

  async function newPlayer(balance = 0, facts: Partial<PlayerFacts> = {}): Promise<Session> {
    const playerId = runtime.newId('ply')
    const session = { playerId, id: runtime.newId('ses', playerId), restricted: false }
    const usual = { nickname: 'Akari', currency: 'JPY', language: 'ja', country: 'JP', locked: false } as const
    const player = { ...usual, ...facts }
    players.set(session.playerId, player)
    liveSessions.add(session.id)
    await db.transaction(async (tx) => {
      await limits.openPlayer(tx, { playerId: session.playerId, country: player.country, currency: 'JPY' })
      await wallet.openAccounts(tx, { playerId: session.playerId, currency: 'JPY' })
      if (balance === 0) return
      const legs = [
        { account: pocket(session.playerId, 'realCash'), amount: balance },
        { account: houseAccount('payments/sandbox'), amount: -balance },
      ]
      await wallet.post(tx, { key: 'first-deposit', kind: 'deposit', currency: 'JPY', legs })
    })
    return session
  }

  /** Calls a handler like the server, and checks request and reply against the contract. */
  async function call<Name extends keyof typeof api>(
    name: Name,
    fields: RequestInput<(typeof api)[Name]>,
    session: Session | null = null,
  ): Promise<ReplyOf<(typeof api)[Name]>> {
    const endpoint = api[name]
    const handler = catalogue.routes[name] as (
      request: unknown,
      context: unknown,
    ) => Promise<ReplyOf<(typeof api)[Name]>> // a union: `name` determines request and reply
    const reply = await handler(v.parse(endpoint.request, fields), context(session))
    v.parse(endpoint.reply, reply)
    return reply
  }

  async function launchToken(session: Session, gameSymbol: string): Promise<string> {
    const { launchUrl } = await call('launchGame', { gameType: 'realgames', gameSymbol }, session)
    return new URL(launchUrl).hash.replace('#token=', '')
  }

  return {
    arcade,
    bonuses,
    bookmaker,
    call,
    catalogue,
    clock,
    close,
    db,
    facts,
    gameWallet,
    guest,
    launchToken,
    limits,
    metrics,
    newPlayer,
    ownerDb,
    runtime,
    sync,
    wallet,
    logOut: (session: Session) => void liveSessions.delete(session.id),
    /** The same player with another login session. */
    logInAgain: ({ playerId }: Session): Session => {
      const session = { playerId, id: runtime.newId('ses', playerId), restricted: false }
      liveSessions.add(session.id)
      return session
    },
    lock: async ({ playerId }: Session) => {
      const facts = players.get(playerId)
      assert(facts)
      players.set(playerId, { ...facts, locked: true })
      const lock = { kind: 'lock', since: clock.now(), until: null, isOver: false, returnsAt: null } as const
      await db.transaction((tx) => limits.lockAlike(tx, { playerId, lock }))
    },
  }
}

function* entryOf<K, V>(map: ReadonlyMap<K, V>, key: K): Iterable<readonly [K, V]> {
  const value = map.get(key)
  if (value !== undefined) yield [key, value]
}

function context(session: Session | null): VisitorContext {
  return {
    requestId: 'req_test',
    site: 'LEO',
    language: 'ja',
    address: '192.0.2.1',
    userAgent: 'test',
    secure: false,
    origin: 'http://leo.localhost:4000',
    header: () => undefined,
    session,
    cookies: {
      get: () => undefined,
      set: () => undefined,
      clear: () => undefined,
      renewAntiForgery: () => undefined,
      antiForgeryHolds: () => true,
    },
  }
}

import { createSecretKey } from 'node:crypto'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Deps } from '@andon/bookmaker/testing'
import { defaultLimits, noMultipleBoosts, sendPayments, settleBets, storeResults } from '@andon/bookmaker/testing'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { readConfig } from '@andon/platform/config'
import { createFacts } from '@andon/platform/facts'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, keyringOf } from '@andon/platform/secrets'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'
import { createWalletClient } from '@andon/platform/wallet-client'
import { createOperator } from '../../apps/server/src/compose/create-operator.ts'
import { bookmakerSupplier } from '../../apps/server/src/compose/own-suppliers.ts'
import { signingKey } from '../../apps/server/src/compose/signing-key.ts'
import { openPlayers } from './open-players.ts'
import { type BetsToStore, storeBets } from './store-bets.ts'

const root = resolve(import.meta.dirname, '../..')
const supplierCode = 'bookmaker'

/** Milliseconds from the results to the last decision in the database, and on to the last payment. */
export interface Settled {
  readonly decidedMs: number
  readonly paidMs: number
  /** Of the processors, by what `cpuMs` counts. */
  readonly cpuMs: number
}

/** The bookmaker's settling and the operator's wallet in one process, as the server composes them: signed calls, checks, ledger, facts. */
export async function openBookmaker({ url, players }: { url: string; players: number }) {
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
  const playerIds = await openPlayers({ db, newId, ownerDb, identity, wallet }, players)
  facts.start()
  const deps: Deps = {
    db,
    clock,
    newId,
    log,
    facts,
    supplierCode,
    limits: defaultLimits,
    cashOutMargin: 50,
    wallet: createWalletClient({
      transport: gameWallet.handle,
      supplier: supplierCode,
      supplierKey: createSecretKey(ownSecret),
      timeoutMs: 4000,
    }),
    book: {
      selection: () => null,
      joint: () => ({ refused: 'NO_JOINT_PRICE', part: null }),
      computeJoint: async () => undefined,
      eachWay: () => null,
      boost: () => null,
      multipleBoosts: () => noMultipleBoosts,
    },
  }

  /** Stores open bets, tells their results and settles them; checks that each is decided, and paid to the yen. */
  async function settle(bets: BetsToStore, cpuMs: () => Promise<number>): Promise<Settled> {
    const { messages, betIds } = await storeBets({ db, newId, ownerDb, wallet, supplierCode }, playerIds, bets)
    if (process.env.STAT) await ownerDb.query('select pg_stat_statements_reset()')
    const cpu = await cpuMs()
    const begun = performance.now()
    await storeResults(deps, messages)
    await settleBets(deps)
    const decided = performance.now()
    while ((await sendPayments(deps)) > 0);
    const paid = performance.now()
    const used = (await cpuMs()) - cpu
    const [left] = await ownerDb.query<{ open: number; unpaid: number }>(
      `select count(*) filter (where bet.status = 'ACCEPTED') open,
         count(*) filter (where round.won is distinct from bet.paid or round.state <> 'closed') unpaid
       from bookmaker.bets bet left join game_wallet.rounds round on round.player_id = bet.player_id and round.round_id = bet.id
       where bet.id = any($1)`,
      [betIds],
    )
    if (left?.open !== 0 || left.unpaid !== 0) throw new Error(`${left?.open} bets are open, ${left?.unpaid} not paid`)
    return { decidedMs: decided - begun, paidMs: paid - begun, cpuMs: used }
  }

  async function close(): Promise<void> {
    await gameWallet.drain()
    await facts.stop()
    const { findings } = await wallet.verify(db)
    await db.close()
    await ownerDb.close()
    if (findings.length > 0) throw new Error(`the ledger is damaged: ${JSON.stringify(findings.slice(0, 3))}`)
  }

  return { settle, close }
}

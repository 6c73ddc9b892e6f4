import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minimumCycleMsOf } from '@andon/contract/game-rules'
import { embeddedStorage } from '@andon/embedded-postgres'
import { type Clock, systemClock } from '@andon/platform/clock'
import type { Config, Role } from '@andon/platform/config'
import { createHttp, prepareDraining } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import type { Log } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { createOutbox } from '@andon/platform/outbox'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import { createSecrets, openKeyring } from '@andon/platform/secrets'
import { applicationRole, assert, createDb, createReadiness, findMigrations } from '@andon/platform/sql'
import { arcadeKey } from './compose/arcade-key.ts'
import { arcadeSupplier } from './compose/arcade-supplier.ts'
import { createOperator } from './compose/create-operator.ts'
import { type Seeded, seed } from './compose/seed.ts'
import { joinInstallation } from './join-installation.ts'
import { mountArcade, openArcade } from './roles/arcade.ts'
import { mountWeb } from './roles/web.ts'
import { startWorker } from './roles/worker.ts'
import { mountProblemPage } from './site/problem-page.ts'
import { keepGamesOriginApart } from './surfaces/games.ts'
import { mountHealth } from './surfaces/health.ts'

export interface AppOptions {
  readonly config: Config
  /** Connects as the owner of the schemas; the server itself uses a role that may not rewrite history. */
  readonly databaseUrl: string
  /** The database was started by this process and serves no other server. */
  readonly ownDatabase?: boolean
  readonly log: Log
  readonly clock?: Clock
}

const root = resolve(import.meta.dirname, '../../..')
const version = '0.1.0'
/** Balancers check every second or two and need two failures to notice. */
const usualDrainMs = 5_000
const finishRequestsMs = 8_000

export type App = Awaited<ReturnType<typeof createApp>>

/** Creates everything that runs in one process, by its roles (`ANDON_ROLE`). */
export async function createApp({ config, databaseUrl, ownDatabase = false, log, clock = systemClock }: AppOptions) {
  const runs = (role: Role) => config.roles.includes(role)
  const keyring = await openKeyring({ connectionString: databaseUrl, config, random })
  const readiness = createReadiness({
    connectionString: databaseUrl,
    migrations: await findMigrations(root),
    storage: config.databaseUrl === undefined ? embeddedStorage(join(config.dataDir, 'postgres')) : [],
    log,
  })
  const db = createDb({
    connectionString: databaseUrl,
    role: applicationRole,
    maxConnections: 20,
    onUnavailable: readiness.noteFailure,
  })
  const secrets = createSecrets({ db, random, keyring })
  const newId = createIds({ clock, random })
  const metrics = createMetrics()
  const { id, bus, nodes } = await joinInstallation({ config, alone: ownDatabase, db, log, metrics, newId })
  const outbox = createOutbox({ db, bus, log })
  const runtime: Runtime = { db, clock, random, newId, outbox, log }
  const key = await arcadeKey(secrets)
  const operator =
    runs('web') || runs('worker')
      ? await createOperator(runtime, {
          config,
          secrets,
          suppliers: [arcadeSupplier({ gamesOrigin: config.gamesOrigin, publicKeyPem: key.publicKeyPem })],
          cycleFloor: minimumCycleMsOf,
          metrics,
        })
      : undefined
  await operator?.catalogue.attached?.attach()
  const arcade =
    runs('arcade') || runs('worker')
      ? openArcade(runtime, {
          signingKey: key.privateKey,
          walletApiUrl: config.walletApiUrl,
          ownWallet: operator?.gameWallet.handle,
        })
      : undefined

  const { trustProxy = false, countryHeader, maxTurnMs, gamesOrigin } = config
  const http = await createHttp({ log, newId, metrics, trustProxy, countryHeader, maxTurnMs })
  mountProblemPage(http, config)
  const draining = prepareDraining(http)
  mountHealth(http, {
    metrics,
    metricsToken: config.metricsToken,
    node: { id, roles: config.roles },
    warnings: () => nodes.problems().map(({ text }) => text),
    ready: async () => (draining.begun ? 'draining' : readiness.check()),
  })
  keepGamesOriginApart(http, gamesOrigin)
  const web =
    operator && runs('web')
      ? await mountWeb(http, runtime, { config, secrets, operator, bus, metrics, version })
      : undefined
  if (arcade && runs('arcade'))
    await mountArcade(http, { arcade, gamesOrigin, sites: config.sites, sitesElsewhere: !runs('web') })
  const switches = operator?.access.watch(() => web?.siteChanged())
  const suppliers = operator?.catalogue.attached?.watch()
  const worker =
    operator && arcade && runs('worker') ? await startWorker({ operator, arcade, outbox, databaseUrl, log }) : undefined

  return {
    http,
    runtime,
    nodeId: id,
    bus,
    nodes,
    /** The operator's modules; only where the role web or worker runs. */
    get operator() {
      assert(operator, 'this server runs neither web nor worker')
      return operator
    },
    seed: async (): Promise<Seeded> => (operator ? seed({ runtime, operator, sandbox: config.sandbox }) : {}),
    listen: async () => {
      await http.listen({ port: config.port, host: config.host })
    },
    /**
     * Stops without failing a request: first `/readyz` reports `draining` while everything is still served (the lame-duck time, in which
     * balancers notice); then the server stops listening, finishes open requests and closes everything. `atOnce`: no lame-duck time.
     */
    drain: async ({ atOnce = false } = {}) => {
      draining.begin()
      await nodes.startDraining()
      const leave = async () => {
        if (!atOnce) await sleep(config.drainMs ?? (config.production || nodes.others().length > 0 ? usualDrainMs : 0))
        await Promise.all([switches?.stop(), suppliers?.stop()])
        web?.close()
        await draining.close({ patienceMs: finishRequestsMs })
      }
      await Promise.all([worker?.stop(), leave()])
      await operator?.gameWallet.drain()
      await outbox.stop()
      await nodes.leave()
      await bus.close()
      await Promise.all([db.close(), readiness.close()])
    },
  }
}

import { join, resolve } from 'node:path'
import { createArcade, httpTransport } from '@andon/arcade'
import { whileLocked } from '@andon/contract/player-api/while-locked'
import { sessionCookie } from '@andon/operator/identity'
import { connectNats, createLocalBus } from '@andon/platform/bus'
import { type Clock, systemClock } from '@andon/platform/clock'
import type { Config } from '@andon/platform/config'
import { createAntiForgery, createHttp, type MountOptions, mountApi } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import { startJobs } from '@andon/platform/jobs'
import type { Log } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { createOutbox } from '@andon/platform/outbox'
import { systemRandom as random } from '@andon/platform/random'
import { createHub, mountRealtime } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import { installationSecret } from '@andon/platform/secrets'
import { createDb } from '@andon/platform/sql'
import type { FastifyRequest } from 'fastify'
import { arcadeKey } from './house/arcade-key.ts'
import { createHouse } from './house/create-house.ts'
import { followFacts } from './house/follow-facts.ts'
import { seed } from './house/seed.ts'
import { watchSessions } from './house/watch-sessions.ts'
import { createRenderer } from './site/create-renderer.ts'
import { createLanguages, mountLanguages } from './site/languages.ts'
import { mountSite } from './site/mount-site.ts'
import { mountProblemPage } from './site/problem-page.ts'
import { shortMemory } from './site/short-memory.ts'
import { mountApiDocs } from './surfaces/api-docs.ts'
import { mountGames } from './surfaces/games.ts'
import { mountHealth } from './surfaces/health.ts'
import { locate } from './surfaces/locate.ts'
import { mountSandbox } from './surfaces/sandbox.ts'
import { mountSuppliers } from './surfaces/suppliers.ts'

export interface AppOptions {
  readonly config: Config
  /** As the owner of the schemas; the server itself drops to the role that may not rewrite history. */
  readonly databaseUrl: string
  readonly log: Log
  readonly clock?: Clock
}

const root = resolve(import.meta.dirname, '../../..')
const version = '0.1.0'

export type App = Awaited<ReturnType<typeof createApp>>

/** Everything that runs in one process, and the one file that sees every door. */
export async function createApp({ config, databaseUrl, log, clock = systemClock }: AppOptions) {
  const db = createDb({ connectionString: databaseUrl, role: 'andon_app', maxConnections: 20 })
  const newId = createIds({ clock, random })
  const bus =
    config.natsUrl === undefined
      ? createLocalBus({ log })
      : await connectNats({ url: config.natsUrl, sender: newId('nod'), log })
  const outbox = createOutbox({ db, bus, log })
  const runtime: Runtime = { db, clock, random, newId, outbox, log }
  const metrics = createMetrics()
  const hub = createHub()

  const key = await arcadeKey(db, random)
  const house = await createHouse(runtime, {
    config,
    suppliers: [
      {
        code: 'arcade',
        kind: 'casino',
        gamesOrigin: config.gamesOrigin,
        key: { algorithm: 'ed25519', publicKeyPem: key.publicKeyPem },
        walletMode: 'seamless',
        showsRounds: true,
      },
    ],
  })
  const arcade = createArcade(runtime, {
    supplierCode: 'arcade',
    signingKey: key.privateKey,
    transport:
      config.walletApiUrl === undefined
        ? house.catalogue.supplierWallet.handle
        : httpTransport({ baseUrl: config.walletApiUrl, timeoutMs: 4000 }),
  })
  followFacts(bus, hub)

  const countryOf = (request: FastifyRequest) =>
    house.access.countryOf(request.ip, (name) => request.headers[name]?.toString())
  const placeOf = (request: FastifyRequest) => ({
    site: locate(request, config).site,
    countryCode: countryOf(request),
  })
  const { trustProxy = false, maxTurnMs } = config
  const http = await createHttp({ log, newId, metrics, trustProxy, maxTurnMs })
  mountProblemPage(http)
  const api: MountOptions = {
    antiForgery: createAntiForgery({ secret: await installationSecret({ db, random, name: 'anti-forgery' }), random }),
    authenticate: ({ cookie, secure }) => house.identity.authenticate(cookie(sessionCookie({ secure }))),
    admit: ({ route }, request) => house.access.admit({ route, ...placeOf(request) }),
    openToRestricted: ({ route }) => whileLocked.has(route),
    locate: (request) => locate(request, config),
    uploads: { folder: join(config.dataDir, 'uploads', 'incoming'), random },
    checkReplies: !config.production,
  }
  let draining = false
  mountHealth(http, {
    metrics,
    ready: async () =>
      draining
        ? 'draining'
        : await db.query('select 1').then(
            () => null,
            () => 'the database does not answer',
          ),
  })
  mountApi(http, house.api, house.routes, api)
  mountApiDocs(http, { api: house.api, version })
  await mountRealtime(http, hub, { ...api, placeOf })
  await mountSuppliers(http, { wallet: house.catalogue.supplierWallet.handle, routes: house.cashier.supplierRoutes })
  if (config.sandbox) mountSandbox(http, { db })
  await mountGames(http, {
    gamesOrigin: config.gamesOrigin,
    folder: join(root, 'apps/games/dist'),
    arcade: arcade.plugin,
  })
  const languages = createLanguages({
    builtFolder: join(root, 'apps/web/build/languages'),
    operatorFolder: join(config.dataDir, 'languages'),
    log,
  })
  mountLanguages(http, languages)
  await mountSite(http, {
    clientFolder: join(root, 'apps/web/build/client'),
    siteCode: config.siteCode,
    cached: config.pageCache,
    gamesOrigin: config.gamesOrigin,
    apiBaseUrl: config.apiBaseUrl,
    metrics,
    contentVersion: shortMemory(async () => `${await house.catalogue.contentVersion()}.${house.content.version()}`),
    frameOrigins: house.catalogue.supplierOrigins,
    countryOf,
    stateOf: house.access.stateOf,
    render: await createRenderer({
      serverBuild: join(root, 'apps/web/build/server/index.js'),
      house,
      config,
      textsVersion: languages.version,
    }),
  })

  outbox.start()
  const switches = house.access.watch(() => hub.publishSite(house.access.stateOf))
  const jobs = await startJobs({ jobs: [...house.jobs, ...arcade.jobs], log, connectionString: databaseUrl })
  const sessions = watchSessions({ hub, sessionsOver: (ids) => house.identity.sessionsOver(db, ids), metrics, log })

  return {
    http,
    house,
    runtime,
    seed: () => seed({ runtime, house, arcade, sandbox: config.sandbox }),
    listen: async () => {
      await http.listen({ port: config.port, host: config.host })
    },
    /** Stops taking work, finishes what is under way, and lets go of everything. */
    drain: async () => {
      draining = true
      sessions.stop()
      await switches.stop()
      hub.closeAll()
      await http.close()
      await jobs.stop()
      await arcade.stop()
      await house.catalogue.supplierWallet.drain()
      await outbox.stop()
      await bus.close()
      await db.close()
    },
  }
}

import { join, resolve } from 'node:path'
import { sessionCookie } from '@andon/operator/identity'
import type { Bus } from '@andon/platform/bus'
import type { Config } from '@andon/platform/config'
import { createAntiForgery, type MountOptions, mountApi } from '@andon/platform/http'
import type { Metrics } from '@andon/platform/metrics'
import { createHub, type Hub, mountRealtime } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { outboxFor } from '@andon/sandbox/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house/create-house.ts'
import { followFacts } from '../house/follow-facts.ts'
import { watchSessions } from '../house/watch-sessions.ts'
import { createRenderer } from '../site/create-renderer.ts'
import { createLanguages, mountLanguages } from '../site/languages.ts'
import { lastKnown } from '../site/last-known.ts'
import { mountSite } from '../site/mount-site.ts'
import { publicApi } from '../site/public-api.ts'
import { publicPaths } from '../site/public-paths.ts'
import { mountRootFiles } from '../site/root-files.ts'
import { mountApiDocs } from '../surfaces/api-docs.ts'
import { locate } from '../surfaces/locate.ts'
import { mountSandbox } from '../surfaces/sandbox.ts'
import { mountSuppliers } from '../surfaces/suppliers.ts'

export interface WebOptions {
  readonly config: Config
  readonly secrets: Secrets
  readonly house: House
  readonly bus: Bus
  readonly metrics: Metrics
  readonly version: string
}

const root = resolve(import.meta.dirname, '../../../..')

/** The role `web`: pages, the player API, realtime, and the surfaces that suppliers call. */
export async function mountWeb(http: FastifyInstance, runtime: Runtime, options: WebOptions) {
  const { config, secrets, house, bus, metrics, version } = options
  const hub = createHub()
  followFacts(bus, hub)
  const countryOf = (request: FastifyRequest) =>
    house.access.countryOf(request.ip, (name) => request.headers[name]?.toString())
  const placeOf = (request: FastifyRequest) => ({
    site: locate(request, config).site,
    countryCode: countryOf(request),
  })
  const api = await apiOptions(runtime, { config, secrets, house, placeOf })
  mountApi(http, house.api, house.routes, api)
  mountApiDocs(http, { api: house.api, version })
  await mountRealtime(http, hub, { ...api, placeOf })
  await mountSuppliers(http, { wallet: house.catalogue.supplierWallet.handle, routes: house.cashier.supplierRoutes })
  if (config.sandbox) mountSandbox(http, { sentTo: (address) => outboxFor(runtime.db, address) })
  await mountPages(http, { ...options, ...runtime, countryOf })
  return watchPages(runtime, { house, hub, metrics })
}

async function apiOptions(
  { random }: Runtime,
  {
    config,
    secrets,
    house,
    placeOf,
  }: Pick<WebOptions, 'config' | 'secrets' | 'house'> & {
    placeOf(request: FastifyRequest): { site: string; countryCode: string }
  },
): Promise<MountOptions> {
  return {
    antiForgery: createAntiForgery({ secret: await secrets.of('anti-forgery'), random }),
    authenticate: ({ cookie, secure }) => house.identity.authenticate(cookie(sessionCookie({ secure }))),
    admit: ({ route }, request) => house.access.admit({ route, ...placeOf(request) }),
    locate: (request) => locate(request, config),
    uploads: { folder: join(config.dataDir, 'uploads', 'incoming'), random },
    checkReplies: !config.production,
  }
}

async function mountPages(
  http: FastifyInstance,
  {
    config,
    house,
    metrics,
    log,
    clock,
    countryOf,
  }: Pick<WebOptions, 'config' | 'house' | 'metrics'> &
    Pick<Runtime, 'log' | 'clock'> & {
      countryOf(request: FastifyRequest): string
    },
): Promise<void> {
  const languages = createLanguages({
    builtFolder: join(root, 'apps/web/build/languages'),
    operatorFolder: join(config.dataDir, 'languages'),
    log,
  })
  mountLanguages(http, languages)
  mountRootFiles(http, {
    siteCode: config.siteCode,
    clock,
    publicPaths: ({ site, origin }) =>
      publicPaths(publicApi(house.api, house.routes, { site: site.code, language: site.defaultLanguage, origin }), {
        site,
        slugs: house.content.slugs,
      }),
  })
  await mountSite(http, {
    clientFolder: join(root, 'apps/web/build/client'),
    siteCode: config.siteCode,
    cached: config.pageCache,
    gamesOrigin: config.gamesOrigin,
    apiBaseUrl: config.apiBaseUrl,
    metrics,
    contentVersion: lastKnown(async () => `${await house.catalogue.contentVersion()}.${house.content.version()}`),
    frameOrigins: house.catalogue.supplierOrigins,
    countryOf,
    stateOf: house.access.stateOf,
    render: await createRenderer({
      serverBuild: join(root, 'apps/web/build/server/index.js'),
      house,
      config,
      textsVersion: languages.version,
      log,
    }),
  })
}

/** Open pages: told of ended sessions and of brands that close, until `close` ends their connections. */
function watchPages({ db, log }: Runtime, { house, hub, metrics }: { house: House; hub: Hub; metrics: Metrics }) {
  const sessions = watchSessions({ hub, sessionsOver: (ids) => house.identity.sessionsOver(db, ids), metrics, log })
  return {
    siteChanged: () => hub.publishSite(house.access.stateOf),
    close: () => {
      sessions.stop()
      hub.closeAll()
    },
  }
}

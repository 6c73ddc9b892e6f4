import { join, resolve } from 'node:path'
import { brandsFolder } from '@andon/contract/sites'
import { sessionCookie } from '@andon/operator/identity'
import type { Bus } from '@andon/platform/bus'
import type { Config } from '@andon/platform/config'
import { createAntiForgery, type MountOptions, mountApi } from '@andon/platform/http'
import type { Metrics } from '@andon/platform/metrics'
import { mountRealtime, type Party } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { outboxFor } from '@andon/sandbox/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operator } from '../compose/create-operator.ts'
import { documented } from '../compose/documented.ts'
import { startTopics } from '../compose/start-topics.ts'
import { createRenderer } from '../site/create-renderer.ts'
import { builtTextsFolder, createLanguages, mountLanguages } from '../site/languages.ts'
import { lastKnown } from '../site/last-known.ts'
import { mountOffline } from '../site/mount-offline.ts'
import { mountPictures } from '../site/mount-pictures.ts'
import { mountRankLogs } from '../site/mount-rank-logs.ts'
import { mountSite } from '../site/mount-site.ts'
import { mountUnsubscribe } from '../site/mount-unsubscribe.ts'
import { publicApi } from '../site/public-api.ts'
import { publicPaths } from '../site/public-paths.ts'
import { mountRootFiles } from '../site/root-files.ts'
import { mountSharePictures } from '../site/share-pictures/mount-share-pictures.ts'
import { mountApiDocs } from '../surfaces/api-docs.ts'
import { locate } from '../surfaces/locate.ts'
import { mountSandbox } from '../surfaces/sandbox.ts'
import { mountSuppliers } from '../surfaces/suppliers.ts'

export interface WebOptions {
  readonly config: Config
  readonly secrets: Secrets
  readonly operator: Operator
  readonly bus: Bus
  readonly metrics: Metrics
  readonly version: string
}

const root = resolve(import.meta.dirname, '../../../..')

/** The role `web`: pages, the player API, realtime, and the surfaces that suppliers call. */
export async function mountWeb(http: FastifyInstance, runtime: Runtime, options: WebOptions) {
  const { config, secrets, operator, bus, version } = options
  const siteListeners = new Set<() => void>()
  const topics = await startTopics('site', {
    db: runtime.db,
    log: runtime.log,
    operator,
    bus,
    onSiteChanged: (listener) => siteListeners.add(listener),
  })
  const countryOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>) =>
    operator.access.countryOf(request.ip, (name) => request.headers[name]?.toString())
  const placeOf = (request: FastifyRequest) => ({
    site: locate(request, config).site,
    countryCode: countryOf(request),
  })
  const api = await apiOptions(runtime, { config, secrets, operator, placeOf })
  mountApi(http, operator.api, operator.routes, api)
  mountApiDocs(http, { documented, version })
  mountRealtime(http, topics.hub, { authenticate: { request: partyOf(api, operator) }, placeOf })
  await mountSuppliers(http, {
    wallet: operator.gameWallet.handle,
    routes: [...operator.cashier.supplierRoutes, ...operator.hub88.routes],
  })
  if (config.sandbox) mountSandbox(http, { sentTo: (address) => outboxFor(runtime.db, address) })
  await mountPages(http, { ...options, ...runtime, countryOf })
  return {
    siteChanged: () => {
      for (const listener of siteListeners) listener()
    },
    topics,
  }
}

/** A player by the session; a browser without one by the cookie of its conversation with customer service. */
const partyOf =
  ({ authenticate }: Pick<MountOptions, 'authenticate'>, { support }: Pick<Operator, 'support'>) =>
  async ({ cookies, protocol }: FastifyRequest): Promise<Party | null> => {
    const transport = { cookie: (name: string) => cookies[name], secure: protocol === 'https' }
    const found = await authenticate(transport)
    if (found !== null && 'session' in found)
      return { kind: 'player', id: found.session.playerId, sessionId: found.session.id }
    const chat = await support.visitorsChat(transport)
    return chat === null ? null : { kind: 'visitor', id: chat, sessionId: chat }
  }

async function apiOptions(
  { random }: Runtime,
  {
    config,
    secrets,
    operator,
    placeOf,
  }: Pick<WebOptions, 'config' | 'secrets' | 'operator'> & {
    placeOf(request: FastifyRequest): { site: string; countryCode: string }
  },
): Promise<MountOptions> {
  return {
    antiForgery: createAntiForgery({ secret: await secrets.of('anti-forgery'), random }),
    authenticate: ({ cookie, secure }) => operator.identity.authenticate(cookie(sessionCookie({ secure }))),
    admit: ({ route }, request) => operator.access.admit({ route, ...placeOf(request) }),
    locate: (request) => locate(request, config),
    uploads: { folder: join(config.dataDir, 'uploads', 'incoming'), random },
    checkReplies: !config.production,
  }
}

async function mountPages(
  http: FastifyInstance,
  {
    config,
    operator,
    metrics,
    log,
    clock,
    countryOf,
  }: Pick<WebOptions, 'config' | 'operator' | 'metrics'> &
    Pick<Runtime, 'log' | 'clock'> & {
      countryOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): string
    },
): Promise<void> {
  const languages = createLanguages({
    builtFolder: builtTextsFolder,
    brandsFolder,
    operatorFolder: join(config.dataDir, 'languages'),
    log,
  })
  mountLanguages(http, { languages, sites: config.sites, publishedOf: operator.content.interfaceTexts })
  mountRootFiles(http, {
    sites: config.sites,
    clock,
    gamesOrigin: config.gamesOrigin,
    publicPaths: ({ site, origin }) =>
      publicPaths(
        publicApi(operator.api, operator.routes, { site: site.code, language: site.defaultLanguage, origin }),
        {
          site,
          pages: operator.content.pages(site.code),
        },
      ),
  })
  const sharePictures = mountSharePictures(http, {
    sites: config.sites,
    brands: brandsFolder,
    scenes: join(root, 'apps/web/build/client/scenes'),
    games: join(root, 'apps/games/dist'),
    gamesOrigin: config.gamesOrigin,
    folder: join(config.dataDir, 'share-pictures'),
    log,
  })
  mountUnsubscribe(http, { sites: config.sites, notices: operator.notices })
  mountPictures(http, { copyOf: operator.content.pictureCopy })
  mountRankLogs(http, {
    sites: config.sites,
    rankLogOf: operator.tournaments.rankLogOf,
    seedLogOf: operator.tournaments.seedLogOf,
  })
  mountOffline(http, {
    sites: config.sites,
    builtFolder: join(root, 'apps/web/build/service-worker'),
    helpPage: async ({ site, language, origin }) => {
      const { content } = publicApi(operator.api, operator.routes, { site: site.code, language, origin })
      return (await content.getPage({ url_path: 'responsible-game', lang: language })).page.blocks
    },
  })
  await mountSite(http, {
    clientFolder: join(root, 'apps/web/build/client'),
    sites: config.sites,
    cached: config.pageCache,
    gamesOrigin: config.gamesOrigin,
    apiBaseUrl: config.apiBaseUrl,
    metrics,
    contentVersion: lastKnown(() => contentVersionOf({ operator, config, clock })),
    previewRoutes: operator.content.previewRoutes,
    supplierOrigins: operator.catalogue.supplierOrigins,
    countryOf,
    stateOf: operator.access.stateOf,
    render: await createRenderer({
      serverBuild: join(root, 'apps/web/build/server/index.js'),
      operator,
      config,
      languages,
      sharePictures,
      log,
    }),
  })
}

/** Changes whenever a cached page would show something else: games, suppliers, texts, or a new day. */
async function contentVersionOf({
  operator: { catalogue, content },
  config,
  clock,
}: Pick<WebOptions, 'config' | 'operator'> & Pick<Runtime, 'clock'>): Promise<string> {
  const games = `${await catalogue.contentVersion()}.${catalogue.suppliers.version()}.${await catalogue.popularGames()}`
  const days = config.sites.map(({ timeZone }) => clock.now().toZonedDateTimeISO(timeZone).toPlainDate())
  return `${games}.${days}.${await content.version()}`
}

import { pathToFileURL } from 'node:url'
import { Refusal } from '@andon/contract'
import type { Config } from '@andon/platform/config'
import type { Log } from '@andon/platform/log'
import { DatabaseUnavailable } from '@andon/platform/sql'
import { siteContext } from '@andon/web/load-context'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Operator } from '../compose/create-operator.ts'
import type { Languages } from './languages.ts'
import type { PageRequest } from './mount-site.ts'
import { publicApi } from './public-api.ts'
import type { SharePictures } from './share-pictures/mount-share-pictures.ts'
import { siteOrigin } from './site-origin.ts'
import { watchDatabase } from './watch-database.ts'

/** Renders pages by the built web application, with the public part of the player API at hand. */
export async function createRenderer({
  serverBuild,
  operator,
  config,
  languages,
  sharePictures,
  log,
}: {
  serverBuild: string
  operator: Operator
  config: Config
  languages: Pick<Languages, 'version' | 'brandTexts'>
  sharePictures: SharePictures
  log: Log
}): Promise<(page: PageRequest) => Promise<Response>> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild // what the web application's build writes there
  const reportError = (error: unknown) => {
    if (error instanceof DatabaseUnavailable) return // logged where it arises
    if (error instanceof Refusal) log.warn({ err: error }, 'a page was refused what it needs')
    else log.error({ err: error }, 'a page failed by a bug')
  }
  const handle = createRequestHandler(build, 'production') // errors keep their stacks to themselves
  return async ({ url, site, language, mark, signedInHint, origin, closed, notFound, preview }) => {
    const routes = preview ? { ...operator.routes, content: preview } : operator.routes
    const { api, failure } = watchDatabase(publicApi(operator.api, routes, { site: site.code, language, origin }))
    const context = new RouterContextProvider()
    const ownOrigin = siteOrigin(site, config)
    const { texts } = await api.content.getInterfaceTexts({})
    context.set(siteContext, {
      site,
      language,
      siteOrigin: ownOrigin,
      mark,
      signedInHint,
      closed,
      notFound,
      sandbox: config.sandbox,
      gamesOrigin: config.gamesOrigin,
      apiBaseUrl: config.apiBaseUrl ?? '',
      textsVersion: languages.version(language),
      brandTexts: await languages.brandTexts(language, { site: site.code, published: texts }),
      api,
      sharePicture: (art) => `${ownOrigin}${sharePictures.pathOf(site.code, art)}`,
      reportError,
    })
    const response = await handle(new Request(url), context)
    const unavailable = failure()
    if (unavailable) throw unavailable
    return response
  }
}

import { pathToFileURL } from 'node:url'
import type { Config } from '@andon/platform/config'
import { siteContext } from '@andon/web/load-context'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { House } from '../house/create-house.ts'
import type { PageRequest } from './mount-site.ts'
import { publicApi } from './public-api.ts'

/** Renders pages by the built web application, with the public part of the player API at hand. */
export async function createRenderer({
  serverBuild,
  house,
  config,
  textsVersion,
}: {
  serverBuild: string
  house: House
  config: Config
  textsVersion(language: 'ja' | 'en'): string
}): Promise<(page: PageRequest) => Promise<Response>> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild // what the web application's build writes there
  const handle = createRequestHandler(build, 'production') // errors keep their stacks to themselves
  return async ({ url, site, language, nonce, signedInHint, origin, closed }) => {
    const api = publicApi(house.api, house.routes, {
      requestId: 'page',
      site: site.code,
      language,
      address: '127.0.0.1',
      userAgent: 'page',
      secure: origin.startsWith('https:'),
      origin,
      header: () => undefined,
      cookies: noCookies,
    })
    const context = new RouterContextProvider()
    context.set(siteContext, {
      site,
      language,
      nonce,
      signedInHint,
      sandbox: config.sandbox,
      gamesOrigin: config.gamesOrigin,
      apiBaseUrl: config.apiBaseUrl ?? '',
      textsVersion: textsVersion(language),
      api,
    })
    return handle(new Request(url, { headers: closed === null ? {} : { [closedHeader]: closed } }), context)
  }
}

/** By which the pages' root loader learns why the brand is closed to this visitor. Never a visitor's own: pages see no header of theirs. */
const closedHeader = 'x-andon-closed'

const refuse = () => {
  throw new Error('a public page may not touch cookies')
}
const noCookies = {
  get: () => undefined,
  set: refuse,
  clear: refuse,
  renewAntiForgery: refuse,
  antiForgeryHolds: () => false,
}

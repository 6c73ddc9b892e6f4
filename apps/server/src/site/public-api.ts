import { type Api, parseRoute, Refusal, refusals } from '@andon/contract'
import type { AnyHandlers } from '@andon/platform/http'
import { InvalidFields, parseRequest, type RequestContext } from '@andon/platform/http'
import type { PublicApi } from '@andon/web/load-context'
import { data } from 'react-router'

/**
 * Calls the handlers in this process: the same schemas and the same code as over HTTP, without the network. A refusal with status 404, or an
 * invalid part of the page's address, makes the page a 404; every other error is the page's.
 */
export function publicApi(
  api: Api,
  handlers: AnyHandlers,
  place: Pick<RequestContext, 'site' | 'language' | 'origin'>,
): PublicApi {
  const context: RequestContext = {
    ...place,
    requestId: 'page',
    address: '127.0.0.1',
    userAgent: 'page',
    secure: place.origin.startsWith('https:'),
    header: () => undefined,
    cookies: noCookies,
  }
  const modules = Object.entries(api).map(([module, endpoints]) => {
    const calls = Object.entries(endpoints)
      .filter(([, endpoint]) => endpoint.access === 'public')
      .map(([name, endpoint]) => {
        const handler = handlers[module]?.[name] as (request: unknown, context: RequestContext) => Promise<unknown> // checked where handlers are composed
        const isGet = parseRoute(endpoint.route).method === 'GET'
        return [
          name,
          async (request: Record<string, unknown>) => {
            try {
              const fields = { ...(isGet ? { languageId: context.language } : {}), ...request }
              return await handler(parseRequest(endpoint, fields), context)
            } catch (error) {
              throw isNotFound(error) ? data(null, { status: 404 }) : error
            }
          },
        ]
      })
    return [module, Object.fromEntries(calls)]
  })
  return Object.fromEntries(modules) as PublicApi // built from the api's own public endpoints
}

function isNotFound(error: unknown): boolean {
  return error instanceof InvalidFields || (error instanceof Refusal && refusals[error.code].status === 404)
}

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

import { type Api, parseRoute } from '@andon/contract'
import type { AnyHandlers } from '@andon/platform/http'
import { parseRequest, type RequestContext } from '@andon/platform/http'
import type { PublicApi } from '@andon/web/load-context'

/** Calls the handlers in this process: the same schemas and the same code as over HTTP, without the network. */
export function publicApi(api: Api, handlers: AnyHandlers, context: RequestContext): PublicApi {
  const modules = Object.entries(api).map(([module, endpoints]) => {
    const calls = Object.entries(endpoints)
      .filter(([, endpoint]) => endpoint.access === 'public')
      .map(([name, endpoint]) => {
        const handler = handlers[module]?.[name] as (request: unknown, context: RequestContext) => Promise<unknown> // checked where handlers are composed
        const isGet = parseRoute(endpoint.route).method === 'GET'
        return [
          name,
          (request: Record<string, unknown>) =>
            handler(
              parseRequest(endpoint, { ...(isGet ? { languageId: context.language } : {}), ...request }),
              context,
            ),
        ]
      })
    return [module, Object.fromEntries(calls)]
  })
  return Object.fromEntries(modules) as PublicApi // built from the api's own public endpoints
}

import { type Api, type Endpoint, type PlayerApi, parseRoute, type ReplyOf, type RequestInput } from '@andon/contract'
import type { AnyHandlers } from '@andon/platform/http'
import { parseRequest, type RequestContext } from '@andon/platform/http'

type PublicCalls<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint & { access: 'public' }
    ? Name
    : never]: Module[Name] extends Endpoint
    ? (request: RequestInput<Module[Name]>) => Promise<ReplyOf<Module[Name]>>
    : never
}

/** What a page may ask while it is rendered: public calls only, so nothing personal can get into HTML. */
export type PublicApi = { readonly [Module in keyof PlayerApi]: PublicCalls<PlayerApi[Module]> }

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
  return Object.fromEntries(modules)
}

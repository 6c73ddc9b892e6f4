import { type Api, parseRoute, Refusal } from '@andon/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Unknown paths and methods below `area` (`/ajax`) get a JSON error, not an HTML page. */
export function refuseOtherCalls(app: FastifyInstance, api: Api, area: `/${string}`): void {
  const calls = Object.values(api)
    .flatMap((endpoints) => Object.values(endpoints))
    .map(({ route }) => parseRoute(route))
    .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const [path = ''] = request.url.split('?')
    const methods = calls.filter((call) => call.path.test(path)).map(({ method }) => method)
    if (methods.length === 0) throw new Refusal('NOT_FOUND')
    reply.header('allow', methods.join(', '))
    throw new Refusal('METHOD_NOT_ALLOWED')
  }
  app.all(`${area}/*`, {
    onRequest: async (request, reply) => refuse(request, reply),
    handler: async () => undefined, // never reached
  })
  // methods that Fastify does not route, PROPFIND for one
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && request.url.startsWith(`${area}/`)) refuse(request, reply)
    done()
  })
}

import { type Api, parseRoute, Refusal } from '@andon/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Whoever asks for a call that there is not, or by another method, is a program: it gets a refusal, never a page. */
export function refuseOtherCalls(app: FastifyInstance, api: Api): void {
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
  app.all('/ajax/*', {
    onRequest: async (request, reply) => refuse(request, reply),
    handler: async () => undefined, // nothing gets here
  })
  // methods that Fastify does not route, PROPFIND for one
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && request.url.startsWith('/ajax/')) refuse(request, reply)
  })
}

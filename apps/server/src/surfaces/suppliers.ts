import { walletApiPaths } from '@andon/contract/wallet-api'
import type { RawRoute } from '@andon/platform/http'
import type { FastifyInstance } from 'fastify'
import { mountRawSurface, type RawRequest, rawRequest, sendRaw } from './raw-body.ts'

/** Routes that suppliers call: the wallet API, webhooks and pages of payment suppliers. Signed bytes, no cookies, no anti-forgery. */
export async function mountSuppliers(
  app: FastifyInstance,
  {
    wallet,
    routes,
  }: {
    wallet: (
      path: string,
      rawBody: Buffer,
      headers: RawRequest['headers'],
    ) => Promise<{ status: number; body: unknown }>
    routes: readonly RawRoute[]
  },
): Promise<void> {
  await mountRawSurface(app, (scope) => {
    for (const path of Object.values(walletApiPaths)) {
      scope.post(path, async (request, reply) => {
        const { rawBody, headers } = rawRequest(request)
        return sendRaw(reply, await wallet(path, rawBody, headers))
      })
    }
    // every reply below this path has the wallet API's shape
    scope.all('/wallet/*', async (request, reply) => {
      const { path, rawBody, headers } = rawRequest(request)
      return sendRaw(reply, await wallet(path, rawBody, headers))
    })
    for (const { method, path, handler } of routes) {
      scope.route({
        method,
        url: path,
        handler: async (request, reply) => sendRaw(reply, await handler(rawRequest(request))),
      })
    }
  })
}

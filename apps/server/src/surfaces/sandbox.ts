import { Refusal } from '@andon/contract'
import { outboxFor } from '@andon/platform/messages'
import type { Db } from '@andon/platform/sql'
import type { FastifyInstance } from 'fastify'

/** Sandbox only: what the mail and SMS gateways would have delivered. */
export function mountSandbox(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    const { to } = request.query as { to?: unknown } // any query
    if (typeof to !== 'string' || to === '' || to.length > 254)
      throw new Refusal('FIELD_INVALID', {
        field: 'to',
        message: 'Whose messages: an e-mail address or a phone number',
      })
    return reply.header('cache-control', 'no-store').send({ messages: await outboxFor(db, to) })
  })
}

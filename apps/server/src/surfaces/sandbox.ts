import { Refusal } from '@andon/contract'
import type { SentMessage } from '@andon/sandbox/messages'
import type { FastifyInstance } from 'fastify'

/** Sandbox only: shows the mails and text messages that real gateways would have delivered. */
export function mountSandbox(
  app: FastifyInstance,
  { sentTo }: { sentTo(address: string): Promise<SentMessage[]> },
): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    const { to } = request.query as { to?: unknown } // any query
    if (typeof to !== 'string' || to === '' || to.length > 254)
      throw new Refusal('FIELD_INVALID', {
        field: 'to',
        message: 'Whose messages: an e-mail address or a phone number',
      })
    return reply.header('cache-control', 'no-store').send({ messages: await sentTo(to) })
  })
}

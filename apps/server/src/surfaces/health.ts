import type { Metrics } from '@andon/platform/metrics'
import type { FastifyInstance } from 'fastify'

/** What operators and balancers ask: alive, ready to be given work, figures. */
export function mountHealth(
  app: FastifyInstance,
  { metrics, ready }: { metrics: Metrics; ready(): Promise<string | null> },
): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await ready()
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === null ? { ready: true } : { ready: false, reason })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}

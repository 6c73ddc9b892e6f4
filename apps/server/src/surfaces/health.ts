import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { Refusal } from '@andon/contract'
import { servedUnderPressure } from '@andon/platform/http'
import type { Metrics } from '@andon/platform/metrics'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Health checks and figures for operators and balancers. A server under pressure serves them, too: it is alive, and its figures are needed; `/readyz` says that it is busy. */
export function mountHealth(
  app: FastifyInstance,
  {
    metrics,
    metricsToken,
    node,
    ready,
    warnings,
  }: {
    metrics: Metrics
    metricsToken: string | undefined
    node: { readonly id: string; readonly roles: readonly string[] }
    /** The reason why the server is not ready; null if it is. */
    ready(): Promise<string | null>
    /** Problems of the installation that do not stop this server. */
    warnings(): readonly string[]
  },
): void {
  app.get('/healthz', { config: servedUnderPressure }, async () => ({ alive: true }))
  app.get('/readyz', { config: servedUnderPressure }, async (request, reply) => {
    const reason = app.isUnderPressure() ? 'busy' : await ready()
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ...(reason === null ? { ready: true } : { ready: false, reason }),
        ...(isOperator(request, metricsToken) ? { node: node.id, roles: node.roles, warnings: warnings() } : {}),
      })
  })
  app.get('/metrics', { config: servedUnderPressure }, async (request, reply) => {
    if (!isOperator(request, metricsToken)) throw new Refusal('NOT_FOUND')
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}

/** Warnings and figures are only for the operator. */
const isOperator = (request: FastifyRequest, token: string | undefined) =>
  isLocal(request) || bearsToken(request, token)

/** From this machine itself. An untrusted proxy on it is recognised by the forwarding headers it adds. */
function isLocal({ ip, headers, socket }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => headers[name] !== undefined,
  )
  return loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') && !(isForwarded && ip === socket.remoteAddress)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function bearsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

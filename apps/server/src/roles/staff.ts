import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@andon/contract'
import { openApi } from '@andon/contract/openapi'
import { type Config, explainListen } from '@andon/platform/config'
import { createHttp, mountStaffApi, type StaffMember } from '@andon/platform/http'
import type { Metrics } from '@andon/platform/metrics'
import type { Runtime } from '@andon/platform/runtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operator } from '../compose/create-operator.ts'
import { openStaffKey, type StaffKey, staffFolder } from '../surfaces/staff-key.ts'

interface StaffListenerOptions {
  readonly config: Config
  readonly operator: Operator
  readonly metrics: Metrics
  readonly nodeId: string
  readonly version: string
}

/**
 * The listener of the staff API: apart from the sites and the games, on this machine only unless the configuration says otherwise. Nothing of it is
 * reachable on a brand's host, and it knows no cookies and no other origins. A file in DATA_DIR/staff tells the command line where it is.
 */
export async function createStaffListener(runtime: Runtime, options: StaffListenerOptions) {
  const { config, nodeId } = options
  const key = await openStaffKey({ dataDir: config.dataDir, random: runtime.random })
  const http = await createHttp({
    ...{ log: runtime.log, newId: runtime.newId, metrics: options.metrics },
    ...{ trustProxy: false, countryHeader: undefined, maxTurnMs: config.maxTurnMs },
  })
  mount(http, key, runtime, options)
  const file = join(staffFolder(config.dataDir), `${nodeId}.json`)
  return {
    http,
    listen: async () => {
      const [host, port] = [config.staffHost, config.staffPort ?? 0]
      await explainListen(
        { host, port },
        http.listen({ host, port }).then(() => undefined),
      )
      const where = { url: addressOf(http), host: hostname(), at: runtime.clock.now().epochMilliseconds }
      await writeFile(file, JSON.stringify(where), { mode: 0o600 })
    },
    close: async () => {
      await rm(file, { force: true })
      await http.close()
    },
  }
}

function mount(
  http: FastifyInstance,
  key: StaffKey,
  { db }: Runtime,
  { config, operator, version }: StaffListenerOptions,
): void {
  const { staff, staffApi, staffRoutes } = operator
  const names = new Set(['127.0.0.1', 'localhost', '[::1]', config.staffHost])
  http.addHook('onRequest', (request, _reply, done) => {
    // a page in the browser of a member of staff may reach this machine under a name of its own
    done(names.has(request.authority.hostname) ? undefined : new Refusal('NOT_FOUND'))
  })
  mountStaffApi(http, staffApi, staffRoutes, {
    db,
    authenticate: async (request) => {
      const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
      if (token === undefined) return null
      return key.matches(token) ? localUser(request) : staff.authenticate(token)
    },
    record: staff.record,
    checkReplies: !config.production,
  })
  const document = JSON.stringify(openApi(staffApi, { version }))
  http.get('/openapi-staff.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  http.get('/staff-listener', async (request) => {
    const nonce = new URLSearchParams(request.url.split('?')[1]).get('nonce') ?? ''
    return { proof: key.proofFor(addressOf(http), nonce) }
  })
}

/** Those who can read the key administer this machine; the command line says under which name. */
function localUser({ headers }: FastifyRequest): StaffMember {
  const actor = String(headers['x-staff-actor'] ?? '')
  if (!/^[\w.@-]{1,64}$/.test(actor)) throw new Refusal('MALFORMED', { message: 'x-staff-actor names no user' })
  return { actor, via: 'key', roles: ['admin'], sessionHash: null }
}

function addressOf({ server }: FastifyInstance): string {
  const { address, family, port } = server.address() as AddressInfo // it listens on TCP
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

import { readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@andon/contract'
import { openApi } from '@andon/contract/openapi'
import type { Staff } from '@andon/operator/staff'
import type { Bus } from '@andon/platform/bus'
import { type Config, explainListen } from '@andon/platform/config'
import { jsonOf, readBounded } from '@andon/platform/files'
import { createHttp, mountStaffApi, type StaffMember, type StaffPart } from '@andon/platform/http'
import type { Metrics } from '@andon/platform/metrics'
import { mountRealtime, noPlace, type Party, prepareRealtime } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type RunningTopics, startTopics } from '../compose/start-topics.ts'
import { openStaffKey, type StaffKey, staffFolder } from '../surfaces/staff-key.ts'

interface StaffListenerOptions {
  readonly bus: Bus
  readonly config: Config
  /** The accounts of staff, and the log of what they do. */
  readonly accounts: Staff
  /** The endpoints that staff may call, of each party in this process. */
  readonly parts: readonly StaffPart[]
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
    log: runtime.log,
    newId: runtime.newId,
    metrics: options.metrics,
    trustProxy: false,
    countryHeader: undefined,
    maxTurnMs: config.maxTurnMs,
  })
  const topics = await mount(http, key, runtime, options)
  const file = join(staffFolder(config.dataDir), `${nodeId}.json`)
  return {
    http,
    listen: async () => {
      const [host, port] = [config.staffHost, config.staffPort ?? 0]
      await explainListen(
        { host, port },
        http.listen({ host, port }).then(() => undefined),
      )
      await removeDeadListeners(staffFolder(config.dataDir))
      const serves = options.parts.flatMap(({ api }) => Object.keys(api))
      const where = { url: addressOf(http), host: hostname(), at: runtime.clock.now().epochMilliseconds, serves }
      await writeFile(file, JSON.stringify(where), { mode: 0o600 })
    },
    close: async () => {
      await rm(file, { force: true })
      topics.stop()
      await http.close()
    },
  }
}

async function mount(
  http: FastifyInstance,
  key: StaffKey,
  { db, log, random }: Runtime,
  { config, accounts: staff, parts, bus, version }: StaffListenerOptions,
): Promise<RunningTopics> {
  const names = new Set(['127.0.0.1', 'localhost', '[::1]', config.staffHost])
  http.addHook('onRequest', (request, _reply, done) => {
    // a page in the browser of a member of staff may reach this machine under a name of its own
    done(names.has(request.authority.hostname) ? undefined : new Refusal('NOT_FOUND'))
  })
  const authenticate = async (request: FastifyRequest): Promise<StaffMember | null> => {
    const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return null
    return key.matches(token) ? localUser(request) : staff.authenticate(token)
  }
  mountStaffApi(http, parts, {
    db,
    authenticate,
    record: staff.record,
    uploads: { folder: join(config.dataDir, 'uploads', 'incoming'), random },
    checkReplies: !config.production,
  })
  const document = JSON.stringify(openApi(Object.assign({}, ...parts.map(({ api }) => api)), { version }))
  http.get('/openapi-staff.json', async (request, reply) => {
    if ((await authenticate(request)) === null) throw new Refusal('LOGIN_REQUIRED')
    return reply.type('application/json; charset=utf-8').send(document)
  })
  http.get('/staff-listener', async (request) => {
    const nonce = new URLSearchParams(request.url.split('?')[1]).get('nonce') ?? ''
    return { proof: key.proofFor(addressOf(http), nonce) }
  })
  await prepareRealtime(http)
  const topics = await startTopics('staff', { db, log, bus, accounts: staff })
  mountRealtime(http, topics.hub, {
    authenticate: {
      request: async (request) => partyOf(await authenticate(request)),
      token: async (token) => (/^[\w-]{20,200}$/.test(token) ? partyOf(await staff.authenticate(token)) : null),
    },
    placeOf: noPlace,
  })
  return topics
}

/**
 * Removes the files of listeners on this machine that were killed: at their address nobody listens any more, or this server now does. Files of other machines
 * that share the folder stay.
 */
async function removeDeadListeners(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^nod_\w+\.json$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const read = await readBounded(file)
      const json = 'text' in read ? jsonOf(read.text) : read
      const where = v.safeParse(listener, 'value' in json ? json.value : undefined)
      if (where.success && where.output.host !== hostname()) return
      if (!where.success || !(await isListening(where.output.url))) await rm(file, { force: true })
    }),
  )
}

const listener = v.object({ url: v.pipe(v.string(), v.url()), host: v.string() })

function isListening(url: string): Promise<boolean> {
  const { hostname: host, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port: Number(port), timeout: 1_000 })
    const tell = (listens: boolean) => {
      socket.destroy()
      resolve(listens)
    }
    socket.once('connect', () => tell(true))
    socket.once('error', () => tell(false))
    socket.once('timeout', () => tell(true)) // it may be busy
  })
}

/** The same session on the stream. */
function partyOf(member: StaffMember | null): Party | null {
  if (member === null) return null
  const { actor: id, roles, sessionHash } = member
  return { kind: 'staff', id, roles, sessionId: sessionHash?.toString('hex') ?? localActor }
}

/** No account has a colon in its name, so that a row of the key is never one of a colleague. */
const localActor = 'key:'

/** A user who can read the key administers this machine; the command line sends the user's name. */
function localUser({ headers }: FastifyRequest): StaffMember {
  const actor = String(headers['x-staff-actor'] ?? '')
  if (!/^[\w.@-]{1,64}$/.test(actor)) throw new Refusal('MALFORMED', { message: 'x-staff-actor names no user' })
  return { actor: `${localActor}${actor}`, via: 'key', roles: ['admin'], sessionHash: null }
}

function addressOf({ server }: FastifyInstance): string {
  const { address, family, port } = server.address() as AddressInfo // it listens on TCP
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

import { createHmac, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, request as sendRequest } from 'node:http'
import { hostname, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ArcadeStaffClient, createArcadeStaffClient } from '@andon/arcade/staff-api/client'
import { type BookmakerClient, createBookmakerClient } from '@andon/bookmaker/staff-api/client'
import { addressOf } from '@andon/contract/endpoint'
import { createStaffClient, type StaffClient, type StaffSend } from '@andon/contract/staff-api/client'
import { Wrong } from './wrong.ts'

const root = resolve(import.meta.dirname, '..')

interface Where {
  readonly env: NodeJS.ProcessEnv
  /** The staff listener of a server elsewhere. Undefined: the server of `DATA_DIR`. */
  readonly url: string | undefined
  /** The file of its key. Undefined: that of `DATA_DIR`. */
  readonly keyFile: string | undefined
}

/**
 * A running server's staff API, called with its local key. The server is looked for at the first call, which throws `Wrong` if none runs; a refusal is thrown
 * as `Wrong` with its reason.
 */
export function connectStaff(where: Where): OperatorClient {
  const connections = new Map<string, Promise<Connection>>()
  const send: StaffSend = async (route, request) => {
    const module = /\/staff\/(bookmaker|tables)\//.exec(route)?.[1] ?? 'staff'
    const connection = connections.get(module) ?? connect(where, module)
    connections.set(module, connection)
    const { base, headers } = await connection
    const { method, path, fields } = addressOf(route, request)
    const query = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => given(name, value)))
    const isGet = method === 'GET'
    const { type, bytes } = await bodyOf(fields)
    const { status, body } = await exchange(new URL(isGet && query.size > 0 ? `${path}?${query}` : path, base), {
      method,
      headers: isGet ? headers : { ...headers, 'content-type': type },
      ...(isGet ? {} : { body: bytes }),
    })
    if (status !== 200) throw new Wrong(reasonOf(body) ?? `the server replies with HTTP ${status}`)
    return body
  }
  return { ...createStaffClient(send), ...createBookmakerClient(send), ...createArcadeStaffClient(send) }
}

/** The calls of staff to the operator, and to the bookmaker and the arcade where this installation runs them. */
export type OperatorClient = StaffClient & BookmakerClient & ArcadeStaffClient

interface Connection {
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
}

/** A server whose staff listener serves this module. */
async function connect({ env, url, keyFile }: Where, module: string): Promise<Connection> {
  const folder = join(resolve(root, env.DATA_DIR?.trim() || '.data'), 'staff')
  const key = readKey(keyFile ?? join(folder, 'key'))
  const base = url ?? (key && (await findServer(folder, key, module)))
  if (key === undefined || base === undefined)
    throw new Wrong(
      `no server runs with the data folder ${dirname(folder)}. Start it, or name another: DATA_DIR=<its folder>, or --url <its staff listener> --key-file <its key>`,
    )
  return { base, headers: { authorization: `Bearer ${key}`, 'x-staff-actor': userName() } }
}

const given = (name: string, value: unknown): [string, string][] => (value === undefined ? [] : [[name, String(value)]])

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Wrong(`cannot read the server's key in ${file}: ${(error as NodeJS.ErrnoException).code}`)
  }
}

interface Listener {
  readonly url: string
  readonly host: string
  readonly at: number
  /** Modules; absent in the file of a server of an older release, which serves all. */
  readonly serves?: readonly string[]
}

/** The newest server on this machine that shows that it has the key: what listens on the port of one that is gone learns nothing. */
async function findServer(folder: string, key: string, module: string): Promise<string | undefined> {
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), 'utf8')) as Listener] // as the server writes it
      } catch {
        return [] // it stops at this moment
      }
    })
    .filter(({ host, serves }) => host === hostname() && serves?.includes(module) !== false)
    .sort((one, other) => other.at - one.at)
  for (const { url } of written) {
    const nonce = randomBytes(16).toString('hex')
    const { body } = await exchange(new URL(`/staff-listener?nonce=${nonce}`, url)).catch(() => ({ body: undefined }))
    const proof = createHmac('sha256', key).update(`${url} ${nonce}`).digest('hex')
    if ((body as { proof?: string } | undefined)?.proof === proof) return url
  }
  return undefined
}

/** JSON, or a form where a field is a file. */
async function bodyOf(fields: Readonly<Record<string, unknown>>): Promise<{ type: string; bytes: string | Buffer }> {
  if (!Object.values(fields).some((value) => value instanceof Blob))
    return { type: 'application/json', bytes: JSON.stringify(fields) }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'file')
    else if (value !== undefined) form.set(name, String(value))
  }
  const written = new Response(form)
  return { type: written.headers.get('content-type') ?? '', bytes: Buffer.from(await written.arrayBuffer()) }
}

interface Sent {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
}

/** Without `fetch`, which takes longer to load than the rest of a command. */
async function exchange(url: URL, { body, ...options }: Sent = {}): Promise<{ status: number; body: unknown }> {
  const send = url.protocol === 'https:' ? (await import('node:https')).request : sendRequest
  const { promise, resolve: done, reject } = Promise.withResolvers<{ status: number; body: unknown }>()
  const sent = send(url, { ...options, timeout: 60_000 }, (response) => {
    text(response).then((read) => done({ status: response.statusCode ?? 0, body: parse(read) }), reject)
  })
  sent.on('timeout', () => sent.destroy(new Error('no answer within a minute')))
  sent.on('error', (error) => reject(new Wrong(`${url.origin} does not answer: ${error.message}`)))
  sent.end(body)
  return promise
}

function parse(read: string): unknown {
  try {
    return JSON.parse(read)
  } catch {
    return undefined
  }
}

interface Fault {
  readonly field?: string
  readonly code: string
  readonly message: string
}

function reasonOf(body: unknown): string | undefined {
  const { errors } = (body ?? {}) as { errors?: readonly Fault[] } // a refusal's body, or a foreign one
  return errors
    ?.map(({ code, field, message }) => (code === 'FIELD_INVALID' ? `${field}: ${message}` : message))
    .join('\n')
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid-${process.getuid?.()}` // a container's user may have no name
  }
}

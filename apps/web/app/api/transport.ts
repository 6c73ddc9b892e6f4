import { addressOf, type Route } from '@andon/contract/endpoint'
import { ConnectionLost, sendRequest } from '@andon/web-kit/send-request'
import { expiredCode } from './error-catalogue.ts'
import { ApiRefusal, networkRefusal, type RefusalEntry } from './refusal.ts'
import { cacheHeaders, createReplyCache } from './reply-cache.ts'
import { isBlocked, isSsoExpired, type Signals, signalsOf } from './signals.ts'

export interface CallOptions {
  /** Served from memory after the first call; parallel calls share one request. Only for GETs of content that is the same for everyone. */
  readonly cached?: boolean
  readonly signal?: AbortSignal
  /** Error codes that the caller shows itself. */
  readonly shows?: readonly string[]
}

export type Transport = (route: Route, request?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

export interface TransportOptions {
  /** Empty for the same origin. */
  readonly baseUrl: string
  readonly language: string
  readonly signals: Signals
}

interface Call {
  readonly route: Route
  readonly request: Record<string, unknown>
  readonly headers: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly shows?: readonly string[] | undefined
}

const timeoutMs = 20_000
/** File uploads over a slow mobile connection. */
const fileTimeoutMs = 120_000
const formType = 'application/x-www-form-urlencoded; charset=UTF-8'
const statusCall: Call = { route: 'GET /ajax/login/status', request: {}, headers: {} }

/** Sends every call: credentials, form encoding, language, anti-forgery, cache, and the flags a reply may carry. */
export function createTransport({ baseUrl, language, signals }: TransportOptions): Transport {
  const cache = createReplyCache()

  const transport: Transport = (route, request = {}, { cached, signal, shows } = {}) => {
    const headers = cached ? cacheHeaders(`${route}?${encode(request)}`) : {}
    const ownSignal = cached ? undefined : signal // one caller may not abort a request that others wait for
    return cache
      .through(headers, () => send({ route, request, headers, signal: ownSignal, shows }))
      .catch(nothingIfExpired)
  }

  async function send(call: Call): Promise<unknown> {
    try {
      return await exchange(call)
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'ANTI_FORGERY') throw error
      await exchange(statusCall) // sets a fresh anti-forgery cookie
      return exchange(call)
    }
  }

  async function exchange({ route, request, headers, signal, shows }: Call): Promise<unknown> {
    const { method, path, fields } = addressOf(route, request)
    const isGet = method === 'GET'
    const query = isGet ? `?${encode({ languageId: language, ...fields })}` : ''
    const url = `${baseUrl}${path}${query}`
    const files = Object.values(fields).some((value) => value instanceof Blob)
    const response = await sendRequest(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(files ? {} : { 'content-type': formType }), // with a file the browser sets it, with the boundary
        ...(url.startsWith('/') ? headers : {}), // for our own cache; another origin would have to allow them by CORS
        ...(isGet || !url.startsWith('/') ? {} : antiForgery()),
      },
      signal,
      replyWithinMs: files ? fileTimeoutMs : timeoutMs,
      ...(isGet ? {} : { body: files ? multipart(fields) : encode(fields) }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw signal.reason
      throw error instanceof ConnectionLost ? networkRefusal() : error
    })
    const body = await readJson(response)
    for (const signal of signalsOf(body))
      if (signal.type !== 'message' || !shows?.includes(signal.errorCode)) signals.emit(signal)
    if (!response.ok || isRefused(body)) throw refusalOf(response.status, body)
    return body
  }

  return transport
}

/** Never resolves after an expired session: the page that waits for the reply is about to go. */
function nothingIfExpired(error: unknown): Promise<never> {
  if (error instanceof ApiRefusal && error.errorCode === expiredCode) return new Promise(() => undefined)
  throw error
}

function encode(fields: Record<string, unknown>): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form.toString()
}

function multipart(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, String(value))
  }
  return form
}

/** Over TLS the server sets this cookie as well; no other host of the domain can set it. */
const ownHostToken = /(?:^|;\s*)__Host-XSRF-TOKEN=([^;]*)/

function antiForgery(): Record<string, string> {
  const { cookie } = document
  const token = (ownHostToken.exec(cookie) ?? /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookie))?.[1]
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) }
}

/** A reply that ends in the middle, as at the end of the time limit, is none: it must not pass for an accepted call without data. */
async function readJson(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => {
    if (response.ok) throw networkRefusal()
    return null
  })
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {} // any JSON object
}

function isRefused(body: Record<string, unknown>): boolean {
  const { success, error, errors } = body
  const flagged = isBlocked(body) || isSsoExpired(body)
  return flagged || success === false || isText(error) || (Array.isArray(errors) && errors.length > 0)
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Our own server sends every part of an entry; other back ends may leave parts out. */
function refusalOf(status: number, body: Record<string, unknown>): ApiRefusal {
  const { error, errors } = body
  const errorCode = isText(error) ? String(error) : undefined
  const given = Array.isArray(errors) ? (errors as Partial<RefusalEntry>[]) : [] // entries of a refusal; any part may be missing
  const entries = given.map((entry) => ({
    ...entry,
    code: entry.code ?? 'UNNAMED',
    ...(isText(entry.errorCode) ? { errorCode: String(entry.errorCode) } : {}),
  }))
  const code = isSsoExpired(body)
    ? 'SESSION_EXPIRED'
    : isBlocked(body)
      ? 'COUNTRY_BLOCKED'
      : errorCode === undefined
        ? 'INTERNAL'
        : 'UNNAMED'
  return new ApiRefusal({
    status,
    entries: entries.length > 0 ? entries : [{ code }],
    ...(errorCode === undefined ? {} : { errorCode }),
  })
}

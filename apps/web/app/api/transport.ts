import type { Route } from '@andon/contract/endpoint'
import { ApiRefusal, networkRefusal, type RefusalEntry } from './refusal.ts'
import { createReplyCache } from './reply-cache.ts'
import { type Signals, signalsOf } from './signals.ts'

export interface CallOptions {
  /** Served from memory if asked before; parallel calls share one request. For GET of content that is the same for everyone. */
  readonly cached?: boolean
  readonly signal?: AbortSignal
}

export type Transport = (route: Route, request?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

export interface TransportOptions {
  /** Empty for the same origin. */
  readonly baseUrl: string
  readonly language: string
  readonly signals: Signals
}

const timeoutMs = 20_000
/** A file over a weak mobile line takes longer than any answer. */
const fileTimeoutMs = 120_000
const formType = 'application/x-www-form-urlencoded; charset=UTF-8'
const statusRoute = 'GET /ajax/login/status'

/** How every call travels: credentials, form encoding, language, anti-forgery, memory, and the flags a reply may carry. */
export function createTransport({ baseUrl, language, signals }: TransportOptions): Transport {
  const cache = createReplyCache()

  const call: Transport = (route, request = {}, options = {}) => {
    const sendOnce = () => send(route, request, options)
    return options.cached ? cache.through(`${route}?${encode(request)}`, sendOnce) : sendOnce()
  }

  async function send(route: Route, request: Record<string, unknown>, options: CallOptions): Promise<unknown> {
    try {
      return await exchange(route, request, options)
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'ANTI_FORGERY') throw error
      await exchange(statusRoute, {}, {}) // hands out a fresh anti-forgery cookie
      return exchange(route, request, options)
    }
  }

  async function exchange(route: Route, request: Record<string, unknown>, options: CallOptions): Promise<unknown> {
    const { method, path, fields } = resolve(route, request)
    const isGet = method === 'GET'
    const query = isGet ? `?${encode({ languageId: language, ...fields })}` : ''
    const url = `${baseUrl}${path}${query}`
    const files = Object.values(fields).some((value) => value instanceof Blob)
    const timeout = AbortSignal.timeout(files ? fileTimeoutMs : timeoutMs)
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(files ? {} : { 'content-type': formType }), // with a file the browser writes it, boundary and all
        ...(isGet || !url.startsWith('/') ? {} : antiForgery()),
      },
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(isGet ? {} : { body: files ? multipart(fields) : encode(fields) }),
    }).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw networkRefusal()
    })
    const body = await readJson(response)
    for (const signal of signalsOf(body)) signals.emit(signal)
    const refused = !response.ok || body.success === false || typeof body.error === 'string'
    if (refused) throw refusalOf(response.status, body)
    return body
  }

  return call
}

function resolve(route: Route, request: Record<string, unknown>) {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const fields = { ...request }
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(String(value))
  })
  return { method, path, fields }
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

function antiForgery(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) }
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {} // any JSON object
}

function refusalOf(status: number, body: Record<string, unknown>): ApiRefusal {
  const entries = Array.isArray(body.errors) ? (body.errors as RefusalEntry[]) : [] // the server's own shape; read defensively below
  return new ApiRefusal({
    status,
    entries: entries.length > 0 ? entries : [{ code: 'INTERNAL' }],
    ...(typeof body.error === 'string' ? { errorCode: body.error } : {}),
  })
}

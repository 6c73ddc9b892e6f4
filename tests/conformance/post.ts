import { lookup } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'

const thisMachine: LookupFunction = (_name, options, found) => lookup('127.0.0.1', options, found)

type Sent = { readonly body: Buffer; readonly headers?: Readonly<Record<string, string>>; readonly timeoutMs: number }

/**
 * One POST without redirects. Names below `localhost` are this machine (RFC 6761), also where the system does not resolve them. Rejects without an answer,
 * after `timeoutMs` with a TimeoutError.
 */
export function post(address: string, { body, headers, timeoutMs }: Sent): Promise<{ status: number; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: Buffer }>()
  const url = new URL(address)
  const request = url.protocol === 'https:' ? overHttps : overHttp
  const isLocal = /(^|\.)localhost$/.test(url.hostname)
  const signal = AbortSignal.timeout(timeoutMs)
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal,
    ...(isLocal && { lookup: thisMachine }),
  })
  const fail = (error: Error) => reject(signal.aborted ? signal.reason : error)
  sent.once('response', (answer) => {
    buffer(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), fail)
  })
  sent.once('error', fail)
  sent.end(body)
  return promise
}

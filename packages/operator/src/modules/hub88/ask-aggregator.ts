import { sign } from 'node:crypto'
import type { Hub88 } from '@andon/operator/catalogue'

export interface Call {
  readonly path: 'game/url' | 'game/list'
  readonly fields: Readonly<Record<string, unknown>>
  readonly timeoutMs: number
  readonly mostBytes: number
  readonly signal?: AbortSignal
}

/**
 * One call of the aggregator's operator API, signed over the bytes that are sent. Throws when there is no reply with status 200 and JSON in time. The
 * operator's id is sent as a number if it is one.
 */
export async function askAggregator(
  { apiUrl, operatorId, privateKeyPem }: Hub88,
  { path, fields, timeoutMs, mostBytes, signal }: Call,
): Promise<unknown> {
  const operator_id = /^\d{1,15}$/.test(operatorId) ? Number(operatorId) : operatorId
  const body = Buffer.from(JSON.stringify({ ...fields, operator_id }))
  const reply = await fetch(`${apiUrl}/operator/generic/v2/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('sha256', body, privateKeyPem).toString('base64'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  })
  const text = await boundedText(reply, mostBytes)
  if (reply.status !== 200) throw new Error(`${path} was answered with HTTP ${reply.status}`)
  return JSON.parse(text)
}

async function boundedText({ body }: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`the reply is longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

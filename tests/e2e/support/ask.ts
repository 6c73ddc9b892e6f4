import { type IncomingMessage, request } from 'node:http'
import type { Brand } from './journey.ts'

interface Question {
  /** Sent as a form's would be, by POST. */
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly body: string
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly httpOnly: boolean }[]
}

/** Sends a browser's request without a browser; works where the resolver does not resolve `*.localhost`. */
export async function ask({ origin }: Brand, path: string, { fields, headers }: Question = {}): Promise<Answer> {
  const { host, port } = new URL(origin)
  const form = fields && { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const reply = await new Promise<IncomingMessage>((answered, refused) => {
    request(
      { host: '127.0.0.1', port, path, method: form?.method ?? 'GET', headers: { host, ...form?.headers, ...headers } },
      answered,
    )
      .on('error', refused)
      .end(fields && new URLSearchParams(fields).toString())
  })
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk)
  return {
    status: reply.statusCode ?? 0,
    location: reply.headers.location,
    body: Buffer.concat(chunks).toString(),
    cookies: (reply.headers['set-cookie'] ?? []).map(readCookie),
  }
}

function readCookie(line: string): Answer['cookies'][number] {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly: attributes.includes('HttpOnly') }
}

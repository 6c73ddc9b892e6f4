import { request } from 'node:http'
import type { Route } from '@andon/contract/endpoint'
import { addressOf } from '@andon/contract/endpoint'

export interface ClientReply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies freely
  readonly body: any
}

/** A call of a supplier's own client over HTTP, at a host of the server on this port. Unlike `fetch` it sends the host that it is given. */
export function requestOfClient(
  { port, host, token }: { port: number; host: string; token?: string | undefined },
  route: Route,
  fields: object = {},
): Promise<ClientReply> {
  const { method, path, fields: rest } = addressOf(route, fields)
  const isPost = method === 'POST'
  const query = isPost ? '' : `?${new URLSearchParams(rest as Record<string, string>)}`
  const body = isPost ? JSON.stringify(rest) : ''
  const headers = {
    host,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isPost && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: `${path}${query}`, headers }, async (response) => {
      let text = ''
      response.setEncoding('utf8')
      for await (const piece of response) text += piece
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

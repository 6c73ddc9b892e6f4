import { type Endpoint, parseRoute, playerApi } from '@andon/contract'
import fc from 'fast-check'
import { anyBody, anyQuery, fieldsOf } from '../fuzz/inputs.ts'
import type { Scenario } from './attack.ts'
import { host, request } from './words.ts'

const endpoints = Object.values(playerApi).flatMap((module) => Object.values(module as Record<string, Endpoint>))

/** Calls of the player API by a stranger, on hosts good and bad. */
export const calls: Scenario = {
  name: 'calls',
  shots: ({ hosts }) =>
    fc.constantFrom(...endpoints).chain((endpoint) => {
      const { method, path } = parseRoute(endpoint.route)
      const fields = fieldsOf(endpoint)
      return fc
        .record({ host: host(hosts), query: anyQuery(fields), body: anyBody(fields) })
        .map(({ host, query, body }) => {
          const bytes = Buffer.from(body.raw).toString('latin1')
          const typed = Object.entries(body.headers).map((pair) => pair.join(': '))
          return method === 'GET'
            ? request({ line: `GET ${path}?${query} HTTP/1.1`, headers: [`Host: ${host}`] })
            : request({
                line: `${method} ${path} HTTP/1.1`,
                headers: [`Host: ${host}`, ...typed, `Content-Length: ${bytes.length}`],
                body: bytes,
              })
        })
    }),
}

import fc from 'fast-check'
import type { Scenario } from './attack.ts'
import { anyBytes, host, path, request } from './words.ts'

/** Hosts and headers of every kind, on every surface. */
export const headers: Scenario = {
  name: 'headers',
  shots: ({ hosts }) => {
    const value = fc.oneof(
      fc.constantFrom(
        ...[
          '',
          '*',
          'null',
          'a,b',
          '\u00e9',
          '\t',
          'x'.repeat(7_000),
          'x'.repeat(20_000),
          '%00',
          '{}',
          '127.0.0.1',
          '0',
          '-1',
        ],
        ...[
          'chunked',
          'gzip, chunked',
          'websocket',
          'h2c',
          'upgrade',
          '100-continue',
          'bytes=0-',
          'ja;q=9',
          'https',
          'text/html',
        ],
      ),
      anyBytes(30),
    )
    const name = fc.constantFrom(
      ...[
        'X-Forwarded-For',
        'X-Forwarded-Host',
        'X-Forwarded-Proto',
        'Forwarded',
        'X-Real-IP',
        'CF-IPCountry',
        'Origin',
      ],
      ...[
        'Referer',
        'Cookie',
        'Accept',
        'Accept-Encoding',
        'Accept-Language',
        'Content-Type',
        'Content-Length',
        'Expect',
      ],
      ...[
        'Transfer-Encoding',
        'Upgrade',
        'Sec-WebSocket-Key',
        'Sec-WebSocket-Version',
        'Range',
        'If-None-Match',
        'Host',
      ],
      ...[
        'X-XSRF-TOKEN',
        'Sec-Fetch-Site',
        'Authorization',
        'Accept-Version',
        'X-HTTP-Method-Override',
        '__proto__',
        '',
        ' a',
      ],
    )
    const lines = fc.array(
      fc.tuple(name, value).map((pair) => pair.join(': ')),
      { maxLength: 5 },
    )
    return fc
      .record({ host: host(hosts), path, lines, method: fc.constantFrom('GET', 'POST', 'OPTIONS') })
      .map(({ host, path, lines, method }) => ({
        ...request({ line: `${method} ${path} HTTP/1.1`, headers: [`Host: ${host}`, ...lines] }),
        halfClose: true, // else the server waits for the body that a length announces
      }))
  },
}

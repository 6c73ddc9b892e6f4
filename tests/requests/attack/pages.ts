import fc from 'fast-check'
import type { Scenario } from './attack.ts'
import { path, request } from './words.ts'

const goodPaths = [
  ...[
    '/ja/lobbies/casino',
    '/en/lobbies/slots',
    '/ja/home',
    '/en/promotions',
    '/ja/promotion/welcome',
    '/en/tournament',
  ],
  ...[
    '/ja/privacy-policy',
    '/en/game-play?gameId=lantern-river',
    '/ja/allgames',
    '/en/register',
    '/ja/account/cashier',
  ],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/languages/ja.json',
  ],
]

/** Addresses of the right shape that nobody has, each another one. */
const inventedPath = fc
  .tuple(fc.constantFrom('/ja/', '/en/game/', '/ja/promotion/', '/en/nothing/here/'), fc.nat())
  .map(([start, number]) => `${start}invented-${number}`)

/** Page addresses on good hosts, with cookies and headers as browsers and robots send them. */
export const pages: Scenario = {
  name: 'pages',
  shots: ({ hosts }) =>
    fc
      .record({
        host: fc.constantFrom(...hosts),
        path: fc.oneof(
          { weight: 1, arbitrary: fc.constantFrom(...goodPaths) },
          { weight: 1, arbitrary: inventedPath },
          { weight: 3, arbitrary: path },
        ),
        method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
        headers: fc.subarray([
          'Accept: text/html',
          'Accept-Encoding: gzip',
          'Accept-Encoding: identity;q=0, *;q=0',
          'Cookie: langCode=en; andon_hint=1',
          'Cookie: langCode=%00; andon_hint=%zz; =; ;',
          'Range: bytes=0-1,5-,-9',
          'If-None-Match: *',
          'If-Modified-Since: never',
          'X-Andon-Closed: maintenance',
        ]),
      })
      .map(({ host, path, method, headers }) =>
        request({ line: `${method} ${path} HTTP/1.1`, headers: [`Host: ${host}`, ...headers] }),
      ),
}

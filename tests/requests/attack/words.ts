import fc, { type Arbitrary } from 'fast-check'
import type { Shot } from './attack.ts'

/** Parts of a request that have broken other programs, and enough valid ones that requests get past the first checks. */

export const anyBytes = (maxLength: number): Arbitrary<string> =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'))

export const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'QUERY', 'get', '', 'GET GET', 'X'),
  },
)

export const version = fc.oneof(
  { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 2, arbitrary: fc.constant('HTTP/1.0') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'http/1.1', 'HTTP/9', 'ICE/1.0', '', 'PRI'),
  },
)

export const host = (hosts: readonly string[]): Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...hosts) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...hosts)
        .chain((name) => fc.constantFrom(name.toUpperCase(), `${name}.`, `${name}:80`)),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        ...[
          '',
          ' ',
          'a b',
          'a,b',
          'a:b',
          'x:99999',
          'x:0',
          'x:-1',
          ':80',
          '<script>',
          '%zz',
          '%00',
          'a/b',
          'a?b',
          'u:p@x',
        ],
        ...[
          '[',
          '[]',
          '[::1]',
          '[::1]:80',
          '[v1.x]',
          '..',
          '.',
          '-',
          '_',
          '1',
          '0x7f.1',
          '999.9.9.9',
          '127.0.0.1',
          '\u00e9',
        ],
        ...[
          'xn--',
          'xn--a',
          'a'.repeat(5_000),
          'javascript:',
          'data:,',
          'http://leo.localhost',
          '__proto__',
          'constructor',
        ],
      ),
    },
    { weight: 1, arbitrary: anyBytes(40) },
  )

const segment = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['ja', 'en', 'lobbies', 'casino', 'slots', 'home', 'sports', 'special-bet', 'a-z', 'promotion', 'promotions'],
      ...['tournament', 'welcome', 'account', 'cashier', 'profile', 'game-play', 'register', 'allgames', 'mygames'],
      ...[
        'customer-service',
        'privacy-policy',
        'maintenance',
        'countryblock',
        'ajax',
        'game',
        'getGames',
        'login',
        'status',
      ],
      ...[
        'assets',
        'languages',
        'ja.json',
        'sandbox',
        'outbox',
        'bank',
        'docs',
        'api',
        'realtime',
        'healthz',
        'metrics',
      ],
      ...['lantern-river', 'wallet', 'bet', 'openapi.json', '.well-known', 'security.txt', 'robots.txt', 'favicon.ico'],
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        '',
        '.',
        '..',
        '...',
        '%2e',
        '%2e%2e',
        '%2f',
        '%5c',
        '\\',
        '%00',
        '%0a',
        '%0d%0a',
        '%20',
        '+',
        '%',
        '%zz',
        '%u0041',
      ],
      ...[
        '%e2%80%ae',
        '%ef%bb%bf',
        '%c0%af',
        '%ff',
        '%ed%a0%80',
        '%f0%9f%8e%b2',
        '%E3%81',
        ';x=1',
        '*',
        '~',
        '$&',
        '{{7*7}}',
      ],
      ...[
        '__proto__',
        'constructor',
        'toString',
        'undefined',
        'null',
        'NaN',
        '-1',
        '1e309',
        '<script>',
        "'or'1",
        '.env',
        '.git',
      ],
      ...[
        'wp-login.php',
        'index.html',
        'x.data',
        '_root.data',
        '.data',
        'CASINO',
        '%63asino',
        'Ja',
        'EN',
        '#',
        'a#b',
        '"',
        '|',
      ],
      ...['x'.repeat(101), 'x'.repeat(250), 'x'.repeat(3_000), 'x'.repeat(9_000), '%41'.repeat(300), ':slug', '[id]'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: anyBytes(8) },
)

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(
            'gameId',
            'gameType',
            '_routes',
            'languageId',
            'lobby',
            'url_path',
            'have',
            'to',
            'round',
            'x',
            '__proto__',
            'a[b]',
            '',
          ),
          fc.constantFrom(
            'lantern-river',
            'freegames',
            'ja',
            'casino',
            '',
            '%00',
            '%zz',
            '%ff',
            '../..',
            'x'.repeat(500),
            '%F0%9F%8E%B2',
            'root',
            '1,2',
            '&',
            '%0d%0aX: y',
          ),
        ),
        { maxLength: 5 },
      )
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('?', '??', '?&', '?=', '?%', `?${'a=b&'.repeat(1_500)}`, '?#') },
  { weight: 1, arbitrary: anyBytes(12).map((text) => `?${text}`) },
)

export const path: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '/ja/', '/en/', '/ja/lobbies/', '//', ''),
    fc.array(segment, { maxLength: 4 }),
    query,
  )
  .map(([start, segments, search]) => `${start}${segments.join('/')}${search}`)

/** A whole request that asks for the connection to be closed after its answer. */
export function request({
  line,
  headers,
  body = '',
}: {
  line: string
  headers: readonly string[]
  body?: string
}): Shot {
  return { pieces: [`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`], halfClose: false }
}

import { expect, test } from 'vitest'
import { parseAuthority, parseOrigin } from './authority.ts'

const read = (host: string, protocol = 'http') => parseAuthority({ host, protocol })

test.each([
  ['bee.localhost', 'bee.localhost', 'http://bee.localhost'],
  ['BEE.LocalHost:4000', 'bee.localhost', 'http://bee.localhost:4000'],
  ['games.localhost.:4310', 'games.localhost', 'http://games.localhost:4310'],
  ['bee.example:80', 'bee.example', 'http://bee.example'],
  ['bee.example:', 'bee.example', 'http://bee.example'],
  ['127.0.0.1:4000', '127.0.0.1', 'http://127.0.0.1:4000'],
  ['[::1]:4000', '[::1]', 'http://[::1]:4000'],
])('%s is %s', (host, hostname, origin) => expect(read(host)).toEqual({ hostname, origin }))

test('the default port depends on the protocol', () => {
  expect(read('bee.example:443', 'https')?.origin).toBe('https://bee.example')
  expect(read('bee.example:443', 'http')?.origin).toBe('http://bee.example:443')
})

test.each([
  '',
  ' ',
  'a b',
  'bee.localhost:99999',
  'bee.localhost:0',
  'bee.localhost:abc',
  'bee.localhost:-1',
  'bee.localhost..',
  '.bee.localhost',
  '<script>',
  '%zz',
  '%62ee.localhost',
  'a,b',
  'a/b',
  'a?b',
  'a#b',
  'user@bee.localhost',
  'bée.localhost',
  'bee\0.localhost',
  '[::1',
  '[::g]',
  '[]',
  '999.1.1.1',
  'a'.repeat(300),
])('%j names no host', (host) => expect(read(host)).toBeNull())

test('an origin is a protocol and a host, nothing more', () => {
  expect(parseOrigin('HTTP://BEE.localhost.:4000')?.origin).toBe('http://bee.localhost:4000')
  for (const text of ['null', '', 'http://', 'ftp://bee.localhost', 'http://bee.localhost/', 'javascript://x'])
    expect(parseOrigin(text)).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/ja/lobbies/casino', '/ja/lobbies/casino'],
  ['/ja//promotions', '/ja/promotions'],
  ['//evil.example/x', '/evil.example/x'],
  ['/ja/promotions/', '/ja/promotions'],
  ['/en/LOBBIES/Casino', '/en/lobbies/casino'],
  ['/en/lobbies/%63asino', '/en/lobbies/casino'],
  ['/en/lobbies/casino;x=1', '/en/lobbies/casino;x=1'],
  ['/en/a%3Fb%23c', '/en/a%3Fb%23c'],
  ['/en/100%25', '/en/100%25'],
  ['/ja/%e7%81%af%e7%b1%a0', '/ja/%E7%81%AF%E7%B1%A0'],
])('%s is written %s', (given, canonical) => expect(canonicalPath(given)).toBe(canonical))

test.each([
  '/en/..',
  '/en/../..//evil.example',
  '/en/%2e%2e/x',
  '/en/./x',
  '/ja/%00',
  '/ja/%0a',
  '/ja/%c2%85',
  '/ja/%e2%80%ae',
  '/ja/%ef%bb%bf',
  '/ja/%e2%80%a8',
  '/ja/a%2fb',
  '/ja/a%5cb',
  '/ja/a\\b',
  '/ja/%ff',
  '/ja/%e3%81',
  '/ja/%zz',
])('%s is not a page path', (path) => expect(canonicalPath(path)).toBeNull())

test('a canonical path is its own canonical form, so a redirect to it is the last', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '.', '..', '%', '%2e', '%2F', '%41', ';', '?', '#', '+', 'A', 'İ', '\u0130'),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.string({ unit: 'grapheme', maxLength: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const canonical = canonicalPath(`/${pieces.join('')}`)
      if (canonical !== null) expect(canonicalPath(canonical)).toBe(canonical)
    }),
    { numRuns: 2_000 },
  )
})

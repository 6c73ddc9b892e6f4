import { expect, test } from 'vitest'
import { inLanguage } from './language.ts'

test.each([
  ['/ja/lobbies/slots', '?a=1', '/en/lobbies/slots?a=1'],
  ['/en/home', '', '/en/home'],
  ['/fr/home', '', '/en/fr/home'],
  ['/ja', '', '/en'],
])('%s%s in English is %s', (pathname, search, expected) => {
  expect(inLanguage('en', { pathname, search })).toBe(expected)
})

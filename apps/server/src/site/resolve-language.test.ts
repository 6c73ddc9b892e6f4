import { siteOf } from '@andon/contract/sites'
import { expect, test } from 'vitest'
import { resolveLanguage } from './resolve-language.ts'

const leo = siteOf('LEO')
const bee = siteOf('BEE')

test.each([
  [leo, '/', undefined, undefined, 'ja', '/ja/lobbies/casino'],
  [bee, '/', undefined, undefined, 'ja', '/ja/home'],
  [leo, '/', 'en', undefined, 'en', '/en/lobbies/casino'],
  [bee, '/', undefined, 'IN', 'en', '/en/home'],
  [bee, '/en/home', 'ja', 'JP', 'en', undefined],
  [leo, '/lobbies/slots', undefined, undefined, 'ja', '/ja/lobbies/slots'],
  [leo, '/lobbies/slots', 'en', 'JP', 'en', '/en/lobbies/slots'],
  [leo, '/lobbies/slots', undefined, 'IN', 'en', '/en/lobbies/slots'],
  [leo, '/fr/lobbies/slots', undefined, undefined, 'ja', '/ja/lobbies/slots'],
  [leo, '/EN/lobbies/slots', 'ja', 'JP', 'en', '/en/lobbies/slots'],
  [leo, '/FR/lobbies/slots', undefined, undefined, 'ja', '/ja/lobbies/slots'],
  [leo, '/fr', 'en', undefined, 'en', '/en/lobbies/casino'],
  [bee, '/en', undefined, undefined, 'en', '/en/home'],
  [bee, '/en/', undefined, undefined, 'en', '/en/home'],
  [leo, '/allgames', 'xx', 'ZZ', 'ja', '/ja/allgames'],
] as const)(
  '%# a path takes its language from the path, the choice, the country, the default',
  (site, path, stored, country, language, redirectTo) => {
    expect(resolveLanguage({ site, path, stored, country })).toEqual(
      redirectTo === undefined ? { language } : { language, redirectTo },
    )
  },
)

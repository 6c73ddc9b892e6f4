import { expect, test } from 'vitest'
import { safePrevUrl } from './prev-url.ts'

test.each(['/ja/account', '/en/game-play?gameId=lantern-river', '/ja'])(
  '%s is accepted as the return path',
  (value) => {
    expect(safePrevUrl(value)).toBe(value)
  },
)

test.each([null, '', '//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/x'])(
  '%s is rejected',
  (value) => {
    expect(safePrevUrl(value)).toBeUndefined()
  },
)

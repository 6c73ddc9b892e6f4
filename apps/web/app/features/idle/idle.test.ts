import { expect, test } from 'vitest'
import { isAboutToEnd } from './idle.ts'

test.each([
  [30, 27.9, false],
  [30, 28, true],
  [20, 17.9, false],
  [20, 18, true],
])('with a timeout of %i minutes, a player is asked after %f: %s', (idleTimeoutMinutes, quietMinutes, asked) => {
  expect(isAboutToEnd({ quietMs: quietMinutes * 60_000, idleTimeoutMinutes })).toBe(asked)
})

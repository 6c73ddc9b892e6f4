import { expect, test } from 'vitest'
import { needsLogin } from './players-only.ts'

test.each([
  ['/account', true],
  ['/account/cashier?tab=1', true],
  ['/special-bet', true],
  ['/mygames', true],
  ['/game-play?gameId=lantern-river&gameType=realgames', true],
  ['/game-play?gameId=lantern-river&gameType=freegames', false],
  ['/game-play?gameId=lantern-river', false],
  ['/lobbies/casino?from=account', false],
  ['/sports', false],
  ['/promotions', false],
])('%s needs a login: %s', (target, expected) => {
  expect(needsLogin(target)).toBe(expected)
})

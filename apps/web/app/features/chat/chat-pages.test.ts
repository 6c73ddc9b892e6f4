import { expect, test } from 'vitest'
import { pageHasChat } from './chat-pages.ts'

test.each([
  ['/ja/lobbies/casino', true],
  ['/en', true],
  ['/en/customer-service', true],
  ['/ja/account/special-bet', true],
  ['/ja/game-play', false],
  ['/en/special-bet', false],
  ['/en/special-bet/', false],
  ['/ja/register', false],
])('%s: chat %s', (path, has) => expect(pageHasChat(path)).toBe(has))

import { adaptorFor, type GameEvent } from '@andon/contract/vendor-messages/adaptor'
import { dialects } from '@andon/contract/vendor-messages/dialects'
import { createGameHost, type IncomingMessage } from '@andon/contract/vendor-messages/game-host'
import { expect, test } from 'vitest'
import { listenToGame } from './listen-to-game.ts'

const origin = 'https://games.example'

function fakeWindow() {
  const listeners = new Set<(message: IncomingMessage) => void>()
  return {
    listeners,
    addEventListener: (_: 'message', listener: (message: IncomingMessage) => void) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: (message: IncomingMessage) => void) =>
      void listeners.delete(listener),
    says: (data: unknown, from: { origin: string; source: unknown }) => {
      for (const listener of listeners) listener({ ...from, data })
    },
  }
}

test('after a hundred launches no listener is left, and each game heard its own messages only', () => {
  const page = fakeWindow()
  for (let launch = 0; launch < 100; launch++) {
    const frame = { postMessage: () => undefined }
    const adaptor = adaptorFor(dialects[launch % dialects.length] ?? 'none')
    const host = createGameHost({ adaptor, launchUrl: `${origin}/${launch}`, messageOrigins: [], frame: () => frame })
    const heard: GameEvent[] = []
    const stop = listenToGame(page, host, (event) => heard.push(event))
    expect(page.listeners.size).toBe(1)
    page.says('{}', { origin, source: frame })
    page.says('{}', { origin, source: page })
    page.says('{}', { origin: 'https://evil.example', source: frame })
    expect(heard).toEqual([{ kind: 'unknown' }])
    stop()
    page.says('{}', { origin, source: frame })
    expect(heard).toHaveLength(1)
  }
  expect(page.listeners.size).toBe(0)
})

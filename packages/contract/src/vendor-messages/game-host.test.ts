import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adaptorFor, type GameCommand } from './adaptor.ts'
import { dialects } from './dialects.ts'
import { createGameHost } from './game-host.ts'

const launchUrl = 'http://games.localhost:4000/lantern-river/?lang=ja#token=x'
const origin = 'http://games.localhost:4000'
const other = 'https://cdn.games.example'
const commands: readonly GameCommand[] = ['stopAutoplay', 'resume', 'refreshBalance', 'roundStartSeen']

function host({
  dialect = 'vanguard',
  messageOrigins = [origin],
}: {
  dialect?: string
  messageOrigins?: string[]
} = {}) {
  const sent: unknown[] = []
  const frame = { postMessage: (message: unknown, target: string) => sent.push([message, target]) }
  const adaptor = adaptorFor(dialect)
  return { sent, frame, host: createGameHost({ adaptor, launchUrl, messageOrigins, frame: () => frame }) }
}

test.each(dialects)('a message in %s from another origin or another window is ignored', (dialect) => {
  const game = host({ dialect })
  const data = '{"event":"openCashier"}'
  for (const wrong of [
    'http://evil.localhost:4000',
    'https://games.localhost:4000',
    'http://localhost:4000',
    'null',
    '*',
  ])
    expect(game.host.receive({ origin: wrong, source: game.frame, data })).toBeNull()
  for (const source of [{}, null, undefined]) expect(game.host.receive({ origin, source, data })).toBeNull()
})

test('messages are accepted from the origins that the supplier names, and no others', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.constantFrom('*', 'null', '', `${other}/`), (url, wrong) => {
      const game = host({ messageOrigins: [wrong, other] })
      const from = (from: string) => game.host.receive({ origin: from, source: game.frame, data: '' })
      expect(from(origin)).not.toBeNull()
      expect(from(other)).not.toBeNull()
      expect(from(wrong)).toBeNull()
      expect(from(new URL(url).origin)).toBeNull()
    }),
  )
})

test.each(dialects)('no message in %s makes the host throw', (dialect) => {
  const game = host({ dialect })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), (data) => {
      expect(game.host.receive({ origin, source: game.frame, data })).toHaveProperty('kind')
    }),
  )
})

test.each(dialects)("commands and subscriptions in %s go to the game's own origin only", (dialect) => {
  const game = host({ dialect, messageOrigins: [other, '*'] })
  const sendAll = () => {
    for (const command of commands) game.host.send(command)
    game.host.subscribe()
    return game.sent.splice(0) as [unknown, string][]
  }
  for (const [, target] of sendAll()) expect(target).toBe(origin)
  game.host.receive({ origin: 'http://evil.localhost:4000', source: game.frame, data: '' })
  for (const [, target] of sendAll()) expect(target).toBe(origin)
  game.host.receive({ origin: other, source: game.frame, data: '' }) // the launch URL has led there
  for (const [, target] of sendAll()) expect(target).toBe(other)
})

test('a game that has gone gets no command', () => {
  const gone = createGameHost({ adaptor: adaptorFor('vanguard'), launchUrl, messageOrigins: [], frame: () => null })
  expect(gone.send('stopAutoplay')).toBe(false)
  expect(gone.receive({ origin, source: null, data: '{"event":"gameReady"}' })).toBeNull()
})

test('a dialect that this version does not have is none, even under the name of an inherited property', () => {
  for (const dialect of ['constructor', 'toString', 'acme']) expect(adaptorFor(dialect).dialect).toBe('none')
  for (const dialect of dialects) expect(adaptorFor(dialect).dialect).toBe(dialect)
})

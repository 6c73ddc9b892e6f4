import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adaptorFor } from './adaptor.ts'
import { createGameHost } from './game-host.ts'

const launchUrl = 'http://games.localhost:4000/lantern-river/?lang=ja#token=x'
const origin = 'http://games.localhost:4000'

function host() {
  const sent: unknown[] = []
  const frame = { postMessage: (message: unknown, target: string) => sent.push([message, target]) }
  const adaptor = adaptorFor('vanguard')
  if (!adaptor) throw new Error('no adaptor for vanguard')
  return { sent, frame, host: createGameHost({ adaptor, launchUrl, frame: () => frame }) }
}

test.each([
  ['{"event":"gameBusy"}', { kind: 'roundStart' }],
  ['{"event":"gameNotBusy"}', { kind: 'roundEnd' }],
  [
    { event: 'stakeRefused', code: 'LIMIT_REACHED', params: { limit: 500, source: 'player' } },
    { kind: 'stakeRefused', code: 'LIMIT_REACHED', params: { limit: 500, source: 'player' } },
  ],
  [{ event: 'stakeRefused', code: 'LIMIT_REACHED', params: { limit: { amount: 500 } } }, { kind: 'unknown' }],
  [{ event: 'gameReady' }, { kind: 'ready' }],
  ['{"event":"gameLoadProgress","percent":40}', { kind: 'progress', percent: 40 }],
  ['{"event":"sessionEnded","code":"SESSION_EXPIRED"}', { kind: 'sessionEnded', code: 'SESSION_EXPIRED' }],
  ['{"event":"gameLoadProgress","percent":4000}', { kind: 'unknown' }],
  ['{"event":"somethingNew"}', { kind: 'unknown' }],
  ['not json', { kind: 'unknown' }],
  [['gameBusy'], { kind: 'unknown' }],
  [`{"event":"gameBusy","pad":"${'x'.repeat(5000)}"}`, { kind: 'unknown' }],
])('the message %j reads as %j', (data, event) => {
  const game = host()
  expect(game.host.receive({ origin, source: game.frame, data })).toEqual(event)
})

test('a message from another origin or another window is ignored', () => {
  const game = host()
  expect(
    game.host.receive({ origin: 'http://evil.localhost:4000', source: game.frame, data: '{"event":"openCashier"}' }),
  ).toBeNull()
  expect(game.host.receive({ origin, source: {}, data: '{"event":"openCashier"}' })).toBeNull()
})

test('no message makes the host throw', () => {
  const game = host()
  fc.assert(fc.property(fc.anything(), (data) => game.host.receive({ origin, source: game.frame, data }) !== null))
})

test("commands go to the game's own origin only", () => {
  const game = host()
  expect(game.host.send('stopAutoplay')).toBe(true)
  expect(game.sent).toEqual([['StopGamePlay', origin]])
})

test('an unknown vendor has no adaptor, even under the name of an inherited property', () => {
  expect(adaptorFor('constructor')).toBeUndefined()
})

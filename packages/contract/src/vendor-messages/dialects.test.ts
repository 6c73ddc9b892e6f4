import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adaptorFor, type GameCommand, type GameEvent } from './adaptor.ts'
import { type Dialect, dialects } from './dialects.ts'

const vanguard = (event: string, more = {}) => JSON.stringify({ event, ...more })
const refused = { code: 'LIMIT_REACHED', params: { limit: 500, source: 'player' } }

test.each<[Dialect, unknown, GameEvent]>([
  ['vanguard', vanguard('gameBusy'), { kind: 'roundStart' }],
  ['vanguard', vanguard('gameBusy', { stake: 100, showsForMs: 9 }), { kind: 'roundStart', stake: 100, showsForMs: 9 }],
  ['vanguard', vanguard('gameNotBusy'), { kind: 'roundEnd' }],
  ['vanguard', { event: 'stakeRefused', ...refused }, { kind: 'stakeRefused', ...refused }],
  ['vanguard', { event: 'stakeRefused', code: 'X', params: { limit: { amount: 500 } } }, { kind: 'unknown' }],
  ['vanguard', { event: 'gameReady' }, { kind: 'ready' }],
  ['vanguard', vanguard('gameLoadProgress', { percent: 40 }), { kind: 'progress', percent: 40 }],
  ['vanguard', vanguard('gameLoadProgress', { percent: 4000 }), { kind: 'unknown' }],
  ['vanguard', vanguard('sessionEnded', { code: 'X' }), { kind: 'sessionEnded', code: 'X' }],
  ['vanguard', vanguard('somethingNew'), { kind: 'unknown' }],
  ['vanguard', 'not json', { kind: 'unknown' }],
  ['vanguard', ['gameBusy'], { kind: 'unknown' }],
  ['vanguard', vanguard('gameBusy', { pad: 'x'.repeat(5000) }), { kind: 'unknown' }],
  ['pragmaticplay', { name: 'gameLoadingStarted' }, { kind: 'progress', percent: 0 }],
  ['pragmaticplay', { name: 'gameLoadingEnded' }, { kind: 'ready' }],
  ['pragmaticplay', { name: 'gameRoundStarted', roundId: 7 }, { kind: 'roundStart' }],
  ['pragmaticplay', { name: 'gameRoundStarted', stake: 100 }, { kind: 'roundStart', stake: 100 }],
  ['pragmaticplay', { name: 'gameRoundStarted', stake: 'all' }, { kind: 'roundStart' }],
  ['pragmaticplay', { name: 'gameRoundEnded', stake: 100 }, { kind: 'roundEnd' }],
  ['pragmaticplay', { name: 'resultShown' }, { kind: 'balance' }],
  ['pragmaticplay', { name: 'gameRoundEnded' }, { kind: 'roundEnd' }],
  ['pragmaticplay', { name: 'notifyCloseContainer' }, { kind: 'lobby' }],
  ['pragmaticplay', { name: 'gameQuit' }, { kind: 'lobby' }],
  ['pragmaticplay', { name: 'balanceTooLow' }, { kind: 'stakeRefused', code: 'INSUFFICIENT_FUNDS', params: {} }],
  ['pragmaticplay', { name: 'freeSpinEnded' }, { kind: 'roundGoesOn' }],
  ['pragmaticplay', { name: ['gameQuit'] }, { kind: 'unknown' }],
  ['pragmaticplay', { name: 'toString' }, { kind: 'unknown' }],
  ['pragmaticplay', { event: 'gameQuit' }, { kind: 'unknown' }],
  ['playngo', { type: 'gameReady' }, { kind: 'ready' }],
  ['playngo', { type: 'roundStarted', data: {} }, { kind: 'roundStart' }],
  ['playngo', { type: 'roundStarted', data: { stake: 100 } }, { kind: 'roundStart', stake: 100 }],
  ['playngo', { type: 'roundStarted', data: { stake: -1 } }, { kind: 'roundStart' }],
  ['playngo', { type: 'spinStarted' }, { kind: 'roundStart' }],
  ['playngo', { type: 'autoplayNextRound', data: { numAutoplayLeft: 9 } }, { kind: 'roundStart' }],
  ['playngo', { type: 'spinEnded' }, { kind: 'roundGoesOn' }],
  ['playngo', { type: 'roundEnded', data: null }, { kind: 'roundEnd' }],
  ['playngo', { type: 'gameIdle' }, { kind: 'roundEnd' }],
  ['playngo', { type: 'backToLobby' }, { kind: 'lobby' }],
  ['playngo', { type: 'logout' }, { kind: 'lobby' }],
  ['playngo', { type: 'reloadGame' }, { kind: 'reload' }],
  ['playngo', { type: 'playForReal' }, { kind: 'playForReal' }],
  ['playngo', { type: 'gameError', data: { code: 4001 } }, { kind: 'error', code: '4001' }],
  ['playngo', { type: 'gameError', data: 'broken' }, { kind: 'error', code: '' }],
  ['playngo', { type: 'gameEnabled' }, { kind: 'unknown' }],
  ['none', vanguard('gameBusy'), { kind: 'unknown' }],
  ['none', { type: 'roundStarted' }, { kind: 'unknown' }],
])('in %s the message %j reads as %j', (dialect, data, event) => {
  expect(adaptorFor(dialect).parse(data)).toEqual(event)
})

test.each<[Dialect, GameCommand, readonly unknown[]]>([
  ['vanguard', 'stopAutoplay', ['StopGamePlay']],
  ['vanguard', 'resume', ['ResumeGamePlay']],
  ['vanguard', 'refreshBalance', ['updateBalance']],
  ['pragmaticplay', 'stopAutoplay', ['{"type":"Tilt"}']],
  ['pragmaticplay', 'resume', []],
  ['pragmaticplay', 'refreshBalance', [{ event: 'refreshBalance' }, 'updateBalance']],
  ['playngo', 'stopAutoplay', [{ messageType: 'request', request: 'stopAutoplay' }, { req: 'gameDisable' }]],
  ['playngo', 'resume', [{ req: 'gameEnable' }]],
  ['playngo', 'refreshBalance', [{ messageType: 'request', request: 'refreshBalance' }]],
  ['none', 'stopAutoplay', []],
])('in %s the command %s is %j', (dialect, command, messages) => {
  expect(adaptorFor(dialect).commands[command]).toEqual(messages)
})

test('a playngo game is asked for every event that the page acts on, once each', () => {
  const { subscriptions, parse } = adaptorFor('playngo')
  const asked = subscriptions as { messageType: string; eventType: string }[]
  expect(new Set(asked.map(({ eventType }) => eventType)).size).toBe(asked.length)
  for (const { messageType, eventType } of asked) {
    expect(messageType).toBe('addEventListener')
    expect(parse({ type: eventType, data: {} }).kind).not.toBe('unknown')
  }
  expect(asked.map(({ eventType }) => eventType)).toEqual(
    expect.arrayContaining(['roundStarted', 'roundEnded', 'gameIdle', 'backToLobby', 'reloadGame', 'gameReady']),
  )
  for (const dialect of ['vanguard', 'pragmaticplay', 'none']) expect(adaptorFor(dialect).subscriptions).toEqual([])
})

test.each(dialects)('in %s an event that the page does not know changes nothing', (dialect) => {
  fc.assert(
    fc.property(fc.string(), fc.anything(), (name, data) => {
      const odd = `x-${name}`
      for (const message of [
        { event: odd, data },
        { name: odd, data },
        { type: odd, data },
      ])
        expect(adaptorFor(dialect).parse(message)).toEqual({ kind: 'unknown' })
    }),
  )
})

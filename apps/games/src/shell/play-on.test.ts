import type { Round } from '@andon/arcade/game-api'
import { CallRefusal } from '@andon/web-kit/client'
import { expect, test } from 'vitest'
import type { ArcadeClient } from './arcade-client.ts'
import { connectHost, type HostMessage } from './host.ts'
import { playOn } from './play-on.ts'
import type { PlayerAction } from './scene.ts'
import { playedRound } from './staked-on.ts'
import { createRoundChanges, type RoundChanges } from './stream/round-changes.ts'
import { en } from './text/en.ts'

const origin = 'https://leo.example'
const round: Round = {
  id: 'rnd_00000000000000000000000001',
  gameCode: 'a-table',
  startedAt: '2026-08-01T10:00:00Z',
  stake: 1000,
  furtherStaked: 0,
  free: false,
  win: 0,
  currency: 'JPY',
  nonce: 4,
  commitment: 'c'.repeat(64),
  status: 'playing',
  choice: null,
  actions: [],
  refusal: null,
  events: [],
}

/**
 * The player takes this action, or none; `now` is what the arcade has of the round by then. The page around the game gets its messages in the dialect of the arcade,
 * and acknowledges them.
 */
async function playing(
  next: PlayerAction | null,
  reply: object | CallRefusal,
  {
    changes = createRoundChanges(),
    now = round,
    isBusy = false,
  }: { changes?: RoundChanges; now?: Round; isBusy?: boolean } = {},
) {
  const told: string[] = []
  const asked: [name: string, fields: object][] = []
  let seen: (message: HostMessage) => void = () => {}
  const parent = {
    postMessage: (message: unknown) => {
      told.push(String(message))
      queueMicrotask(() => seen({ origin, source: parent, data: '{"command":"roundStartSeen"}' }))
    },
  }
  const window = {
    parent,
    addEventListener: (_type: 'message', added: typeof seen) => {
      seen = added
    },
  }
  const call = async (name: string, fields: object) => {
    asked.push([name, fields])
    if (isBusy) throw new CallRefusal('UNAVAILABLE', {})
    if (name === 'session') return { pendingRound: round, balance: 9000 }
    if (name === 'proof') return { round: now }
    if (reply instanceof CallRefusal) throw reply
    return reply
  }
  const shown: unknown[] = []
  let mayAct = true
  const after = await playOn(
    {
      arcade: { call } as unknown as ArcadeClient, // the tests give replies of the right types
      host: connectHost(window, { origin, dialect: 'vanguard' }, () => {}),
      line: { pause: async () => false, whileUnchanged: (request) => request(AbortSignal.any([])) },
      scene: {
        nextAction: async (_round, movedOn) => {
          movedOn.addEventListener('abort', () => {
            mayAct = false
          })
          return next ?? new Promise(() => {})
        },
      },
      balance: { read: async () => 9500 },
      roundChanges: changes,
      controls: { setWaiting: () => {} },
      hud: { showNote: () => {} },
      failures: { show: async (error, { inRound } = {}) => void shown.push(inRound ? 'in round' : error) },
      messages: en,
    },
    { round, balanceAfterStake: 9000, balance: 9000 },
  )
  return { after, asked, shown, mayAct, busy: told.filter((message) => message.includes('gameBusy')) }
}

test('the page around the game learns the further stake of an action before it is requested', async () => {
  const doubled = { ...round, furtherStaked: 1000, actions: [{ type: 'double' }] }
  const { after, asked, busy } = await playing(
    { action: { type: 'double' }, stake: 1000 },
    { round: doubled, balanceAfterStake: 8000, balance: 8000 },
  )
  expect(busy).toEqual([expect.stringContaining('"stake":1000')])
  expect(asked).toEqual([['act', { roundId: round.id, index: 0, action: { type: 'double' } }]])
  expect(after).toEqual({ round: doubled, balanceAfterStake: 8000, balance: 8000 })
})

test('an action without a further stake is announced with 0', async () => {
  const { busy } = await playing(
    { action: { type: 'stand' }, stake: 0 },
    { round, balanceAfterStake: null, balance: null },
  )
  expect(busy).toEqual([expect.stringContaining('"stake":0')])
})

test('a further stake that is refused is explained, and the round goes on as before', async () => {
  const refused = new CallRefusal('INSUFFICIENT_FUNDS', {})
  const { after, shown } = await playing({ action: { type: 'double' }, stake: 1000 }, refused)
  expect(shown).toEqual([refused])
  expect(after).toMatchObject({ round, balanceAfterStake: 9000 })
})

test('a server that is too busy for an action, and for its state, leaves the round as it is known: the player can choose again', async () => {
  const { after, asked, shown } = await playing({ action: { type: 'hit' }, stake: 0 }, {}, { isBusy: true })
  expect(asked.map(([name]) => name)).toEqual(['act', 'session'])
  expect(shown).toEqual(['in round'])
  expect(after).toEqual({ round, balanceAfterStake: 9000, balance: 9000 })
})

test('a round that was continued elsewhere is read, and goes on as it is now; the player can do nothing in it meanwhile', async () => {
  const changes = createRoundChanges()
  const opened = { ...round, actions: [{ type: 'open', cell: 3 }] }
  const played = playing(null, {}, { changes, now: opened })
  changes.tell('rnd_00000000000000000000000002')
  expect(changes.tell(round.id)).toBe(true)
  const { after, asked, mayAct, busy } = await played
  expect(after).toEqual({ round: opened, balanceAfterStake: 9500, balance: 9500 })
  expect(asked).toEqual([['proof', { roundId: round.id }]])
  expect(mayAct).toBe(false)
  expect(busy).toEqual([expect.stringContaining('"stake":0')])
})

test('what was told while the round was shown is read as soon as it waits; a round that is the same waits on', async () => {
  const changes = createRoundChanges()
  expect(changes.tell(round.id)).toBe(false)
  const settled: Round = { ...round, status: 'settled', win: 500 }
  const { after } = await playing(null, {}, { changes, now: settled })
  expect(after).toEqual({ round: settled, balanceAfterStake: 9000, balance: 9500 })
  changes.tell(null)
  const action = { type: 'open', cell: 4 }
  const taken = { round: { ...round, actions: [action] } }
  const { asked, mayAct } = await playing({ action, stake: 0 }, taken, { changes })
  expect(asked.map(([name]) => name)).toEqual(['proof', 'act'])
  expect(mayAct).toBe(true)
})

test.each([
  [2000, 1000, false],
  [2001, 1000, true],
  [1001, 0, true],
])(
  'a return of %d is celebrated above all that was staked, further stakes of %d included: %s',
  (total, furtherStaked, celebrates) => {
    const config = { celebratesReturnOfStake: false }
    expect(playedRound(config, { ...round, furtherStaked }).celebrates(total)).toBe(celebrates)
  },
)

import { expect, test, vi } from 'vitest'
import type { ArcadeClient } from './arcade-client.ts'
import { openGameSession } from './game-session.ts'

const launch = { language: 'en', mode: 'demo', token: null, hostOrigin: null, round: null } as const
const opened = {
  sessionToken: 't'.repeat(32),
  mode: 'demo',
  seedsOf: 'a',
  seeds: { commitment: 'c', clientSeed: 'mine' },
}

/** A page's history entry keeps the session, also over a reload. */
function openTab() {
  const tab = {
    state: null as unknown,
    replaceState: (state: unknown) => {
      tab.state = state
    },
  }
  vi.stubGlobal('history', tab)
  const arcade = { call: async () => opened, useSession: () => {} } as unknown as ArcadeClient // one reply for both calls
  return () => openGameSession(arcade, launch, 'a-table')
}

test('the net result counts the stake of a round and the further stakes of its actions once each, then its win', async () => {
  const open = openTab()
  const session = await open()
  session.staked('first', 1000)
  session.staked('first', 1000)
  expect(session.net()).toBe(-1000)
  session.staked('first', 2000)
  expect(session.net()).toBe(-2000)
  const reloaded = await open()
  reloaded.staked('first', 2000)
  reloaded.staked('first', 3500)
  expect(reloaded.net()).toBe(-3500)
  reloaded.shown('first', 4000)
  reloaded.staked('first', 3500)
  expect([reloaded.net(), reloaded.wasShown('first')]).toEqual([500, true])
  reloaded.staked('second', 200)
  expect([reloaded.net(), reloaded.wasShown('second')]).toEqual([300, false])
})

test('the net result counts each bet on a shared round once, its stake and then its win, also over a reload', async () => {
  const open = openTab()
  const session = await open()
  session.betStaked('rnd_a', 500)
  session.betStaked('rnd_b', 300)
  session.betStaked('rnd_a', 500)
  expect(session.net()).toBe(-800)
  const reloaded = await open()
  reloaded.betStaked('rnd_b', 300)
  expect([reloaded.betShown('rnd_b', 900), reloaded.betShown('rnd_b', 900), reloaded.net()]).toEqual([true, false, 100])
  expect([reloaded.betShown('rnd_c', 900), reloaded.net()]).toEqual([false, 100]) // not a bet of this session
})

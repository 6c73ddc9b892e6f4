import { jackpots as api } from '@andon/contract/player-api/jackpots'
import { roundClosed } from '@andon/operator/game-wallet'
import { accountLocked } from '@andon/operator/limits'
import type { Subscriber } from '@andon/platform/facts'
import type { PlayerContext, RequestContext } from '@andon/platform/http'
import { openTestRuntime } from '@andon/tests/test-runtime'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJackpots } from './index.ts'

type Open = Awaited<ReturnType<typeof openJackpots>>
let open: Open
beforeEach(async () => {
  open = await openJackpots()
})
afterEach(() => open.close())

async function openJackpots() {
  const test = await openTestRuntime({ modules: ['jackpots'] })
  const players = new Map([
    ['ply_1', { nickname: '花子', locked: false }],
    ['ply_2', { nickname: 'Ken', locked: false }],
  ])
  const state = { isOn: true, players }
  const module = createJackpots(test.runtime, {
    findGames: async () => new Map(),
    playersByIds: async () => state.players,
    showsRounds: (supplier) => supplier === 'arcade',
    isOn: () => state.isOn,
  })
  const { getWinners, getWinnerConsent, updateWinnerConsent } = module.routes
  const contextOf = (playerId: string) => ({ site: 'LEO', session: { playerId } }) as unknown as PlayerContext // the handlers read nothing else
  const winners = async () => {
    const reply = await getWinners({ languageId: 'ja' }, { site: 'LEO' } as RequestContext) // the handler reads nothing else
    return v.parse(api.getWinners.reply, reply).winners
  }
  return {
    ...test,
    state,
    winners,
    shownRound: (roundId: string) => module.shownRound({ supplier: 'arcade', roundId }),
    consents: async (playerId: string) => (await getWinnerConsent({}, contextOf(playerId))).showWins,
    consent: (playerId: string, showWins = true) => updateWinnerConsent({ showWins }, contextOf(playerId)),
    follow: (...facts: Parameters<Subscriber['handle']>[1]) =>
      test.db.transaction(async (tx) => {
        for (const { handle } of module.subscribers) await handle(tx, facts)
      }),
    lock: (key: string, kind: 'lock' | 'break') => {
      const data = { kind, since: '2026-06-01T00:00:00Z', limits: [], version: 1 }
      return test.db.transaction((tx) => test.runtime.facts.write(tx, [accountLocked({ key, data })]))
    },
  }
}

type Round = Parameters<typeof roundClosed>[0]['data']
let position = 0
/** After every consent. */
const settled = (key: string, changes: Partial<Round> = {}) => ({
  ...roundClosed({
    key,
    data: {
      supplier: 'arcade',
      roundId: 'rnd_1',
      gameCode: 'lantern',
      category: 'slots',
      site: 'LEO',
      currency: 'JPY',
      stake: 30,
      win: 0,
      jackpots: [],
      multiple: 0,
      replaces: null,
      ...changes,
    },
  }),
  position: ++position,
  at: open.clock.now().add({ seconds: position }),
})
const daily = [{ id: 'daily', amount: 77_000 }]
const both = async () => {
  await open.consent('ply_1')
  await open.consent('ply_2')
}

test('without a win the list is empty', async () => {
  await both()
  await open.follow(settled('ply_1'), settled('ply_2', { win: 2_999 }))
  expect(await open.winners()).toEqual([])
})

test('no player is shown who has not agreed, and nothing of before the consent', async () => {
  expect(await open.consents('ply_1')).toBe(false)
  await open.follow(settled('ply_1', { jackpots: daily, win: 3_000 }))
  expect(await open.winners()).toEqual([])
  open.clock.advance({ hours: 1 })
  await open.consent('ply_1')
  expect(await open.consents('ply_1')).toBe(true)
  expect(await open.winners()).toEqual([])
  await open.follow(settled('ply_1', { roundId: 'rnd_2', jackpots: daily }))
  expect(await open.winners()).toHaveLength(1)
  await open.consent('ply_1', false)
  expect(await open.winners()).toEqual([])
})

test('jackpots and great wins are listed, the newest first, with their game and the first letter of their winner', async () => {
  await both()
  await open.follow(settled('ply_1', { jackpots: daily }), settled('ply_2', { win: 3_000 }))
  await open.follow(
    settled('ply_2', { roundId: 'rnd_2', stake: 0, multiple: null, jackpots: [{ id: 'grand', amount: 5 }] }),
  )
  expect(await open.winners()).toMatchObject([
    { name: 'K…', kind: 'jackpot', gameCode: 'lantern', amount: 5, currency: 'JPY' },
    { name: 'K…', kind: 'win', gameCode: 'lantern', amount: 3_000, multiple: 100 },
    { name: '花…', nickname: '花…', gameCode: 'lantern', amount: 77_000, currency: 'JPY', multiple: 2566.66 },
  ])
  expect((await open.winners())[0]?.multiple).toBeUndefined()
})

test('players on a lock or break are not shown; a lock ends the consent and a break does not', async () => {
  await both()
  await open.follow(settled('ply_1', { jackpots: daily }), settled('ply_2', { jackpots: daily }))
  await open.lock('ply_1', 'lock')
  await open.lock('ply_2', 'break')
  open.state.players = new Map([['ply_2', { nickname: 'Ken', locked: true }]])
  expect(await open.winners()).toEqual([])
  expect([await open.consents('ply_1'), await open.consents('ply_2')]).toEqual([false, true])
})

test('the round of a win that is shown is anyone’s to see, no other, and no longer than its player agrees', async () => {
  await open.consent('ply_1')
  await open.follow(
    settled('ply_1', { roundId: 'rnd_a', jackpots: daily }),
    settled('ply_1', { roundId: 'rnd_b', win: 10 }),
    settled('ply_2', { roundId: 'rnd_c', jackpots: daily }),
    settled('ply_1', { roundId: 'rnd_d', supplier: 'other', jackpots: daily }),
  )
  const shown = () => Promise.all(['rnd_a', 'rnd_b', 'rnd_c', 'rnd_d', 'none'].map(open.shownRound))
  expect(await shown()).toEqual(['ply_1', null, null, null, null])
  expect((await open.winners()).map(({ roundId }) => roundId)).toEqual([null, 'rnd_a'])
  open.state.players = new Map([['ply_1', { nickname: '花子', locked: true }]])
  expect(await shown()).toEqual([null, null, null, null, null])
  open.state.players = new Map([['ply_1', { nickname: '花子', locked: false }]])
  await open.consent('ply_1', false)
  expect(await shown()).toEqual([null, null, null, null, null])
})

test('a corrected round replaces what was listed of it, also within one batch', async () => {
  await both()
  const before = { stake: 30, win: 0, jackpots: daily }
  await open.follow(
    settled('ply_1', { jackpots: daily, win: 3_000 }),
    settled('ply_2', { jackpots: daily, win: 3_000 }),
  )
  await open.follow(
    settled('ply_1', { jackpots: [{ id: 'daily', amount: 70_000 }], replaces: before }),
    settled('ply_1', { jackpots: [{ id: 'daily', amount: 60_000 }], replaces: before }),
    settled('ply_2', { stake: 0, replaces: before }),
  )
  expect((await open.winners()).map(({ amount }) => amount)).toEqual([60_000])
})

test('a brand without jackpots lists no winners', async () => {
  await both()
  await open.follow(settled('ply_1', { jackpots: daily }))
  open.state.isOn = false
  expect(await open.winners()).toEqual([])
})

test('beside a win is what its game returned over its last thousand rounds, whatever comes twice or is corrected', async () => {
  await open.consent('ply_1')
  const round = fc.record({
    id: fc.integer({ min: 0, max: 40 }),
    stake: fc.constantFrom(0, 10, 50),
    win: fc.integer({ min: 0, max: 90 }),
  })
  const batches = fc.sample(fc.array(fc.array(round, { maxLength: 30 }), { minLength: 6, maxLength: 6 }), {
    numRuns: 2,
    seed: 7,
  })
  const expected = new Map<number, { stake: number; win: number }>()
  for (const batch of batches.flat()) {
    const facts = batch.map(({ id, stake, win }) => settled('ply_2', { roundId: `rnd_${id}`, stake, win }))
    for (const { id, stake, win } of new Map(batch.map((one) => [one.id, one])).values())
      if (stake > 0 || expected.has(id)) expected.set(id, { stake, win })
    await open.follow(...facts)
    await open.follow(...facts)
  }
  await open.follow(settled('ply_1', { roundId: 'rnd_w', jackpots: daily, gameCode: 'lantern', stake: 10, win: 0 }))
  const all = [...expected.values(), { stake: 10, win: 0 }]
  const sum = (of: 'stake' | 'win') => all.reduce((total, one) => total + one[of], 0)
  const rounds = all.length
  expect((await open.winners())[0]?.lastRounds).toEqual({ rounds, staked: sum('stake'), won: sum('win') })
})

test('of more than a thousand rounds the last thousand count, of each game its own, and no bets on sports', async () => {
  await open.consent('ply_1')
  const many = (count: number, from: number, changes: Partial<Round>) =>
    Array.from({ length: count }, (_, n) => settled('ply_2', { roundId: `rnd_${from + n}`, ...changes }))
  for (let from = 0; from < 1_000; from += 500) await open.follow(...many(500, from, { stake: 10, win: 10 }))
  await open.follow(...many(50, 2_000, { stake: 10, win: 0 }), ...many(3, 3_000, { gameCode: 'koi', win: 1 }))
  await open.follow(...many(3, 4_000, { category: 'sports', stake: 70 }), settled('ply_1', { jackpots: daily }))
  expect((await open.winners())[0]?.lastRounds).toEqual({ rounds: 1_000, staked: 10_020, won: 9_490 })
})

import { operatorRules } from '@andon/contract/jurisdiction-rules'
import { missions as api } from '@andon/contract/player-api/missions'
import { createBonuses } from '@andon/operator/bonuses'
import { roundClosed } from '@andon/operator/game-wallet'
import { accountLocked, createLimits } from '@andon/operator/limits'
import { createWallet } from '@andon/operator/wallet'
import type { Subscriber } from '@andon/platform/facts'
import type { PlayerContext, VisitorContext } from '@andon/platform/http'
import { openTestRuntime, refusalCodeOf } from '@andon/tests/test-runtime'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMissions } from './index.ts'

type Open = Awaited<ReturnType<typeof openMissions>>
let open: Open
beforeEach(async () => {
  open = await openMissions()
})
afterEach(() => open.closeClean())

type Round = Parameters<typeof roundClosed>[0]['data']

async function openMissions() {
  const test = await openTestRuntime({ modules: ['wallet', 'limits', 'bonuses', 'missions'] })
  const { runtime, db, clock } = test
  clock.set(Temporal.Instant.from('2026-06-03T10:00:00Z'))
  const wallet = createWallet(runtime)
  const limits = createLimits(runtime, {
    persons: { lockPerson: async () => [], followLock: async () => undefined },
    operatorLimits: [],
    selfExclusionMinimumDays: () => operatorRules.selfExclusionMinimumDays,
  })
  const player = { country: 'JP', currency: 'JPY' as const, site: 'LEO', verified: true }
  const law = { playRewards: true }
  const bonuses = createBonuses(runtime, {
    wallet,
    playerFacts: async (executor, id) => ({ ...player, locked: (await limits.lockOf(executor, [id])).has(id) }),
  })
  const module = createMissions(runtime, {
    bonuses,
    limits,
    playersByIds: async (_, ids) => new Map(ids.map((id) => [id, player])),
    playRewards: () => law.playRewards,
  })
  const { getMissions, joinMissions, claimMission } = module.routes
  const contextOf = (playerId: string) => ({ site: 'LEO', session: { playerId } }) as unknown as PlayerContext // the handlers read nothing else
  const newPlayer = async () => {
    const playerId = runtime.newId('ply')
    await db.transaction(async (tx) => {
      await wallet.openAccounts(tx, { playerId, currency: 'JPY' })
      await limits.openPlayer(tx, { playerId, country: 'JP', currency: 'JPY' })
    })
    return playerId
  }
  const view = async (playerId?: string) => {
    const context = playerId === undefined ? { site: 'LEO', session: null } : contextOf(playerId)
    return v.parse(
      api.getMissions.reply,
      await getMissions({ languageId: 'en' }, context as unknown as VisitorContext), // the handler reads nothing else
    )
  }
  return {
    ...test,
    law,
    wallet,
    view,
    newPlayer,
    join: (playerId: string, joined = true) => joinMissions({ joined, calm: undefined }, contextOf(playerId)),
    newJoined: async () => {
      const playerId = await newPlayer()
      await joinMissions({ joined: true, calm: undefined }, contextOf(playerId))
      return playerId
    },
    mission: async (playerId: string, id: string) =>
      (await view(playerId)).missions.find(({ missionId }) => missionId === id),
    claim: (playerId: string, missionId: string, { period = '2026-06-03', key = 'key-12345' } = {}) =>
      claimMission({ missionId, period, idempotencyKey: key }, contextOf(playerId)),
    cash: async (playerId: string) => (await wallet.balances(db, playerId)).realCash,
    follow: (facts: Parameters<Subscriber['handle']>[1]) =>
      db.transaction(async (tx) => module.subscribers[0]?.handle(tx, facts)),
    setCalm: (playerId: string, calm: boolean) => joinMissions({ joined: undefined, calm }, contextOf(playerId)),
    job: async (name: string) => await module.jobs.find((job) => job.name === `missions.${name}`)?.run(),
    announced: async () =>
      (await test.facts<{ missionId: string; period: string }>({ name: 'missions.MissionReached' })).map(
        ({ key, data: { missionId, period } }) => `${key} ${missionId} ${period}`,
      ),
    bonuses: (playerId: string) =>
      db.query<{ state: string }>('select state from bonuses.bonuses where player_id = $1', [playerId]),
    endBonuses: () =>
      test.ownerDb.query(
        `update bonuses.bonuses set state = 'spent', free_rounds_left = 0, ended_at = now() where ended_at is null`,
      ),
    lock: (key: string, kind: 'lock' | 'break') => {
      const data = { kind, since: '2026-06-03T10:00:00Z', limits: [], version: 1 }
      return db.transaction((tx) => runtime.facts.write(tx, [accountLocked({ key, data })]))
    },
    closeClean: async () => {
      const unclean = await wallet.verify(db)
      await test.close()
      expect(unclean).toMatchObject({ clean: true })
    },
  }
}

let position = 0
const settled = (key: string, changes: Partial<Round> = {}) => {
  position += 1
  return {
    ...roundClosed({
      key,
      data: {
        supplier: 'arcade',
        roundId: `rnd_${position}`,
        gameCode: 'lantern-river',
        category: 'slots',
        site: 'LEO',
        currency: 'JPY',
        stake: 20,
        win: 0,
        jackpots: [],
        multiple: 0,
        replaces: null,
        stakedAt: open.clock.now().toString(),
        ...changes,
      },
    }),
    position,
    at: open.clock.now(),
  }
}
const playThree = (playerId: string) =>
  open.follow(['koi-climb', 'moon-rabbit', 'lantern-river'].map((gameCode) => settled(playerId, { gameCode })))

test('everyone sees three missions and a collection with their value, without any progress', async () => {
  const { joined, missions } = await open.view()
  expect(joined).toBe(false)
  expect(missions.map(({ missionId, every, done, reward }) => [missionId, every, done, reward.value])).toEqual([
    ['good-breaks', 'week', 0, 200],
    ['three-kinds', 'week', 0, 300],
    ['three-titles', 'day', 0, 100],
    ['water-scroll', 'month', 0, 600],
  ])
})

test('nothing counts of players who do not take part, nor of before they did', async () => {
  const playerId = await open.newPlayer()
  await playThree(playerId)
  const early = settled(playerId, { gameCode: 'thunder-drums' })
  open.clock.advance({ minutes: 1 })
  await open.join(playerId)
  await open.follow([early, settled(playerId)])
  expect(await open.mission(playerId, 'three-titles')).toMatchObject({ done: 1, state: 'open' })
  expect(await refusalCodeOf(open.claim(playerId, 'three-titles'))).toBe('ACTION_IMPOSSIBLE')
})

test('a reached mission is paid once, whatever is repeated or sent at once', async () => {
  const playerId = await open.newJoined()
  await playThree(playerId)
  expect(await open.mission(playerId, 'three-titles')).toMatchObject({ done: 3, needed: 3, state: 'reached' })
  const claims = await Promise.allSettled([
    open.claim(playerId, 'three-titles'),
    open.claim(playerId, 'three-titles'),
    open.claim(playerId, 'three-titles', { key: 'other-key-1' }),
  ])
  const paid = claims.flatMap((one) => (one.status === 'fulfilled' ? [one.value.bonusId] : []))
  expect(new Set(paid).size).toBe(1)
  expect(await open.mission(playerId, 'three-titles')).toMatchObject({ done: 3, state: 'claimed' })
  const spins = await open.db.query<{ rounds: number }>(
    'select free_rounds_left as rounds from bonuses.bonuses where player_id = $1',
    [playerId],
  )
  expect(spins).toEqual([{ rounds: 5 }])
})

test('a break counts without coming back, pays real cash, and can be claimed for a day after the week', async () => {
  const playerId = await open.newJoined()
  for (const _ of [1, 2, 3]) {
    await open.follow([settled(playerId)])
    open.clock.advance({ hours: 24 })
  }
  expect(await open.mission(playerId, 'good-breaks')).toMatchObject({ done: 3, state: 'reached' })
  open.clock.set(Temporal.Instant.from('2026-06-08T23:00:00Z'))
  const claim = () => open.claim(playerId, 'good-breaks', { period: '2026-06-01' })
  const first = await claim()
  expect(await claim()).toEqual(first)
  expect(await open.cash(playerId)).toBe(200)
  expect(await refusalCodeOf(open.claim(playerId, 'three-titles', { period: '2026-06-08' }))).toBe(
    'IDEMPOTENCY_CONFLICT',
  )
})

test('what was not claimed in time is not paid', async () => {
  const playerId = await open.newJoined()
  await playThree(playerId)
  open.clock.set(Temporal.Instant.from('2026-06-05T00:00:00Z'))
  expect(await refusalCodeOf(open.claim(playerId, 'three-titles'))).toBe('NOT_FOUND')
})

test('a stake above the average of the days before does not count, nor a free round or a cancelled one', async () => {
  const playerId = await open.newJoined()
  await open.follow([settled(playerId), settled(playerId)])
  open.clock.advance({ hours: 24 })
  const cancelled = { gameCode: 'treasure-ship', roundId: 'rnd_cancelled' }
  await open.follow([
    settled(playerId, { gameCode: 'koi-climb', stake: 40 }),
    settled(playerId, { gameCode: 'moon-rabbit', stake: 0 }),
    settled(playerId, cancelled),
    settled(playerId),
  ])
  const replaces = { stake: 20, win: 0, jackpots: [] }
  await open.follow([settled(playerId, { ...cancelled, stake: 0, replaces })])
  expect(await open.mission(playerId, 'three-titles')).toMatchObject({ done: 1 })
})

test.each(['lock', 'break'] as const)(
  'a %s ends taking part, forgets the progress and leaves nothing to claim',
  async (kind) => {
    const playerId = await open.newJoined()
    await playThree(playerId)
    await open.lock(playerId, kind)
    expect((await open.view(playerId)).joined).toBe(false)
    expect(await refusalCodeOf(open.claim(playerId, 'three-titles'))).toBe('ACTION_IMPOSSIBLE')
    await playThree(playerId)
    expect(await open.mission(playerId, 'three-titles')).toMatchObject({ done: 0 })
  },
)

test('a claim waits while another bonus is active, is paid once when that one has ended, and counts for the two rewards a day', async () => {
  const playerId = await open.newJoined()
  const kinds = ['slots', 'table-games', 'instant-games'] as const
  const codes = ['koi-climb', 'dice-palace', 'hot-spring-dig']
  await open.follow(kinds.map((category, n) => settled(playerId, { category, gameCode: codes[n] ?? '' })))
  expect(await open.claim(playerId, 'three-titles')).toMatchObject({ waits: false, bonusId: expect.any(String) })
  const week = { period: '2026-06-01', key: 'key-of-week' }
  const waiting = await open.claim(playerId, 'three-kinds', week)
  expect(waiting).toMatchObject({ waits: true })
  expect(await open.claim(playerId, 'three-kinds', week)).toEqual(waiting)
  await open.job('payWaiting')
  expect(await open.mission(playerId, 'three-kinds')).toMatchObject({ done: 3, state: 'waiting' })
  await open.endBonuses()
  open.clock.advance({ hours: 24 * 10 }) // long after it could be claimed
  await Promise.all([open.job('payWaiting'), open.job('payWaiting')])
  await open.job('payWaiting')
  expect(await open.claim(playerId, 'three-kinds', week)).toMatchObject({ waits: false, bonusId: expect.any(String) })
  expect(await open.bonuses(playerId)).toHaveLength(2)
})

test('two rewards a day are the cap', async () => {
  const playerId = await open.newJoined()
  await playThree(playerId)
  await open.claim(playerId, 'three-titles')
  await open.endBonuses()
  const kinds = ['table-games', 'instant-games'] as const
  await open.follow(
    kinds.map((category, n) => settled(playerId, { category, gameCode: ['dice-palace', 'hot-spring-dig'][n] ?? '' })),
  )
  await open.claim(playerId, 'three-kinds', { period: '2026-06-01', key: 'key-of-week' })
  await open.endBonuses()
  const rest = ['goldfish-scoop', 'treasure-ship', 'thunder-drums', 'hot-spring-dig', 'dice-palace']
  await open.follow(rest.map((gameCode) => settled(playerId, { gameCode })))
  const month = { period: '2026-06-01', key: 'key-of-month' }
  expect(await refusalCodeOf(open.claim(playerId, 'water-scroll', month))).toBe('ACTION_IMPOSSIBLE')
  open.clock.advance({ hours: 24 })
  await open.claim(playerId, 'water-scroll', month)
})

test('what is reached is announced once, also by a break that has become long enough, and never in calm mode', async () => {
  const [playerId, calm] = [await open.newJoined(), await open.newJoined()]
  await open.setCalm(calm, true)
  for (const player of [playerId, calm]) await playThree(player)
  await open.job('noticeReached')
  await playThree(playerId)
  await Promise.all([open.job('noticeReached'), open.job('noticeReached')])
  expect(await open.announced()).toEqual([`${playerId} three-titles 2026-06-03`])
  expect(await open.view(calm)).toMatchObject({ calm: true, joined: true, missions: [] })
  await open.setCalm(calm, false)
  expect(await open.mission(calm, 'three-titles')).toMatchObject({ state: 'reached' })
  for (const _ of [1, 2]) {
    open.clock.advance({ hours: 24 })
    await open.follow([settled(playerId)])
    await open.job('noticeReached')
  }
  open.clock.advance({ hours: 12 })
  await open.job('noticeReached')
  expect(await open.announced()).toEqual([`${playerId} three-titles 2026-06-03`, `${playerId} good-breaks 2026-06-01`])
})

test('where the law forbids rewards for play, nothing is offered and joining is refused', async () => {
  const playerId = await open.newJoined()
  await playThree(playerId)
  open.law.playRewards = false
  expect((await open.view(playerId)).missions).toEqual([])
  expect(await refusalCodeOf(open.claim(playerId, 'three-titles'))).toBe('NOT_FOUND')
  expect(await refusalCodeOf(open.join(playerId))).toBe('ACTION_IMPOSSIBLE')
})

test('facts that come twice, late and in any order lead to the same progress', async () => {
  const round = fc.record({
    gameCode: fc.constantFrom('lantern-river', 'koi-climb', 'dice-palace', 'moon-rabbit', 'goldfish-scoop'),
    category: fc.constantFrom('slots' as const, 'table-games' as const, 'instant-games' as const),
    stake: fc.constantFrom(0, 20, 40, 400),
    minutes: fc.integer({ min: 0, max: 4_000 }),
    corrected: fc.boolean(),
  })
  const histories = fc.sample(fc.array(round, { minLength: 5, maxLength: 25 }), { numRuns: 5, seed: 11 })
  const ordered = await open.newJoined()
  for (const [n, history] of histories.entries()) {
    const mixed = await open.newJoined()
    const first = n === 0 ? ordered : await open.newJoined()
    const start = open.clock.now()
    const factsOf = (key: string) =>
      history.flatMap(({ minutes, corrected, ...data }, place) => {
        const roundId = `rnd_${n}_${place}`
        const about = { ...data, roundId, stakedAt: start.add({ minutes }).toString() }
        return [settled(key, about), ...(corrected ? [settled(key, { ...about, stake: 0 })] : [])]
      })
    const [inOrder, again] = [factsOf(first), factsOf(mixed)]
    const shuffled = fc.sample(fc.shuffledSubarray([...again, ...again], { minLength: again.length * 2 }), {
      numRuns: 1,
      seed: n,
    })
    open.clock.advance({ minutes: 4_100 })
    for (const fact of inOrder) await open.follow([fact])
    const facts = shuffled[0] ?? []
    for (let from = 0; from < facts.length; from += 7) await open.follow(facts.slice(from, from + 7))
    expect((await open.view(mixed)).missions).toEqual((await open.view(first)).missions)
  }
})

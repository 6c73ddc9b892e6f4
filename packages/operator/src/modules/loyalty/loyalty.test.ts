import { operatorRules } from '@andon/contract/jurisdiction-rules'
import { loyalty as api } from '@andon/contract/player-api/loyalty'
import { createBonuses } from '@andon/operator/bonuses'
import { roundClosed } from '@andon/operator/game-wallet'
import { createLimits } from '@andon/operator/limits'
import { createWallet } from '@andon/operator/wallet'
import type { Subscriber } from '@andon/platform/facts'
import type { PlayerContext } from '@andon/platform/http'
import { openTestRuntime, refusalCodeOf } from '@andon/tests/test-runtime'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deposit, move } from '../wallet/wallet.fixture.ts'
import { createLoyalty } from './index.ts'

type Open = Awaited<ReturnType<typeof openLoyalty>>
let open: Open
beforeEach(async () => {
  open = await openLoyalty()
})
afterEach(() => open.closeClean())

type Round = Parameters<typeof roundClosed>[0]['data']

const lock = {
  kind: 'break',
  since: Temporal.Instant.from('2026-06-03T10:00:00Z'),
  until: null,
  isOver: false,
  returnsAt: null,
} as const

async function openLoyalty() {
  const test = await openTestRuntime({ modules: ['wallet', 'limits', 'bonuses', 'loyalty'] })
  const { runtime, db, clock } = test
  clock.set(Temporal.Instant.from('2026-06-03T10:00:00Z')) // a Wednesday
  const wallet = createWallet(runtime)
  const limits = createLimits(runtime, {
    persons: { lockPerson: async () => [], followLock: async () => undefined },
    operatorLimits: [],
    selfExclusionMinimumDays: () => operatorRules.selfExclusionMinimumDays,
  })
  const player = { country: 'JP', currency: 'JPY' as const, site: 'LEO', verified: true }
  const law = { playRewards: true }
  const wish = { calm: false }
  const locked = new Set<string>()
  const bonuses = createBonuses(runtime, {
    wallet,
    playerFacts: async (executor, id) => ({ ...player, locked: (await limits.lockOf(executor, [id])).has(id) }),
  })
  const module = createLoyalty(runtime, {
    bonuses,
    limits: { lockPlayerRows: limits.lockPlayerRows, lockOf: async () => new Map([...locked].map((id) => [id, lock])) },
    wallet,
    playersByIds: async (_, ids) => new Map(ids.map((id) => [id, player])),
    playRewards: () => law.playRewards,
    isCalm: async () => wish.calm,
  })
  const { getLoyalty, claimLevelReward, getMyYear } = module.routes
  const contextOf = (playerId: string) => ({ site: 'LEO', session: { playerId } }) as unknown as PlayerContext // the handlers read nothing else
  return {
    ...test,
    law,
    locked,
    wish,
    wallet,
    newPlayer: async () => {
      const playerId = runtime.newId('ply')
      await db.transaction(async (tx) => {
        await wallet.openAccounts(tx, { playerId, currency: 'JPY' })
        await limits.openPlayer(tx, { playerId, country: 'JP', currency: 'JPY' })
      })
      return playerId
    },
    view: async (playerId: string) =>
      v.parse(api.getLoyalty.reply, await getLoyalty({ languageId: 'en' }, contextOf(playerId))),
    claim: async (playerId: string, level: number, key = 'key-12345') =>
      claimLevelReward({ level, idempotencyKey: key }, contextOf(playerId)),
    year: async (playerId: string) =>
      v.parse(api.getMyYear.reply, await getMyYear({ languageId: 'en', timeZone: 'Asia/Tokyo' }, contextOf(playerId))),
    cash: async (playerId: string) => (await wallet.balances(db, playerId)).realCash,
    follow: (facts: Parameters<Subscriber['handle']>[1]) =>
      db.transaction(async (tx) => module.subscribers[0]?.handle(tx, facts)),
    post: (draft: Parameters<typeof wallet.post>[1]) => db.transaction((tx) => wallet.post(tx, draft)),
    endBonuses: () =>
      test.ownerDb.query(`update bonuses.bonuses set state = 'spent', ended_at = now() where ended_at is null`),
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

/** Plays on so many days from now, one game. */
async function playDays(playerId: string, days: number) {
  for (let n = 0; n < days; n++) {
    await open.follow([settled(playerId)])
    open.clock.advance({ hours: 24 })
  }
}

const standing = async (playerId: string) => {
  const { points, level, week } = await open.view(playerId)
  return { points, level, days: week.days.used, titles: week.titles.used }
}

test('a new player has the first level, and sees every level with its reward', async () => {
  const { level, points, levels } = await open.view(await open.newPlayer())
  expect([level, points]).toEqual([1, 0])
  expect(levels.map((one) => [one.name, one.points, one.reward, one.state])).toEqual([
    ['Seed', 0, 0, 'reached'],
    ['Sprout', 5, 100, 'ahead'],
    ['Young leaf', 20, 300, 'ahead'],
    ['Bud', 50, 500, 'ahead'],
    ['Blossom', 100, 1000, 'ahead'],
    ['Fruit', 200, 2000, 'ahead'],
    ['Great tree', 400, 3000, 'ahead'],
  ])
})

test('three days and two new games of a week count, whatever was staked and however often', async () => {
  const [playerId, other] = [await open.newPlayer(), await open.newPlayer()]
  const codes = ['koi-climb', 'moon-rabbit', 'lantern-river', 'koi-climb', 'koi-climb']
  await open.follow(codes.map((gameCode) => settled(playerId, { gameCode, stake: 100_000 })))
  await open.follow([settled(other), settled(other, { gameCode: 'moon-rabbit', stake: 1 })])
  expect(await standing(playerId)).toEqual({ points: 3, level: 1, days: 1, titles: 2 })
  expect(await standing(other)).toEqual(await standing(playerId))
  await playDays(playerId, 5) // Wednesday to Sunday
  expect((await standing(playerId)).points).toBe(5)
  await playDays(playerId, 1)
  expect(await standing(playerId)).toEqual({ points: 6, level: 2, days: 1, titles: 0 })
})

test('free rounds do not count', async () => {
  const playerId = await open.newPlayer()
  await open.follow([settled(playerId, { stake: 0 })])
  expect(await standing(playerId)).toEqual({ points: 0, level: 1, days: 0, titles: 0 })
})

test('a reward is paid once in cash, whatever is repeated or sent at once, and has no end', async () => {
  const playerId = await open.newPlayer()
  expect(await refusalCodeOf(open.claim(playerId, 2))).toBe('ACTION_IMPOSSIBLE')
  await playDays(playerId, 7)
  open.clock.advance({ hours: 24 * 400 })
  expect((await open.view(playerId)).levels[1]).toMatchObject({ state: 'claimable', reward: 100 })
  const claims = await Promise.allSettled([
    open.claim(playerId, 2),
    open.claim(playerId, 2),
    open.claim(playerId, 2, 'other-key-1'),
  ])
  const paid = claims.flatMap((one) => (one.status === 'fulfilled' ? [one.value.bonusId] : []))
  expect(new Set(paid).size).toBe(1)
  expect(await open.cash(playerId)).toBe(100)
  expect((await open.view(playerId)).levels[1]).toMatchObject({ state: 'claimed' })
  expect(await refusalCodeOf(open.claim(playerId, 3, 'other-key-2'))).toBe('ACTION_IMPOSSIBLE')
  expect(await refusalCodeOf(open.claim(playerId, 1, 'other-key-3'))).toBe('NOT_FOUND')
})

test('the key of one claim is refused for another', async () => {
  const playerId = await open.newPlayer()
  await playDays(playerId, 60)
  const [first] = await Promise.allSettled([open.claim(playerId, 2)])
  expect(first).toMatchObject({ status: 'fulfilled', value: { value: 100 } })
  expect(await refusalCodeOf(open.claim(playerId, 3))).toBe('IDEMPOTENCY_CONFLICT')
  await open.endBonuses()
  expect(await open.claim(playerId, 3, 'other-key-1')).toMatchObject({ value: 300 })
  expect(await open.cash(playerId)).toBe(400)
})

test('nothing is paid during a lock, and the level and its reward stay', async () => {
  const playerId = await open.newPlayer()
  await playDays(playerId, 7)
  open.locked.add(playerId)
  expect(await refusalCodeOf(open.claim(playerId, 2))).toBe('ACCOUNT_LOCKED')
  open.locked.clear()
  expect(await open.claim(playerId, 2)).toMatchObject({ value: 100 })
})

test('a level that was reached stays when points come to less', async () => {
  const playerId = await open.newPlayer()
  await playDays(playerId, 7)
  await open.ownerDb.query('delete from loyalty.days where player_id = $1', [playerId])
  expect(await standing(playerId)).toMatchObject({ points: 1, level: 2 })
})

test('nothing is shown in calm mode and where the law forbids rewards for play, which are then not paid', async () => {
  const playerId = await open.newPlayer()
  await playDays(playerId, 7)
  open.wish.calm = true
  expect(await open.view(playerId)).toMatchObject({ calm: true, offered: true, levels: [], points: 0, level: 1 })
  open.wish.calm = false
  open.law.playRewards = false
  expect(await open.view(playerId)).toMatchObject({ calm: false, offered: false, levels: [], points: 0, level: 1 })
  expect(await refusalCodeOf(open.claim(playerId, 2))).toBe('ACTION_IMPOSSIBLE')
})

test('facts that come twice, late and in any order lead to the same points', async () => {
  const round = fc.record({
    gameCode: fc.constantFrom('lantern-river', 'koi-climb', 'dice-palace', 'moon-rabbit', 'goldfish-scoop'),
    stake: fc.constantFrom(0, 20, 400),
    hours: fc.integer({ min: 0, max: 24 * 40 }),
  })
  const histories = fc.sample(fc.array(round, { minLength: 5, maxLength: 40 }), { numRuns: 6, seed: 7 })
  for (const [n, history] of histories.entries()) {
    const [first, mixed] = [await open.newPlayer(), await open.newPlayer()]
    const start = open.clock.now()
    const factsOf = (key: string) =>
      history.map(({ hours, ...data }) => settled(key, { ...data, stakedAt: start.add({ hours }).toString() }))
    for (const fact of factsOf(first)) await open.follow([fact])
    const twice = [...factsOf(mixed), ...factsOf(mixed)]
    const [shuffled = []] = fc.sample(fc.shuffledSubarray(twice, { minLength: twice.length }), { numRuns: 1, seed: n })
    for (let from = 0; from < shuffled.length; from += 7) await open.follow(shuffled.slice(from, from + 7))
    open.clock.advance({ hours: 24 * 41 })
    expect((await open.view(mixed)).points).toBe((await open.view(first)).points)
    expect((await open.view(first)).points).toBe(modelOf(start, history))
  }
})

/** The rule, computed in the plainest way. */
function modelOf(start: Temporal.Instant, history: readonly { gameCode: string; stake: number; hours: number }[]) {
  const dayOf = (hours: number) => start.add({ hours }).toZonedDateTimeISO('UTC').toPlainDate()
  const played = history.filter(({ stake }) => stake > 0).toSorted((a, b) => a.hours - b.hours)
  const days = new Set(played.map(({ hours }) => dayOf(hours).toString()))
  const titles = [...new Set(played.map(({ gameCode }) => gameCode))].map((code) =>
    dayOf(played.find(({ gameCode }) => gameCode === code)?.hours ?? 0).toString(),
  )
  const counted = (some: readonly string[], most: number) => {
    const weeks = new Map<string, number>()
    for (const day of some) {
      const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day)
      const week = `${yearOfWeek} ${weekOfYear}`
      weeks.set(week, Math.min(most, (weeks.get(week) ?? 0) + 1))
    }
    return [...weeks.values()].reduce((sum, n) => sum + n, 0)
  }
  return counted([...days], 3) + counted(titles, 2)
}

test('the year has twelve months, with what was received and played in each', async () => {
  const playerId = await open.newPlayer()
  const bonus = { from: 'house/bonus/welcome', to: 'crp' as const }
  await open.post(deposit(playerId, 5_000, { key: 'd1' }))
  await open.post(move(playerId, 400, { ...bonus, key: 'b1', kind: 'bonusGrant' }))
  await open.post(move(playerId, -150, { ...bonus, key: 'b2', kind: 'bonusForfeit' }))
  await open.post(move(playerId, 700, { key: 'p1', from: 'house/tournaments/tmt_1', kind: 'tournamentPrize' }))
  await open.post(move(playerId, -1_000, { key: 'w1', from: 'house/payments/sandbox', kind: 'withdrawal' }))
  await open.post(move(playerId, 1_000, { key: 'w2', from: 'house/payments/sandbox', kind: 'withdrawalReversal' }))
  await open.post(move(playerId, -300, { key: 'w3', from: 'house/payments/sandbox', kind: 'withdrawal' }))
  await open.follow([settled(playerId), settled(playerId, { gameCode: 'koi-climb' })])
  open.clock.set(Temporal.Instant.from('2026-07-31T15:00:00Z')) // midnight in Tokyo: August
  await open.follow([settled(playerId, { gameCode: 'moon-rabbit' })])
  await open.post(move(playerId, 90, { key: 'j1', from: 'house/jackpots/arcade/mini', kind: 'jackpotWin' }))
  const { months, titles } = await open.year(playerId)
  const nothing = { daysPlayed: 0, newTitles: 0, bonuses: 0, prizes: 0, jackpots: 0, paidOut: 0 }
  expect(months).toHaveLength(12)
  expect(months.slice(0, 9).map(({ from }) => from)).toEqual(
    [9, 10, 11, 12, 1, 2, 3, 4, 5].map((month) => `${month > 8 ? 2025 : 2026}-${String(month).padStart(2, '0')}-01`),
  )
  expect(months.slice(9)).toEqual([
    { ...nothing, from: '2026-06-01', daysPlayed: 1, newTitles: 2, bonuses: 250, prizes: 700, paidOut: 300 },
    { ...nothing, from: '2026-07-01', daysPlayed: 1, newTitles: 1 },
    { ...nothing, from: '2026-08-01', jackpots: 90 },
  ])
  expect(titles).toEqual(['koi-climb', 'lantern-river', 'moon-rabbit'])
})

import type { Histogram } from '@andon/contract/game-sheet/histogram'
import { operatorRules } from '@andon/contract/jurisdiction-rules'
import { roundClosed } from '@andon/operator/game-wallet'
import { accountLocked, createLimits } from '@andon/operator/limits'
import { createWallet, house, pocket } from '@andon/operator/wallet'
import type { PlayerContext } from '@andon/platform/http'
import { openTestRuntime, refusalCodeOf } from '@andon/tests/test-runtime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Deps } from './deps.ts'
import { createTournaments } from './index.ts'
import { moveOne } from './move.ts'
import { type Planned, publish } from './publish.ts'
import { setState } from './store/tournaments.ts'

type Open = Awaited<ReturnType<typeof openRaces>>
let open: Open
beforeEach(async () => {
  open = await openRaces()
})
afterEach(() => open.closeClean())

const buyIn = 100
const texts = { ja: { name: 'テスト', summary: 'テスト' }, en: { name: 'Test', summary: 'Test' } }
const rules: Planned['rules'] = {
  image: '/scenes/gift.svg',
  product: 'casino',
  games: ['lantern'],
  entry: { kind: 'buyIn', amount: buyIn },
  lateEntry: true,
  scoring: { method: 'bestMultiple', rounds: 3, minStake: 10 },
  prizes: { kind: 'pool', added: 7, shares: [2, 1, 1] },
  graceSeconds: 60,
  holdSeconds: 60,
}

const histogram: Histogram = {
  total: '4',
  intervals: [
    [0, 1, '3'],
    [2, 1, '1'],
  ],
}

async function openRaces() {
  const test = await openTestRuntime({ modules: ['wallet', 'limits', 'tournaments'] })
  const { runtime, db, clock } = test
  const wallet = createWallet(runtime)
  const limits = createLimits(runtime, {
    persons: { lockPerson: async () => [], followLock: async () => undefined },
    operatorLimits: [],
    selfExclusionMinimumDays: () => operatorRules.selfExclusionMinimumDays,
  })
  const player = { nickname: 'Aki', site: 'LEO', country: 'JP', currency: 'JPY' as const }
  const options = {
    wallet,
    limits,
    playersByIds: async (_: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, player])),
    realStakeRaces: () => true,
    histogramsOf: async () => ({ lantern: histogram }),
    sites: [],
  }
  const deps: Deps = { ...runtime, ...options }
  const races = createTournaments(runtime, options)
  const newPlayer = async (cash = 1_000) => {
    const playerId = runtime.newId('ply')
    await db.transaction(async (tx) => {
      await wallet.openAccounts(tx, { playerId, currency: 'JPY' })
      await limits.openPlayer(tx, { playerId, country: 'JP', currency: 'JPY' })
    })
    const legs = [
      { account: pocket(playerId, 'realCash'), amount: cash },
      { account: house('payments/sandbox'), amount: -cash },
    ]
    await db.transaction((tx) => wallet.post(tx, { key: 'first', kind: 'deposit', currency: 'JPY', legs }))
    return playerId
  }
  let runs = 0
  const newRace = async (changes: Partial<Planned['rules']> = {}) => {
    const startsAt = clock.now()
    const times = { startsAt, endsAt: startsAt.add({ minutes: 10 }) }
    const { id } = await db.transaction((tx) =>
      publish(deps, tx, {
        series: `test-${++runs}`,
        site: 'LEO',
        currency: 'JPY',
        ...times,
        texts,
        rules: { ...rules, ...changes },
      }),
    )
    return id ?? ''
  }
  const contextOf = (playerId: string) =>
    ({ site: 'LEO', session: { id: 'ses_1', playerId, restricted: false } }) as unknown as PlayerContext // the handlers read nothing else
  const enter = (playerId: string, tournamentId: string, idempotencyKey = 'key') =>
    races.routes.enterTournament({ tournamentId, idempotencyKey }, contextOf(playerId))
  let position = 0
  const settled = (
    key: string,
    { roundId, win, stakedAt = clock.now() }: { roundId: string; win: number; stakedAt?: Temporal.Instant },
  ) => ({
    ...roundClosed({
      key,
      data: {
        supplier: 'arcade',
        roundId,
        gameCode: 'lantern',
        category: 'slots',
        site: 'LEO',
        currency: 'JPY',
        stake: 100,
        win,
        jackpots: [],
        multiple: win / 100,
        replaces: null,
        stakedAt: stakedAt.toString(),
      },
    }),
    position: ++position,
    at: clock.now(),
  })
  const follow = (...facts: ReturnType<typeof settled>[]) =>
    db.transaction(async (tx) => races.subscribers[0]?.handle(tx, facts))
  const move = (id: string) => db.transaction((tx) => moveOne(deps, tx, id))
  const moveAll = async (id: string) => {
    while (await move(id));
  }
  const cashOf = async (playerId: string) => (await wallet.balances(db, playerId))?.realCash
  const boardOf = async (tournamentId: string, playerId: string) =>
    races.routes.getTournamentBoard({ tournamentId }, contextOf(playerId))
  async function closeClean() {
    expect((await wallet.verify(db)).findings).toEqual([])
    await test.close()
  }
  return { ...test, races, newPlayer, newRace, enter, settled, follow, move, moveAll, cashOf, boardOf, closeClean }
}

test('fifty requests to enter at once are one entry and one buy-in', async () => {
  const [playerId, id] = [await open.newPlayer(), await open.newRace()]
  const replies = await Promise.all(Array.from({ length: 50 }, () => open.enter(playerId, id)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await open.cashOf(playerId)).toBe(900)
  expect(await refusalCodeOf(open.enter(playerId, id, 'another'))).toBe('ACTION_IMPOSSIBLE')
  expect(await refusalCodeOf(open.enter(await open.newPlayer(99), id))).toBe('INSUFFICIENT_FUNDS')
})

test('rounds count from the entry to the end, each once, and a correction corrects the score', async () => {
  const [early, playerId, id] = [await open.newPlayer(), await open.newPlayer(), await open.newRace()]
  const beforeEntry = open.clock.now()
  open.clock.advance({ seconds: 5 })
  await open.enter(playerId, id)
  await open.enter(early, id)
  const first = open.settled(playerId, { roundId: 'a', win: 300 })
  await open.follow(open.settled(playerId, { roundId: 'old', win: 9_000, stakedAt: beforeEntry }), first, first)
  await open.follow(first)
  expect(await open.boardOf(id, playerId)).toMatchObject({ me: { rank: 1, score: 3_000_000 } })
  expect(await open.boardOf(id, early)).toMatchObject({ me: { rank: 2, score: 0 } })
  await open.follow(open.settled(playerId, { roundId: 'a', win: 200 }), open.settled(early, { roundId: 'b', win: 200 }))
  expect(await open.boardOf(id, playerId)).toMatchObject({ me: { rank: 1, score: 2_000_000 } }) // the same score, but earlier
  const late = open.clock.now().add({ minutes: 10 })
  await open.follow(open.settled(early, { roundId: 'c', win: 900, stakedAt: late }))
  expect(await open.boardOf(id, early)).toMatchObject({ me: { rank: 2, score: 2_000_000 } })
})

test('the prizes sum to the pool and are paid once, whatever runs at the same time or dies between steps', async () => {
  const id = await open.newRace()
  const players = await Promise.all(Array.from({ length: 5 }, () => open.newPlayer()))
  for (const player of players) await open.enter(player, id)
  await open.follow(...players.map((player, n) => open.settled(player, { roundId: `r${n}`, win: 100 * n })))
  open.clock.advance({ hours: 1 })
  await open.db
    .transaction(async (tx) => {
      await setState(tx, id, { state: 'provisional' })
      throw new Error('the process dies')
    })
    .catch(() => undefined)
  await Promise.all(Array.from({ length: 50 }, () => open.moveAll(id)))
  const cash = await Promise.all(players.map(open.cashOf))
  expect(cash).toEqual([900, 900, 900 + 126, 900 + 126, 900 + 255]) // 507: the remainder goes to the first
  expect(await open.move(id)).toBe(false)
})

test('a buy-in returns once where the player is locked, and where no entry has a result', async () => {
  const [locked, other, id] = [await open.newPlayer(), await open.newPlayer(), await open.newRace()]
  await open.enter(locked, id)
  await open.enter(other, id)
  const lock = { kind: 'lock' as const, since: open.clock.now().toString(), limits: [], version: 1 }
  const fact = { ...accountLocked({ key: locked, data: lock }), position: 1, at: open.clock.now() }
  for (const _ of [1, 2]) await open.db.transaction(async (tx) => open.races.subscribers[1]?.handle(tx, [fact]))
  expect(await open.cashOf(locked)).toBe(1_000)
  expect(await open.boardOf(id, locked)).not.toHaveProperty('me')
  open.clock.advance({ hours: 1 })
  await Promise.all([open.moveAll(id), open.moveAll(id)])
  expect(await open.cashOf(other)).toBe(1_000)
  expect(await open.cashOf(locked)).toBe(1_000)
})

import type { BonusProgramme } from '@andon/contract/bonus-terms'
import type { Histogram } from '@andon/contract/games/sheet/histogram'
import { operatorRules } from '@andon/contract/jurisdiction-rules'
import { tournaments as api } from '@andon/contract/player-api/tournaments'
import { createBonuses } from '@andon/operator/bonuses'
import { roundClosed, type Stacks } from '@andon/operator/game-wallet'
import { createLimits } from '@andon/operator/limits'
import { createWallet, house, pocket } from '@andon/operator/wallet'
import type { PlayerContext } from '@andon/platform/http'
import { rankLog } from '@andon/ranking/rank-log'
import { openTestRuntime, type TestRuntimeOptions } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Deps } from './deps.ts'
import { createTournaments } from './index.ts'
import { moveOne } from './move.ts'
import { type Planned, publish } from './publish.ts'

export const buyIn = 100
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

/** Races of this fixture stake money; those with chips are in `tests/play`. */
const noChips = {} as Stacks // no rule of these races names chips

/** A bonus that the site offers by its code. */
export const hello: BonusProgramme = {
  code: 'leo-hello',
  site: 'LEO',
  name: { ja: 'こんにちは', en: 'Hello' },
  eligibility: {
    countries: null,
    currency: 'JPY',
    depositNumber: null,
    bonusCode: 'HELLO',
    listed: true,
    from: null,
    until: null,
    verified: false,
    timesAPlayer: null,
  },
  terms: {
    reward: { kind: 'no-deposit', amount: 500 },
    wagering: { times: 5, of: 'bonus', contributions: { otherwise: 100, categories: {}, games: {} } },
    maxStake: 100,
    expiryDays: 7,
    maxConversion: 2_000,
  },
}

/** Tournaments on a database of their own, with players who have money, and facts of rounds that nobody played. */
export async function openRaces(database?: TestRuntimeOptions['database']) {
  const test = await openTestRuntime({ modules: ['wallet', 'limits', 'bonuses', 'tournaments'], database })
  const { runtime, db, clock } = test
  const wallet = createWallet(runtime)
  const limits = createLimits(runtime, {
    persons: { lockPerson: async () => [], followLock: async () => undefined },
    operatorLimits: [],
    selfExclusionMinimumDays: () => operatorRules.selfExclusionMinimumDays,
  })
  const player = { nickname: 'Aki', site: 'LEO', country: 'JP', currency: 'JPY' as const }
  const bonuses = createBonuses(runtime, {
    wallet,
    playerFacts: async (executor, playerId) => ({
      ...player,
      verified: true,
      locked: (await limits.lockOf(executor, [playerId])).has(playerId),
    }),
  })
  await db.transaction((tx) => bonuses.syncProgrammes(tx, 'LEO', [hello]))
  const options = {
    wallet,
    limits,
    bonuses,
    chips: noChips,
    gamesWithChips: async () => new Set<string>(),
    gamesOffered: async () => new Map([['lantern', { minBet: 10, maxBet: 1_000 }]]),
    playersByIds: async (_: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, player])),
    realStakeRaces: () => true,
    tippingContests: () => true,
    histogramsOf: async () => ({ lantern: histogram }),
    textOf: () => null,
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
  const newRace = async (changes: Partial<Planned['rules']> = {}, { inMinutes = 0 } = {}) => {
    const startsAt = clock.now().add({ minutes: inMinutes })
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
    ({ site: 'LEO', language: 'en', session: { id: 'ses_1', playerId, restricted: false } }) as unknown as PlayerContext // the handlers read nothing else
  const enter = (playerId: string, tournamentId: string, idempotencyKey = 'key') =>
    races.routes.enterTournament({ tournamentId, idempotencyKey }, contextOf(playerId))
  let position = 0
  const settled = (
    key: string,
    {
      roundId,
      win,
      stake = 100,
      stakedAt = clock.now(),
    }: { roundId: string; win: number; stake?: number; stakedAt?: Temporal.Instant },
  ) => {
    const data = {
      supplier: 'arcade',
      roundId,
      gameCode: 'lantern',
      category: 'slots' as const,
      site: 'LEO',
      currency: 'JPY' as const,
      stake,
      win,
      jackpots: [],
      multiple: null,
      replaces: null,
      stakedAt: stakedAt.toString(),
    } satisfies v.InferOutput<typeof roundClosed.schema>
    return { ...roundClosed({ key, data }), data, position: ++position, at: clock.now() }
  }
  const follow = (...facts: ReturnType<typeof settled>[]) =>
    db.transaction(async (tx) => races.subscribers[0]?.handle(tx, facts))
  const move = (id: string) => db.transaction((tx) => moveOne(deps, tx, id))
  const moveAll = async (id: string) => {
    while (await move(id));
  }
  const take = (playerId: string, tournamentId: string) =>
    races.routes.claim({ tournamentId, idempotencyKey: 'take' }, contextOf(playerId))
  const cashOf = async (playerId: string) => (await wallet.balances(db, playerId))?.realCash
  const boardOf = async (tournamentId: string, playerId: string) =>
    races.routes.getTournamentBoard({ tournamentId }, contextOf(playerId))
  const listed = async ({ tournamentId, cursor }: { tournamentId?: string; cursor?: string | undefined }) =>
    v.parse(
      api.getTournaments.reply,
      await races.routes.getTournaments({ languageId: 'en', tournamentId, cursor }, contextOf('nobody')),
    )
  async function closeClean() {
    expect((await wallet.verify(db)).findings).toEqual([])
    await test.close()
  }
  const logOf = async (tournamentId: string) => {
    const log = await races.rankLogOf({ tournamentId, site: 'LEO' })
    expect(log).not.toBeNull()
    let text = ''
    for await (const piece of log?.pieces ?? []) text += piece
    return v.parse(rankLog, JSON.parse(text))
  }
  return {
    ...test,
    deps,
    races,
    bonuses,
    contextOf,
    take,
    newPlayer,
    newRace,
    enter,
    settled,
    follow,
    move,
    moveAll,
    cashOf,
    boardOf,
    listed,
    logOf,
    closeClean,
  }
}

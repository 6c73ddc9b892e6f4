import { createHash } from 'node:crypto'
import { accountLocked } from '@andon/operator/limits'
import type { PlayerContext, Session } from '@andon/platform/http'
import { rankLog } from '@andon/ranking/rank-log'
import { recompute } from '@andon/ranking/recompute'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../game-wallet/game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet/game-wallet.fixture.ts'
import { chipRoundClosed } from '../game-wallet/index.ts'
import type { Deps } from './deps.ts'
import { createTournaments } from './index.ts'
import { cancel, moveOne } from './move.ts'
import { type Planned, publish } from './publish.ts'
import { lockTournament } from './store/tournaments.ts'

let open: GameWalletFixture
let deps: Deps
let races: ReturnType<typeof createTournaments>
let allowsRealStakes = true
beforeAll(async () => {
  open = await openGameWallet({ modules: ['tournaments'] })
  await open.sync('arcade', [publishedGame('lantern'), publishedGame('waiting', { actWithinHours: 24 })])
  const { runtime, wallet, limits, bonuses, catalogue, gameWallet } = open
  const player = { nickname: 'Aki', site: 'LEO', country: 'JP', currency: 'JPY' as const }
  const options = {
    wallet,
    limits,
    bonuses,
    chips: gameWallet.chips,
    gamesWithChips: catalogue.gamesWithChips,
    gamesOffered: catalogue.offeredGames,
    playersByIds: async (_: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, player])),
    realStakeRaces: () => allowsRealStakes,
    tippingContests: () => true,
    histogramsOf: async () => ({}),
    textOf: () => null,
    sites: [],
  }
  deps = { ...runtime, ...options }
  races = createTournaments(runtime, options)
})
afterAll(() => open.close())

const texts = { ja: { name: 'テスト', summary: 'テスト' }, en: { name: 'Test', summary: 'Test' } }
const rules: Planned['rules'] = {
  image: '/scenes/gift.svg',
  product: 'casino',
  games: ['lantern'],
  entry: { kind: 'optIn' },
  lateEntry: true,
  scoring: { method: 'chips', rounds: 30, minStake: 10 },
  chips: { start: 1_000, rebuys: 1 },
  prizes: { kind: 'places', amounts: [300, 200] },
  graceSeconds: 60,
  holdSeconds: 60,
}
let runs = 0
async function newRace(changes: Partial<Planned['rules']> = {}): Promise<string> {
  const startsAt = open.clock.now()
  const planned = { series: `test-${++runs}`, site: 'LEO', currency: 'JPY' as const, texts }
  const times = { startsAt, endsAt: startsAt.add({ minutes: 10 }) }
  const { id } = await open.db.transaction((tx) =>
    publish(deps, tx, { ...planned, ...times, rules: { ...rules, ...changes } }),
  )
  return id ?? ''
}
const contextOf = (session: Session) => ({ site: 'LEO', language: 'en', session }) as unknown as PlayerContext // the handlers read nothing else

async function newEntrant(tournamentId: string, cash = 0) {
  const session = await open.newPlayer(cash)
  const context = contextOf(session)
  await races.routes.enterTournament({ tournamentId, idempotencyKey: 'key' }, context)
  const game = { gameType: 'realgames' as const, gameSymbol: 'lantern', race: tournamentId }
  const { launchUrl } = await open.call('launchGame', game, session)
  const token = new URL(launchUrl).hash.replace('#token=', '')
  const { body } = await send(open, 'authenticate', { token, gameCode: 'lantern' })
  const { playerId, sessionToken } = body as unknown as { playerId: string; sessionToken: string }
  let rounds = 0
  return {
    session,
    stack: playerId,
    play: async (amount: number, win: number) => {
      const roundId = `${playerId.slice(-8)}-${++rounds}`
      const ids = { transactionId: `${roundId}.bet`, winTransactionId: `${roundId}.win`, roundId }
      const about = { playerId, sessionToken, gameCode: 'lantern', currency: 'JPY' }
      return (await send(open, 'round', { ...about, ...ids, amount, win })).body
    },
    rebuy: (idempotencyKey = 'again') => races.routes.enterTournament({ tournamentId, idempotencyKey }, context),
    rounds: async () => (await races.routes.getMyTournaments({ tournamentId }, context)).rounds,
    mine: async () => (await races.routes.getMyTournaments({}, context)).tournaments[0],
    board: () => races.routes.getTournamentBoard({ tournamentId }, context),
    cash: async () => (await open.wallet.balances(open.db, session.playerId))?.realCash,
  }
}

/** Every fact so far, twice, in batches of so many. */
async function follow(size = 3): Promise<void> {
  const found = await open.facts<v.InferOutput<typeof chipRoundClosed.schema>>({ name: chipRoundClosed.name })
  const facts = found.map(({ key, data }, at) => ({
    ...chipRoundClosed({ key, data }),
    data,
    position: at + 1,
    at: Temporal.Instant.from(data.stakedAt),
  }))
  const [, , chips] = races.subscribers
  for (let from = 0; from < facts.length; from += size)
    for (const _ of [1, 2]) await open.db.transaction(async (tx) => chips?.handle(tx, facts.slice(from, from + size)))
}
async function finish(tournamentId: string, after: Temporal.DurationLike = { hours: 1 }): Promise<void> {
  open.clock.advance(after)
  const moveAll = async () => {
    while (await open.db.transaction((tx) => moveOne(deps, tx, tournamentId)));
  }
  await Promise.all([moveAll(), moveAll()])
}
async function logOf(tournamentId: string) {
  let text = ''
  for await (const piece of (await races.rankLogOf({ tournamentId, site: 'LEO' }))?.pieces ?? []) text += piece
  return v.parse(rankLog, JSON.parse(text))
}

test('the chips that are left decide the race, rebuys and all, and its log follows from its rounds', async () => {
  const id = await newRace()
  const [first, second, idle] = [await newEntrant(id), await newEntrant(id, 100), await newEntrant(id)]
  await first.play(100, 250)
  await second.play(1_000, 0)
  expect(await second.mine()).toMatchObject({ chips: { balance: 0, rebuysLeft: 1, isOut: true, roundsLeft: 29 } })
  expect(await second.play(10, 0)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
  await Promise.all([second.rebuy(), second.rebuy(), second.rebuy()])
  expect(await second.mine()).toMatchObject({ chips: { balance: 1_000, rebuysLeft: 0, isOut: false } })
  expect(await refusalCodeOf(second.rebuy('more'))).toBe('ACTION_IMPOSSIBLE')
  expect(await refusalCodeOf(first.rebuy())).toBe('ACTION_IMPOSSIBLE')
  await second.play(200, 600)
  await follow()
  await follow(1)
  expect(await first.board()).toMatchObject({ me: { rank: 2, score: 1_150 } })
  expect(await second.board()).toMatchObject({ me: { rank: 1, score: 1_400 } })
  expect(await second.rounds()).toMatchObject([
    { stake: 200, win: 600, gameCode: 'lantern', open: false },
    { stake: 1_000, win: 0 },
  ])
  await finish(id)
  expect([await first.cash(), await second.cash(), await idle.cash()]).toEqual([200, 400, 0])
  const log = await logOf(id)
  expect(log.ranking.map(({ score, chips, prize }) => [score, chips, prize])).toEqual([
    [1_400, 2_000, 300],
    [1_150, 1_000, 200],
  ])
  expect(await recompute(log)).toEqual({ holds: true })
  const [winner] = log.ranking
  if (!winner) throw new Error('a winner')
  winner.chips = 3_000
  expect(await recompute(log)).toMatchObject({ holds: false })
  expect((await open.wallet.verify(open.db)).findings).toEqual([])
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('hashes of seeds are stated until the end of a race, seeds after it, and prizes wait for the proofs, but not without an end', async () => {
  const id = await newRace({ chips: { start: 1_000, rebuys: 1, proofs: true } })
  const [player, other] = [await newEntrant(id), await newEntrant(id)]
  const serverSeed = 'ab'.repeat(32)
  const commitment = sha256(serverSeed)
  const state = (commitments = [commitment]) =>
    send(open, 'raceSeeds', { playerId: player.stack, commitments }).then(({ body }) => body)
  expect(await state()).toMatchObject({ status: 'OK', endsAt: expect.any(Number) })
  expect(await state([commitment, sha256('next')])).toMatchObject({ status: 'OK' })
  await player.play(100, 250)
  const round = { nonce: 0, gameCode: 'lantern', rulesHash: 'c'.repeat(64), stake: 100, win: 250 }
  const rounds = [{ ...round, roundId: `${player.stack.slice(-8)}-1`, choice: null, actions: [] }]
  const proof = { playerId: player.stack, commitment, serverSeed, clientSeed: 'mine', count: 1, rounds, last: true }
  const prove = async (changes: object = {}) => {
    const { body } = await send(open, 'raceProof', { ...proof, ...changes })
    return body.status === 'MALFORMED' ? (body as { field?: string }).field : body.status
  }
  expect(await prove()).toBe('playerId')
  await follow()
  await finish(id, { minutes: 13 })
  expect(await player.mine()).not.toHaveProperty('prize')
  expect(await prove({ serverSeed: 'cd'.repeat(32) })).toBe('serverSeed')
  expect(await prove({ serverSeed: 'cd'.repeat(32), commitment: sha256('cd'.repeat(32)) })).toBe('commitment')
  expect(await prove({ playerId: other.stack })).toBe('commitment')
  expect(await prove({ playerId: 'chp_unknown' })).toBe('TOKEN_INVALID')
  expect([await prove(), await prove(), await prove({ clientSeed: 'another' })]).toEqual(['OK', 'OK', 'clientSeed'])
  expect(await state([sha256('late')])).toMatchObject({ status: 'MALFORMED' })
  await finish(id, { minutes: 1 })
  expect(await player.mine()).toMatchObject({ prize: { amount: 300 } })
  const log = await logOf(id)
  expect(log.ranking[0]?.proofs).toMatchObject([{ supplier: 'arcade', commitment, serverSeed, count: 1, rounds }])
  expect(await recompute(log)).toMatchObject({ firstDifference: 'ranking.0.proofs: cannot be verified here' })
  expect(await recompute(log, { verifySeeds: async () => undefined })).toEqual({ holds: true })
  expect(await recompute(log, { verifySeeds: async () => 'rounds.0.win: 1' })).toMatchObject({ holds: false })
})

test('a supplier that proves nothing delays prizes for ten minutes, and the log does not hold', async () => {
  const id = await newRace({ chips: { start: 1_000, rebuys: 1, proofs: true } })
  const player = await newEntrant(id)
  await player.play(100, 250)
  await follow()
  await finish(id, { minutes: 21 })
  expect(await player.mine()).not.toHaveProperty('prize')
  await finish(id, { minutes: 2 })
  expect(await player.mine()).toMatchObject({ prize: { amount: 300 } })
  expect((await races.rankLogOf({ tournamentId: id, site: 'LEO' }))?.isFinal).toBe(false)
  const checked = await recompute(await logOf(id), { verifySeeds: async () => undefined })
  expect(checked).toMatchObject({ firstDifference: expect.stringMatching(/^ranking\.0\.proofs: not given/) })
})

test('a lock or the end of the race by staff takes the chips with it', async () => {
  const id = await newRace()
  const [locked, other] = [await newEntrant(id), await newEntrant(id)]
  const lock = { kind: 'break' as const, since: open.clock.now().toString(), limits: [], version: 1 }
  const key = locked.session.playerId
  const fact = { ...accountLocked({ key, data: lock }), position: 1, at: open.clock.now() }
  await open.db.transaction(async (tx) => races.subscribers[1]?.handle(tx, [fact]))
  expect(await locked.play(100, 0)).toMatchObject({ status: 'NO_NEW_BETS' })
  expect(await refusalCodeOf(locked.rebuy())).toBe('ACTION_IMPOSSIBLE')
  expect(await other.play(100, 0)).toMatchObject({ status: 'OK' })
  await open.db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, id)
    if (tournament) await cancel(deps, tx, { tournament, reason: 'a fault' })
  })
  expect(await other.play(100, 0)).toMatchObject({ status: 'NO_NEW_BETS' })
})

test('where races with real stakes are forbidden, those with chips are open if they are free', async () => {
  allowsRealStakes = false
  const cannot = async (changes: Partial<Planned['rules']>) => {
    const session = await open.newPlayer(1_000)
    const tournamentId = await newRace(changes)
    return refusalCodeOf(races.routes.enterTournament({ tournamentId, idempotencyKey: 'key' }, contextOf(session)))
  }
  const { chips: _, ...withMoney } = { ...rules, scoring: { ...rules.scoring, method: 'turnover' as const } }
  expect(await cannot({ entry: { kind: 'buyIn', amount: 100 } })).toBe('ACTION_IMPOSSIBLE')
  expect(await cannot({ ...withMoney, chips: undefined })).toBe('ACTION_IMPOSSIBLE')
  await newEntrant(await newRace())
  allowsRealStakes = true
})

test.each([
  ['a game whose rounds wait for the player', { games: ['waiting'] }],
  ['no list of games', { games: [] }],
  ['a score that money decides', { scoring: { ...rules.scoring, method: 'turnover' as const } }],
  ['a least stake above the chips', { scoring: { ...rules.scoring, minStake: 1_001 } }],
  ['a score of chips without chips', { chips: undefined }],
])('rules that contradict each other are refused at the publication: %s', async (_, changes) => {
  expect(await refusalCodeOf(newRace(changes))).toBe('FIELD_INVALID')
})

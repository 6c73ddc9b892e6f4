import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditRounds } from '@andon/arcade/audit/audit-rounds'
import { createRaceVerifier } from '@andon/arcade/provably-fair/verify-race'
import { titles } from '@andon/arcade/titles/index'
import { checkLog } from '@andon/ranking/check-log'
import { rankLog } from '@andon/ranking/rank-log'
import { recompute } from '@andon/ranking/recompute'
import { outboxFor } from '@andon/sandbox/messages'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { openGame } from '@andon/tests/open-game'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changedProofs } from './changed-proofs.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  expect(await server.app.operator.wallet.verify(server.db)).toMatchObject({ clean: true })
  await server.close()
})

/** What runs each minute, now. */
async function runJobs(): Promise<void> {
  for (const job of server.app.operator.tournaments.jobs) await job.run()
}

async function entrant(tournamentId: string): Promise<Browser & { playerID: string; email: string }> {
  const browser = createBrowser(server.origin)
  const { playerID, email } = await browser.register()
  expect((await browser.deposit(5_000)).body).toMatchObject({ status: 'APPROVED' })
  const reply = await browser.post('/ajax/tournament/enterTournament', {
    tournamentId,
    idempotencyKey: 'the-only-entry',
  })
  expect(reply.body).toMatchObject({ success: true, entry: { tournamentId } })
  return { ...browser, playerID, email }
}

async function listed(): Promise<
  {
    id: string
    series: string
    state: string
    rankLog: string | null
    prizes: object[]
    startsAt: string
    endsAt: string
  }[]
> {
  return (await createBrowser(server.origin).get('/ajax/tournament/getTournaments')).body.tournaments
}

const boardOf = async (browser: Browser, tournamentId: string) =>
  (await browser.get('/ajax/tournament/getTournamentBoard', { tournamentId })).body

test('the recurring races run by themselves from the start: entered, played, ranked, paid once, and recomputed from the published log', async () => {
  const running = (await listed()).filter(({ state }) => state === 'RUNNING')
  expect(running.map(({ series }) => series).sort()).toEqual(['chip-race', 'daily', 'hourly', 'ten-minutes'])
  const [race] = running.filter(({ series }) => series === 'ten-minutes')
  const id = race?.id ?? ''
  const players = [await entrant(id), await entrant(id), await entrant(id)]
  server.clock.advance({ seconds: 1 })
  for (const player of players) {
    const { play } = await openGame(player)
    for (let round = 0; round < 3; round++) {
      server.clock.advance({ seconds: 3 })
      expect(await play(100)).toMatchObject({ status: 200 })
    }
  }
  const [first, second, third] = players
  if (!first || !second || !third) throw new Error('three players')
  await vi.waitFor(async () => {
    const rows = await server.db.query<{ rounds: number }>(
      'select rounds from tournaments.entries where tournament_id = $1',
      [id],
    )
    expect(rows.map(({ rounds }) => rounds)).toEqual([3, 3, 3])
  })
  expect(
    await operatorCommand(server, ['tournaments', 'remove', id, third.playerID, 'shares', 'an', 'account']),
  ).toContain('removed')
  const { entries } = await boardOf(second, id)
  expect(entries).toHaveLength(2)
  expect(await boardOf(third, id)).not.toHaveProperty('me')
  const { score } = (await boardOf(second, id)).me
  expect(
    await operatorCommand(server, ['tournaments', 'adjust', id, second.playerID, 'take', '1', 'a', 'fault']),
  ).toContain(String(score - 1))
  server.clock.advance({ minutes: 20 })
  await Promise.all([runJobs(), runJobs()])
  const mine = (await first.get('/ajax/tournament/getMyTournaments')).body.tournaments
  expect(mine).toMatchObject([
    { id, state: 'ENDED', rank: expect.any(Number), prize: { kind: 'cash' }, paidAt: expect.any(String) },
  ])
  const prizes = await Promise.all(
    players.map(async (player) => {
      const asked = { criteria: JSON.stringify({ range: '7Days', types: ['TOURNAMENT_PRIZE'] }) }
      const { transactions } = (await player.post('/ajax/Report/getTransactionHistory', asked)).body
      return transactions.map(({ amount }: { amount: number }) => amount)
    }),
  )
  expect(prizes.flat().sort()).toEqual([300, 500])
  expect(prizes[2]).toEqual([])
  expect(await operatorCommand(server, ['tournaments', 'payouts', id])).toMatch(/^paid .*prizes 800/)
  await vi.waitFor(async () => {
    for (const { email } of [first, second])
      expect((await outboxFor(server.db, email)).filter(({ text }) => /順位は[12]位/.test(text))).toHaveLength(1)
  })
  const address = (await listed()).find((one) => one.id === id)?.rankLog
  const log = v.parse(rankLog, await (await fetch(`${server.origin}${address}`)).json())
  expect(log.ranking.map(({ rounds }) => rounds.length)).toEqual([3, 3])
  expect(await recompute(log)).toEqual({ holds: true })
  const actions = await server.db.query<{ action: string }>('select endpoint as action from staff.actions order by 1')
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'POST /staff/tournaments/{tournamentId}/adjust',
      'POST /staff/tournaments/{tournamentId}/remove',
    ]),
  )
})

test('a race with play chips is played with them alone, and pays its small prizes', async () => {
  await runJobs()
  const next = (await listed()).find(({ state, series }) => state === 'UPCOMING' && series === 'chip-race')
  server.clock.advance(server.clock.now().until(Temporal.Instant.from(next?.startsAt ?? ''))) // with all its ten minutes left
  const race = (await listed()).find(({ state, series }) => state === 'RUNNING' && series === 'chip-race')
  expect(race?.id).toBe(next?.id)
  const id = race?.id ?? ''
  const player = await entrant(id)
  const balance = async () => (await player.get('/ajax/profile/getBalance')).body
  const before = await balance()
  server.clock.advance({ seconds: 1 })
  const seedsOf = async () => (await fetch(`${server.origin}/rank-logs/${id}.seeds.json`)).json()
  expect((await seedsOf()).entries).toEqual([{ entry: 1, player: 'entry-1', seeds: [] }])
  const { play, rotate, session } = await openGame(player, { race: id })
  const statedBefore = (await seedsOf()).entries[0].seeds.map(({ commitment }: { commitment: string }) => commitment)
  expect(statedBefore.toSorted()).toEqual([session.seeds.commitment, session.seeds.nextCommitment].toSorted())
  expect(session).toMatchObject({ mode: 'real', chips: true, balance: 1_000, freeRounds: null })
  for (let round = 0; round < 3; round++) {
    if (round === 2) expect(await rotate('my-own-seed')).toMatchObject({ status: 200 })
    server.clock.advance({ seconds: 3 })
    expect(await play(100)).toMatchObject({ status: 200 })
  }
  server.clock.advance({ seconds: 3 })
  expect(await play(20_000)).not.toMatchObject({ status: 200 })
  const mine = async () => (await player.get('/ajax/tournament/getMyTournaments')).body.tournaments[0]
  const { rounds } = (await player.get('/ajax/tournament/getMyTournaments', { tournamentId: id })).body
  expect(rounds).toHaveLength(3)
  const left = rounds.reduce((sum: number, one: { stake: number; win: number }) => sum + one.win - one.stake, 1_000)
  await vi.waitFor(async () => expect(await mine()).toMatchObject({ rank: 1, score: left, chips: { balance: left } }))
  expect(await balance()).toEqual(before)
  const sincePayable = { minutes: 3 } // less than prizes wait for the proofs of the rounds
  server.clock.advance(
    server.clock
      .now()
      .until(Temporal.Instant.from(race?.endsAt ?? ''))
      .add(sincePayable),
  )
  await vi.waitFor(async () => {
    await runJobs()
    expect(await mine()).toMatchObject({ prize: { kind: 'cash', amount: 200 }, paidAt: expect.any(String) })
  })
  const address = (await listed()).find((one) => one.id === id)?.rankLog
  const log = v.parse(rankLog, await (await fetch(`${server.origin}${address}`)).json())
  expect(log.ranking).toMatchObject([{ chips: 1_000, score: left }])
  const proofs = log.ranking[0]?.proofs ?? []
  const pairs = proofs.map(({ count, clientSeed }) => ({ count, own: clientSeed === 'my-own-seed' }))
  expect(pairs.toSorted((one, other) => other.count - one.count)).toEqual([
    { count: 2, own: false },
    { count: 1, own: true },
  ])
  const stated = (await seedsOf()).entries[0].seeds.map(({ commitment }: { commitment: string }) => commitment)
  expect(stated).toEqual(expect.arrayContaining([...statedBefore, ...proofs.map(({ commitment }) => commitment)]))
  const verifySeeds = createRaceVerifier(async (gameCode) => titles.find((title) => title.gameCode === gameCode))
  expect(await checkLog(log, { verifySeeds })).toMatchObject({ outcome: 'holds', counted: 3, proven: 3 })
  const audit = await auditRounds(server.db, { titles, rounds: 1_000, salt: 'test', only: 'lantern-river' })
  expect(audit).toMatchObject({ findings: [], seedsOfRaces: pairs.length + 2 }) // with the pair in use and the next one
  for (const [name, change] of Object.entries(changedProofs)) {
    const changed = structuredClone(log)
    change(changed)
    expect(await recompute(changed, { verifySeeds }), name).toMatchObject({
      holds: false,
      firstDifference: expect.stringMatching(/^(ranking\.0\.proofs|placesHash)/),
    })
  }
})

test('staff preview, publish, look at and cancel a tournament by the command line; buy-ins return, and each call is in the log under it', async () => {
  const now = server.clock.now()
  const file = join(server.operatorEnv.DATA_DIR, 'race.json')
  const [startsAt, endsAt] = [now.add({ hours: 1 }), now.add({ hours: 2 })].map(String)
  const text = { name: 'Walk', summary: 'A race.' }
  const rules = {
    image: '/scenes/race-koi.svg',
    product: 'casino',
    games: ['lantern-river'],
    entry: { kind: 'buyIn', amount: 200 },
    lateEntry: true,
    scoring: { method: 'fair', rounds: 10, minStake: 10 },
    prizes: { kind: 'pool', added: 1_000, shares: [70, 30] },
    graceSeconds: 0,
    holdSeconds: 0,
  }
  await writeFile(
    file,
    JSON.stringify({ series: 'walk', site: 'LEO', startsAt, endsAt, texts: { ja: text, en: text }, rules }),
  )
  const staff = (...words: string[]) => operatorCommand(server, ['tournaments', ...words])
  expect(await staff('preview', file)).toMatch(/^valid .*\n1–1 {2}700\n2–2 {2}300$/)
  expect((await listed()).map(({ series }) => series)).not.toContain('walk')
  const [id = ''] = (await staff('publish', file)).split(' ')
  const player = await entrant(id)
  const balance = async () => (await player.get('/ajax/profile/getBalance')).body
  const before = await balance()
  expect(await staff('board', id)).toContain(`${player.playerID}  0  0 rounds  paid 200`)
  await staff('cancel', id, 'a', 'fault')
  await runJobs()
  expect(await staff('payouts', id)).toBe('cancelled  buy-ins 200  refunded 200  prizes 0')
  expect(await balance()).not.toEqual(before)
  const logged = await operatorCommand(server, ['audit', 'list', id])
  for (const call of ['POST /staff/tournaments  OK', '/board  OK', '/cancel  OK', '/payouts  OK'])
    expect(logged).toContain(call)
})

test('an entry is once, to a race that is known, and a log is public only when the prizes are paid', async () => {
  await runJobs()
  const [race] = (await listed()).filter(({ state, series }) => state === 'RUNNING' && series === 'hourly')
  const id = race?.id ?? ''
  const player = await entrant(id)
  const again = (key: string, tournamentId = id) =>
    player.post('/ajax/tournament/enterTournament', { tournamentId, idempotencyKey: key })
  expect((await again('the-only-entry')).status).toBe(200)
  expect((await again('another-entry')).body.errors).toMatchObject([{ code: 'ACTION_IMPOSSIBLE' }])
  expect((await again('the-only-entry', 'trn_unknown')).body.errors).toMatchObject([{ code: 'NOT_FOUND' }])
  for (const file of [`${id}.json`, 'trn_unknown.json', '..%2f..json', id])
    expect((await fetch(`${server.origin}/rank-logs/${file}`)).status).toBe(404)
})

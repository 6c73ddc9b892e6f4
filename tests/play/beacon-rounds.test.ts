import { createHash } from 'node:crypto'
import { call } from '@andon/arcade/arcade.fixture'
import { auditRounds } from '@andon/arcade/audit/audit-rounds'
import type { SharedProof } from '@andon/arcade/game-api/table-fields'
import { beaconHash, beaconTime } from '@andon/arcade/provably-fair/beacon'
import { verifyRound } from '@andon/arcade/provably-fair/verify'
import { verifyProof } from '@andon/arcade/provably-fair/verify-proof'
import { openProvedTable } from '@andon/arcade/tables/proved-table.fixture'
import { openTestBeacon } from '@andon/arcade/tables/second-share/beacon.fixture'
import { bet, coinTitle, newestRound, openedReal, pass } from '@andon/arcade/tables/tables.fixture'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aloneText } from './independent-verifier.fixture.ts'
import type { Proof } from './proof-of.fixture.ts'

type Beacon = Extract<SharedProof['secondShare'], { by: 'beacon' }>

let database: FreshDatabase
let beacon: Awaited<ReturnType<typeof openTestBeacon>>
let table: Awaited<ReturnType<typeof openProvedTable>>
let player: string
beforeAll(async () => {
  database = await freshDatabase({ modules: ['arcade'] })
  beacon = await openTestBeacon()
  table = await openProvedTable({ db: database.db, beacon })
  player = await openedReal(table)
})
afterAll(async () => {
  await table.close()
  await beacon.close()
  await database.close()
})

async function place(): Promise<string> {
  const { number } = await newestRound(table)
  const { reply, status } = await bet(table.arcade, { token: player, number, choice: { cho: 1000 } })
  expect(status).toBe(200)
  return reply.bet.id
}
async function proofOf(roundId: string) {
  const { reply } = await call(table.arcade, 'proof', { token: player, roundId })
  if (reply.shared?.secondShare.by !== 'beacon') throw new Error('a beacon made the share')
  return { ...reply, shared: reply.shared, secondShare: reply.shared.secondShare }
}
const onPage = (proof: Proof) => verifyRound(coinTitle, { ...proof, serverSeed: proof.serverSeed ?? '' })
const alone = (proof: Proof) => aloneText({ ...proof, round: { ...proof.round, gameCode: 'cho-han' } }).code
const audit = () => auditRounds(database.db, { titles: [coinTitle], rounds: 1000, salt: 'test', only: null })

test('the round of the beacon stands in the row before the first stake and comes after the lock; every verifier finds the proof right', async () => {
  const round = await newestRound(table)
  const stated = round.beaconRound ?? 0
  const locksAt = round.locksAt.epochMilliseconds
  expect(beaconTime(beacon.network, stated)).toBeGreaterThanOrEqual(locksAt + 2_000)
  expect(beaconTime(beacon.network, stated - 1)).toBeLessThan(locksAt + 2_000)
  const { reply } = await call(table.arcade, 'table', { token: player })
  expect(reply.table.round).toMatchObject({ state: 'open', beaconRound: stated })
  const id = await place()
  await table.playOn()
  const { secondShare, ...proof } = await proofOf(id)
  expect(secondShare).toMatchObject({ network: beacon.network, round: stated, locksAt })
  expect(proof.shared.chain).toMatchObject({ signer: await beaconHash(beacon.network), signerAt: '127.0.0.1' })
  expect([(await onPage(proof)).holds, alone(proof)]).toEqual([true, 0])
  expect(await verifyProof({ ...proof, round: { ...proof.round, gameCode: 'cho-han' } })).toMatchObject({
    shared: { secondShareHolds: true },
  })
  await expect(database.db.query('update arcade.table_rounds set beacon_round = 1')).rejects.toThrow(
    'permission denied',
  )
})

const sharedBy = (signature: string) => ({
  signature,
  share: createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'),
})
test.each<[string, (share: Beacon) => Partial<Beacon>]>([
  [
    'the round before, which the beacon has signed',
    ({ round: of }) => ({ round: of - 1, ...sharedBy(beacon.sign(of - 1)) }),
  ],
  ['another lock', ({ locksAt }) => ({ locksAt: locksAt - 3_000 })],
  [
    'the right round of a lock before the bet was received',
    ({ locksAt, round: of }) => ({ locksAt: locksAt - 60_000, round: of - 20, ...sharedBy(beacon.sign(of - 20)) }),
  ],
  ['the signature of another round', ({ round: of }) => sharedBy(beacon.sign(of + 1))],
  ['another share', () => ({ share: 'b'.repeat(64) })],
  ['another network', ({ network }) => ({ network: { ...network, groupHash: 'cd'.repeat(32) } })],
])('%s: found by the page and by the example', async (_, change) => {
  const id = await place()
  await table.playOn()
  const { secondShare, ...proof } = await proofOf(id)
  const changed = { ...proof, shared: { ...proof.shared, secondShare: { ...secondShare, ...change(secondShare) } } }
  const page = await onPage(changed)
  expect([page.holds, page.shared?.secondShareHolds]).toEqual([false, false])
  const { code, lines } = aloneText({ ...changed, round: { ...changed.round, gameCode: 'cho-han' } })
  expect(code).toBe(1)
  expect(lines.some((line) => /^NO .*(second share is|before the lock)/.test(line))).toBe(true)
})

test('a round whose beacon is late is void, and its stakes go back; the table goes on once the beacon answers', async () => {
  const id = await place()
  const answers = beacon.answers.of
  beacon.answers.of = () => null
  await pass(table, 40_000)
  await table.server.tables.pay()
  const { number, state, voidReason } = await newestRound(table)
  expect([state, voidReason]).toEqual(['void', 'NO_SECOND_SHARE'])
  beacon.answers.of = answers
  for (let tries = 0; tries < 20 && (await newestRound(table)).state !== 'open'; tries++) {
    await pass(table, 2_000)
    await table.answered()
  }
  expect(await newestRound(table)).toMatchObject({ number: number + 1, state: 'open' })
  const { secondShare, ...proof } = await proofOf(id)
  expect(proof.round).toMatchObject({ status: 'cancelled', win: 0 })
  expect([(await onPage(proof)).holds, alone(proof), secondShare.locksAt > 0]).toEqual([true, 0, true])
})

test('a forged answer of the beacon does not count', async () => {
  await place()
  const answers = beacon.answers.of
  beacon.answers.of = (round) => ({ round, signature: beacon.sign(round + 1) })
  await pass(table, 40_000)
  await table.answered()
  expect(await newestRound(table)).toMatchObject({ state: 'void', secondShare: null })
  beacon.answers.of = answers
  for (let tries = 0; tries < 20 && (await newestRound(table)).state !== 'open'; tries++) {
    await pass(table, 2_000)
    await table.answered()
  }
  expect((await newestRound(table)).state).toBe('open')
})

test('a round whose bets could not be bound before the beacon is known is void', async () => {
  const { number, beaconRound } = await newestRound(table)
  await place()
  const { clock } = table.arcade
  clock.advance({ milliseconds: beaconTime(beacon.network, beaconRound ?? 0) - clock.now().epochMilliseconds })
  await table.server.tables.table(table.tableId)?.running.turn()
  expect(await newestRound(table)).toMatchObject({
    number,
    state: 'void',
    voidReason: 'BETS_BOUND_TOO_LATE',
    betsRoot: null,
  })
  await table.server.tables.pay()
  await pass(table, 5_000)
  expect(await newestRound(table)).toMatchObject({ number: number + 1, state: 'open' })
})

test('the audit finds all of it right, and a row that names another round of the beacon', async () => {
  expect((await audit()).findings).toEqual([])
  await database.ownerDb.query('update arcade.table_rounds set beacon_round = beacon_round + 1 where number = 1')
  expect((await audit()).findings).not.toEqual([])
})

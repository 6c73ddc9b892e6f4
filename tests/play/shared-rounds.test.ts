import { call } from '@andon/arcade/arcade.fixture'
import { auditRounds } from '@andon/arcade/audit/audit-rounds'
import { auditText } from '@andon/arcade/audit/audit-text'
import type { GameReply } from '@andon/arcade/game-api'
import { verifyRound } from '@andon/arcade/provably-fair/verify'
import { openProvedTable } from '@andon/arcade/tables/proved-table.fixture'
import { bet, coinTitle, newestRound, openedDemo, openedReal, pass } from '@andon/arcade/tables/tables.fixture'
import { type Tx, within } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aloneText } from './independent-verifier.fixture.ts'

let database: FreshDatabase
let table: Awaited<ReturnType<typeof openProvedTable>>
let player: string
let demo: string
/** Bets for money in rounds 1 to 6, two in each, and one with play money in round 1. */
const bets: string[] = []
let demoBet: string
beforeAll(async () => {
  database = await freshDatabase({ modules: ['arcade'] })
  table = await openProvedTable(database)
  player = await openedReal(table)
  demo = await openedDemo(table)
  demoBet = await place(demo, 'cho')
  for (let round = 1; round <= 6; round++) {
    for (const side of ['cho', 'han']) bets.push(await place(player, side))
    await table.playOn()
  }
})
afterAll(async () => {
  await table.close()
  await database.close()
})

async function place(token: string, side: string): Promise<string> {
  const { number } = await newestRound(table)
  const { reply, status } = await bet(table.arcade, { token, number, choice: { [side]: 1000 } })
  expect(status).toBe(200)
  return reply.bet.id
}
const proofOf = (roundId: string, token = player) => call(table.arcade, 'proof', { token, roundId })
/** For the page, and for the example: the rules are those of cho-han, and so is the game for a program that has only the proof. */
const holds = async (proof: GameReply<'proof'>) => {
  const { holds: onPage } = await verifyRound(coinTitle, { ...proof, serverSeed: proof.serverSeed ?? '' })
  return [onPage, aloneText({ ...proof, round: { ...proof.round, gameCode: 'cho-han' } }).code]
}

test('every bet is proved by its player’s own device and by a program with none of our code, also one with play money', async () => {
  for (const [at, id] of bets.entries()) {
    const { reply } = await proofOf(id)
    expect(reply.shared).toMatchObject({
      tableId: 'coin',
      number: 1 + Math.floor(at / 2),
      link: 1 + Math.floor(at / 2),
    })
    expect([reply.round.status, ...(await holds(reply))]).toEqual(['settled', true, 0])
  }
  const { reply } = await proofOf(demoBet, demo)
  expect(reply.shared).toMatchObject({ forFun: true, bet: null })
  expect(await holds(reply)).toEqual([true, 0])
  expect((await proofOf(bets[0] ?? '', demo)).refusal).toBe('NOT_FOUND')
})

test('the seed of each round commits to that of the next, and the chain was public before the first', async () => {
  const { reply } = await call(table.arcade, 'tableChains', { token: player })
  const proofs = await Promise.all([0, 2, 4].map(async (at) => (await proofOf(bets[at] ?? '')).reply))
  expect(proofs[0]?.commitment).toBe(reply.chains[0]?.publishedEnd)
  expect(proofs[1]?.commitment).toBe(proofs[0]?.serverSeed)
  expect(proofs[2]?.commitment).toBe(proofs[1]?.serverSeed)
})

test('a round that is open has no proof, and one that is void after the lock proves what it would have paid', async () => {
  const id = await place(player, 'cho')
  expect((await proofOf(id)).refusal).toBe('NOT_FOUND')
  table.signer.isAway = true
  await pass(table, 28_000)
  await table.server.tables.pay()
  expect((await newestRound(table)).state).toBe('void')
  expect((await proofOf(id)).refusal).toBe('NOT_FOUND')
  table.signer.isAway = false
  while ((await newestRound(table)).state !== 'open') {
    await pass(table, 2_000)
    await table.answered()
  }
  const { reply } = await proofOf(id)
  expect(reply.round).toMatchObject({ status: 'cancelled', win: 0, events: [] })
  expect(reply.shared?.bet).toMatchObject({ index: 0, size: 1 })
  expect(await holds(reply)).toEqual([true, 0])
})

const audit = (db: Parameters<typeof auditRounds>[0]) =>
  auditRounds(db, { titles: [coinTitle], rounds: 1000, salt: 'test', only: null })

/** Runs the audit after a change that is taken back. */
async function afterChange(change: (tx: Tx) => Promise<unknown>): Promise<{ text: string; code: number }> {
  const undo = new Error('taken back')
  let found: { text: string; code: number } | undefined
  await database.ownerDb
    .transaction(async (tx) => {
      await change(tx)
      found = auditText(await audit(within(database.ownerDb, tx)), { salt: 'test' })
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
  if (!found) throw new Error('the audit has run')
  return found
}

test('an audit plays every round of a table again with its bets, and counts voids', async () => {
  const report = await audit(database.db)
  expect(report.findings).toEqual([])
  expect(report.tables).toMatchObject([
    {
      tableId: 'coin',
      audited: 6,
      wrong: 0,
      voids: 1,
      voidsWithoutShare: 0,
      wins: { rounds: 6 },
      voidWins: { rounds: 1 },
    },
  ])
  const { text, code } = auditText(report, { salt: 'test' })
  expect(code).toBe(0)
  expect(text).toContain('table coin (coin)')
})

const round = (set: string) => (tx: Tx) => tx.query(`update arcade.table_rounds set ${set} where number = 3`)
test.each<[string, (tx: Tx) => Promise<unknown>, RegExp]>([
  [
    'a round that is gone',
    async (tx) => {
      await tx.query('delete from arcade.table_bets where number = 3')
      await tx.query('delete from arcade.table_rounds where number = 3')
    },
    /no round of a table is missing[\s\S]*each round takes the next link/,
  ],
  ['another seed', round(`server_seed = repeat('a', 64)`), /the commitment matches its server seed/],
  ['another commitment', round(`commitment = repeat('a', 64)`), /the seed of a round commits to that of the next/],
  ['another link', round('link = 17'), /each round takes the next link/],
  [
    'a seed that was shown before the lock',
    round(`shown_at = locks_at - interval '1 minute'`),
    /shown after bets are closed/,
  ],
  ['another root', round(`bets_root = repeat('a', 64)`), /its second share is not that/],
  [
    'another share',
    round(`second_share = jsonb_set(second_share, '{share}', to_jsonb(repeat('a', 64)))`),
    /its second share is not that/,
  ],
  ['other events', round(`events = '[]'`), /its events are others/],
  [
    'a bet that is gone',
    (tx) => tx.query(`delete from arcade.table_bets where number = 3 and choice ? 'cho'`),
    /its 1 bets are not those that its root was made of/,
  ],
  ['another win', (tx) => tx.query('update arcade.table_bets set win = win + 1 where number = 3'), /by its seeds/],
  [
    'another stake',
    (tx) =>
      tx.query(`update arcade.table_bets set stake = 500, choice = '{"cho": 500}' where number = 3 and choice ? 'cho'`),
    /are not those that its root was made of/,
  ],
  [
    'a chain that was committed to afterwards',
    (tx) => tx.query(`update arcade.table_chains set committed_at = committed_at + interval '1 hour'`),
    /a chain is committed to before it is used/,
  ],
  [
    'another signer',
    (tx) => tx.query(`update arcade.table_chains set signer = repeat('a', 64)`),
    /its second share is not that/,
  ],
])('the audit finds %s', async (_, change, finding) => {
  const { text, code } = await afterChange(change)
  expect(text).toMatch(finding)
  expect(code).toBe(1)
})

test('when the key of the signer is lost, the open round is void and the table goes on with another chain and key', async () => {
  const { number } = await newestRound(table)
  const id = await place(player, 'cho')
  await table.loseKey()
  await pass(table, 28_000)
  await table.server.tables.pay()
  for (let tries = 0; tries < 20 && (await newestRound(table)).state !== 'open'; tries++) {
    await pass(table, 2_000)
    await table.answered()
  }
  expect(await newestRound(table)).toMatchObject({ number: number + 1, state: 'open', chain: 2, link: 1 })
  expect((await proofOf(id)).refusal).toBe('NOT_FOUND')
  const after = await place(player, 'han')
  await table.playOn()
  const { reply } = await proofOf(after)
  expect([reply.shared?.chain.chain, ...(await holds(reply))]).toEqual([2, true, 0])
  const report = await audit(database.db)
  expect([report.findings, report.tables[0]?.voids, report.tables[0]?.voidsWithoutShare]).toEqual([[], 2, 1])
})

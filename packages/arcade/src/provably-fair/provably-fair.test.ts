import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  call,
  openArcade,
  openDemo,
  openReal,
  press,
  spin,
  sweepUntilQuiet,
  type TestArcade,
} from '../arcade.fixture.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import { commitmentTo } from '../rng/seed-stream.ts'
import { act, cashOut, openCell, openDig } from '../rounds/staged.fixture.ts'
import { title as hotSpringDig } from '../titles/hot-spring-dig/index.ts'
import { title as lanternRiver } from '../titles/lantern-river/index.ts'
import { type RoundProof, rulesHashOf, verifyRound } from './verify.ts'
import { verifySeed } from './verify-proof.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(() => arcade.close())

async function proofOf(token: string, roundId: string): Promise<RoundProof> {
  const { reply } = await call(arcade, 'proof', { token, roundId })
  const { serverSeed } = reply
  if (serverSeed === null) throw new Error('not revealed')
  return { ...reply, serverSeed }
}

const rotate = (token: string, clientSeed = 'my-own-seed') =>
  call(arcade, 'rotateSeeds', { token, body: { clientSeed } })

test('every round, also with free spins, can be recomputed from its seeds', async () => {
  const { sessionToken } = await openDemo(arcade)
  const ids: string[] = []
  let freeSpins = false
  for (let rounds = 0; rounds < 25 || (!freeSpins && rounds < 1500); rounds++) {
    const { reply } = await spin(arcade, sessionToken, 20)
    freeSpins ||= reply.round.events.some(({ type }) => type === 'freeSpin')
    if (rounds < 25 || freeSpins) ids.push(reply.round.id)
  }
  await rotate(sessionToken)
  for (const id of ids) {
    const proof = await proofOf(sessionToken, id)
    const verdict = await verifyRound(lanternRiver, proof)
    expect(verdict).toMatchObject({ holds: true, played: true })
    expect(verdict.recomputed?.events).toEqual(proof.round.events)
  }
  expect(freeSpins).toBe(true)
})

test('a round with a choice and actions can be recomputed, also one that the server ended', async () => {
  const { token, roundId, safe } = await openDig(arcade)
  await act(arcade, { token, roundId }, 0, openCell(safe[0] ?? 0))
  await act(arcade, { token, roundId }, 1, cashOut)
  const timedOut = await openDig(arcade, token)
  arcade.clock.advance({ hours: 25 })
  await sweepUntilQuiet(arcade)
  const { sessionToken } = await openReal(arcade, 'hot-spring-dig')
  await rotate(sessionToken)
  for (const id of [roundId, timedOut.roundId]) {
    const proof = await proofOf(sessionToken, id)
    const holds = { holds: true, played: true }
    expect(await verifyRound(hotSpringDig, proof)).toMatchObject(holds)
    for (const changed of [{ choice: { hazards: 4 } }, { actions: [openCell(safe[1] ?? 0), cashOut] }])
      expect((await verifyRound(hotSpringDig, { ...proof, round: { ...proof.round, ...changed } })).eventsHold).toBe(
        false,
      )
  }
})

test('anyone can verify a round that the operator shows, in free play too, and nobody one that it does not', async () => {
  const { sessionToken } = await openReal(arcade)
  const { id } = (await spin(arcade, sessionToken, 20)).reply.round
  await rotate(sessionToken)
  const visitor = (await openDemo(arcade)).sessionToken
  expect((await call(arcade, 'proof', { token: visitor, roundId: id })).refusal).toBe('NOT_FOUND')
  arcade.operator.show(id, 'ply_1')
  expect(await verifyRound(lanternRiver, await proofOf(visitor, id))).toMatchObject({ holds: true, played: true })
})

test('a manipulated proof is detected', async () => {
  const { sessionToken } = await openReal(arcade)
  const { reply } = await spin(arcade, sessionToken)
  await rotate(sessionToken)
  const proof = await proofOf(sessionToken, reply.round.id)
  expect((await verifyRound(lanternRiver, { ...proof, serverSeed: 'b'.repeat(64) })).commitmentHolds).toBe(false)
  expect(
    (await verifyRound(lanternRiver, { ...proof, round: { ...proof.round, nonce: proof.round.nonce + 1 } })).eventsHold,
  ).toBe(false)
  expect((await verifyRound(lanternRiver, { ...proof, clientSeed: 'another' })).eventsHold).toBe(false)
  expect((await verifyRound(lanternRiver, { ...proof, tableHash: 'c'.repeat(64) })).tableHolds).toBe(false)
})

test('the server seed is secret until its rotation, and matches its commitment', async () => {
  const { sessionToken, seeds } = await openReal(arcade)
  const { reply: played } = await spin(arcade, sessionToken)
  expect((await call(arcade, 'proof', { token: sessionToken, roundId: played.round.id })).reply.serverSeed).toBeNull()
  const { reply } = await rotate(sessionToken)
  expect(commitmentTo(reply.revealed.serverSeed)).toBe(seeds.commitment)
  expect(reply.revealed).toMatchObject({ commitment: seeds.commitment, clientSeed: seeds.clientSeed, rounds: 1 })
  expect((await call(arcade, 'rounds', { token: sessionToken })).reply.rounds).toMatchObject([{ revealed: true }])
})

test('the new server seed was committed to before the player chose the client seed', async () => {
  const { sessionToken, seeds } = await openReal(arcade)
  const { reply: first } = await rotate(sessionToken, 'chosen-now')
  expect(first.seeds).toMatchObject({ commitment: seeds.nextCommitment, clientSeed: 'chosen-now', nextNonce: 0 })
  const { reply: second } = await rotate(sessionToken, 'chosen-later')
  expect(commitmentTo(second.revealed.serverSeed)).toBe(seeds.nextCommitment)
  expect(second.seeds.commitment).toBe(first.seeds.nextCommitment)
})

test('a player sees the commitment first and chooses the client seed for it; a commitment that is no longer the next one changes nothing', async () => {
  const { sessionToken: token } = await openReal(arcade)
  const { reply: before } = await call(arcade, 'seeds', { token })
  expect(before.openIn).toBeNull()
  const { nextCommitment } = before.seeds
  const change = (clientSeed: string) => call(arcade, 'rotateSeeds', { token, body: { clientSeed, nextCommitment } })
  expect((await change('seen-it')).reply.seeds).toMatchObject({ commitment: nextCommitment, clientSeed: 'seen-it' })
  expect(await change('seen-late')).toMatchObject({ status: 409, refusal: 'SEEDS_CHANGED' })
  const { reply: after } = await call(arcade, 'seeds', { token })
  expect(after.seeds).toMatchObject({ commitment: nextCommitment, clientSeed: 'seen-it', nextNonce: 0 })
  expect(after.seeds.nextCommitment).not.toBe(nextCommitment)
})

test('no seed is revealed while a round drawn from it is open', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.fail('round', 'lostRequest')
  arcade.operator.fail('rollback', 'lostRequest')
  await spin(arcade, sessionToken)
  expect(await rotate(sessionToken)).toMatchObject({ status: 409, refusal: 'ROUND_OPEN' })
  await sweepUntilQuiet(arcade)
  expect((await rotate(sessionToken)).status).toBe(200)
})

test('concurrent rounds and rotations: every round has its own nonce under one revealed pair', async () => {
  const { sessionToken } = await openReal(arcade)
  for (let turn = 0; turn < 8; turn++) {
    arcade.clock.advance({ milliseconds: 2500 })
    const replies = await Promise.all([
      call(arcade, 'playRound', { token: sessionToken, body: press(20) }),
      rotate(sessionToken, `turn-${turn}`),
      rotate(sessionToken, `turn-${turn}-again`),
    ])
    expect(replies.every(({ status }) => status < 500)).toBe(true)
  }
  await rotate(sessionToken)
  const { reply } = await call(arcade, 'rounds', { token: sessionToken })
  expect(reply.rounds.length).toBeGreaterThan(0)
  for (const { id } of reply.rounds)
    expect(await verifyRound(lanternRiver, await proofOf(sessionToken, id))).toMatchObject({ eventsHold: true })
})

test('a player cannot read or mark a round of another player', async () => {
  const { sessionToken } = await openReal(arcade)
  const { reply } = await spin(arcade, sessionToken)
  const { sessionToken: stranger } = await openDemo(arcade)
  expect(await call(arcade, 'proof', { token: stranger, roundId: reply.round.id })).toMatchObject({
    refusal: 'NOT_FOUND',
  })
  expect(await call(arcade, 'roundShown', { token: stranger, roundId: reply.round.id })).toMatchObject({
    refusal: 'NOT_FOUND',
  })
  expect((await call(arcade, 'rounds', { token: stranger })).reply.rounds).toEqual([])
})

test('the browser computes the same hash of the rules as the server', async () => {
  expect(await rulesHashOf(lanternRiver.current)).toBe(rulesHash(lanternRiver.current))
})

test('an operator that refuses winners is caught: each refused round keeps its nonce, and the tally of the seeds says what it kept', async () => {
  arcade.operator.refuseWinners()
  const { sessionToken, seeds } = await openReal(arcade)
  for (let rounds = 0; rounds < 60; rounds++) await spin(arcade, sessionToken, 100)
  const inUse = await call(arcade, 'seedRounds', { token: sessionToken, commitment: seeds.commitment })
  expect(inUse.refusal).toBe('NOT_FOUND')
  await rotate(sessionToken)
  const { reply } = await call(arcade, 'seedRounds', { token: sessionToken, commitment: seeds.commitment })
  expect(reply.rounds.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 60 }, (_, nonce) => nonce))
  const found = await verifySeed([reply])
  const refused = reply.rounds.filter(({ status }) => status === 'refused')
  expect(found).toMatchObject({ holds: true, rounds: 60, missingNonces: [], wrongNonces: [] })
  expect(found.unplayed.map(({ nonce }) => nonce)).toEqual(refused.map(({ nonce }) => nonce))
  expect(found.unplayed.length).toBeGreaterThan(5)
  expect(found.unplayed.every(({ wouldHavePaid }) => (wouldHavePaid ?? 0) > 0)).toBe(true)
  expect(found.tally.stakes).toBe(100 * found.unplayed.length)
  expect(found.tally.wouldHavePaid).toBe(
    found.unplayed.reduce((sum, { wouldHavePaid }) => sum + (wouldHavePaid ?? 0), 0),
  )
  expect(found.tally.expected / found.tally.stakes).toBeCloseTo(0.962, 3)
  // the page of one of them says the same
  const proof = await proofOf(sessionToken, refused[0]?.id ?? '')
  const { recomputed, ...verdict } = await verifyRound(lanternRiver, proof)
  expect(verdict).toMatchObject({ holds: true, played: false })
  expect(recomputed?.win).toBe(found.unplayed[0]?.wouldHavePaid)
  // a round that is left out, or whose win is changed, shows
  const without = { ...reply, rounds: reply.rounds.filter(({ nonce }) => nonce !== 7) }
  expect(await verifySeed([without])).toMatchObject({ holds: false, missingNonces: [7] })
  const changed = {
    ...reply,
    rounds: reply.rounds.map((round) => (round.nonce === 9 ? { ...round, win: round.win + 20 } : round)),
  }
  expect(await verifySeed([changed])).toMatchObject({ holds: false, wrongNonces: [9] })
})

test('the rounds of a pair come in pages, of all games, and only to their player', async () => {
  const { sessionToken, seeds } = await openReal(arcade)
  for (let rounds = 0; rounds < 203; rounds++) await spin(arcade, sessionToken, 20)
  await rotate(sessionToken)
  const page = (token: string, query = '') => call(arcade, 'seedRounds', { token, commitment: seeds.commitment, query })
  const first = (await page(sessionToken)).reply
  const second = (await page(sessionToken, `?fromNonce=${first.nextNonce}`)).reply
  expect([first.rounds.length, first.nextNonce, second.rounds.length, second.nextNonce]).toEqual([200, 200, 3, null])
  expect(await verifySeed([first, second])).toMatchObject({ holds: true, rounds: 203 })
  const { sessionToken: stranger } = await openDemo(arcade)
  expect((await page(stranger)).refusal).toBe('NOT_FOUND')
})

test('the first client seed is the player’s, chosen once, after the commitment and before the first round', async () => {
  const { sessionToken: token, seeds } = await openReal(arcade)
  expect(seeds.clientSeed).toMatch(/^server\./)
  const choose = (clientSeed: string) => call(arcade, 'chooseSeed', { token, body: { clientSeed } })
  expect((await choose('server.mine')).refusal).toBe('FIELD_INVALID')
  expect((await choose('mine')).reply.seeds).toEqual({ ...seeds, clientSeed: 'mine' })
  expect((await choose('another')).reply.seeds.clientSeed).toBe('mine')
  const { reply } = await spin(arcade, token)
  await rotate(token, 'next')
  expect((await choose('too-late')).reply.seeds.clientSeed).toBe('next')
  const proof = await proofOf(token, reply.round.id)
  expect(proof.clientSeed).toBe('mine')
  expect(await verifyRound(lanternRiver, proof)).toMatchObject({ holds: true })
})

test('after the first round the client seed of its pair stays', async () => {
  const { sessionToken: token, seeds } = await openReal(arcade)
  await spin(arcade, token)
  const { reply } = await call(arcade, 'chooseSeed', { token, body: { clientSeed: 'late' } })
  expect(reply.seeds).toMatchObject({ clientSeed: seeds.clientSeed, nextNonce: 1 })
})

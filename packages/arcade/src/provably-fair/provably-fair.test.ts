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

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(() => arcade.close())

async function proofOf(token: string, roundId: string): Promise<RoundProof> {
  const { reply } = await call(arcade, 'proof', { token, roundId })
  const { serverSeed } = reply
  if (serverSeed === null) throw new Error('not revealed')
  const { nonce, stake, choice, actions, events } = reply.round
  return { ...reply, serverSeed, nonce, stake, choice, actions, events }
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
    expect(verdict).toMatchObject({ commitmentHolds: true, tableHolds: true, eventsHold: true })
    expect(verdict.recomputed?.events).toEqual(proof.events)
  }
  expect(freeSpins).toBe(true)
}, 60_000)

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
    const holds = { commitmentHolds: true, tableHolds: true, eventsHold: true }
    expect(await verifyRound(hotSpringDig, proof)).toMatchObject(holds)
    for (const changed of [{ choice: { hazards: 4 } }, { actions: [openCell(safe[1] ?? 0), cashOut] }])
      expect((await verifyRound(hotSpringDig, { ...proof, ...changed })).eventsHold).toBe(false)
  }
})

test('a manipulated proof is detected', async () => {
  const { sessionToken } = await openReal(arcade)
  const { reply } = await spin(arcade, sessionToken)
  await rotate(sessionToken)
  const proof = await proofOf(sessionToken, reply.round.id)
  expect((await verifyRound(lanternRiver, { ...proof, serverSeed: 'b'.repeat(64) })).commitmentHolds).toBe(false)
  expect((await verifyRound(lanternRiver, { ...proof, nonce: proof.nonce + 1 })).eventsHold).toBe(false)
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

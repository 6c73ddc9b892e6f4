import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rulesHash } from '@andon/arcade/engines/rules-hash'
import type { GameReply } from '@andon/arcade/game-api'
import { commitmentTo, drawsOf } from '@andon/arcade/rng/seed-stream'
import { titles } from '@andon/arcade/titles/index'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'client', nonce: 7 }
const verify = (proof: unknown) =>
  spawnSync(process.execPath, [join(root, 'tools/verify-round.ts')], {
    input: JSON.stringify(proof),
    encoding: 'utf8',
  })

/** A round of the game with its proof; where the game waits for its player, the server's default actions end it. */
function proofOf(gameCode: string): GameReply<'proof'> {
  const title = titles.find((one) => one.gameCode === gameCode)
  if (!title) throw new Error(`no game ${gameCode}`)
  const choice = title.current.display.engine === 'instant' ? { hazards: 3 } : null
  const stake = title.stakesIn.JPY.defaultStake
  const actions: unknown[] = []
  const replay = () => title.current.replay({ draws: drawsOf(seeds), stake, choice, actions })
  let played = replay()
  while (played?.win === null && actions.length < 100) {
    actions.push(played.defaultAction)
    played = replay()
  }
  const win = played?.win ?? null
  if (!played || win === null) throw new Error('the round does not end')
  const commitment = commitmentTo(seeds.serverSeed)
  const state = {
    status: 'settled',
    refusal: null,
    free: false,
    currency: 'JPY',
    startedAt: '2026-01-01T00:00:00Z',
  } as const
  const round = { id: `rnd_${'0'.repeat(26)}`, gameCode, stake, win, commitment, choice, actions, nonce: seeds.nonce }
  return {
    success: true,
    round: { ...round, ...state, events: [...played.events] },
    tableHash: rulesHash(title.current),
    commitment,
    committedAt: state.startedAt,
    clientSeed: seeds.clientSeed,
    serverSeed: seeds.serverSeed,
  }
}

test.each(titles.map(({ gameCode }) => gameCode))('a round of %s is verified from its proof', (gameCode) => {
  expect(verify(proofOf(gameCode))).toMatchObject({ status: 0, stderr: '' })
})

test('a proof with another seed fails, and one without a seed cannot be verified', () => {
  const proof = proofOf('lantern-river')
  expect(verify({ ...proof, serverSeed: 'b'.repeat(64) })).toMatchObject({ status: 1 })
  expect(verify({ ...proof, serverSeed: null })).toMatchObject({ status: 2 })
  expect(verify({ ...proof, round: { ...proof.round, gameCode: 'unknown-game' } })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no game unknown-game'),
  })
})

import { rulesHash } from '@andon/arcade/engines/rules-hash'
import type { GameReply } from '@andon/arcade/game-api'
import { commitmentTo } from '@andon/arcade/rng/seed-stream'
import { titles } from '@andon/arcade/titles/index'
import { playSample } from '@andon/arcade/titles/sample-round.fixture'

export type Proof = GameReply<'proof'>

const seedPair = { serverSeed: 'a'.repeat(64), clientSeed: 'client' }

/** A round of the game with its proof; where the game waits for its player, the server's default actions end it. */
export function proofOf(gameCode: string, nonce = 7, { actsAtMost = 0 } = {}): Proof {
  const seeds = { ...seedPair, nonce }
  const title = titles.find((one) => one.gameCode === gameCode)
  if (!title) throw new Error(`no game ${gameCode}`)
  const { steps, furtherStakes, ...played } = playSample(title, { ...seeds, actsAtMost })
  const commitment = commitmentTo(seeds.serverSeed)
  const state = {
    status: 'settled',
    refusal: null,
    free: false,
    furtherStaked: furtherStakes.reduce((sum, one) => sum + one, 0),
    currency: 'JPY',
    startedAt: '2026-01-01T00:00:00Z',
  } as const
  const round = { ...played, id: `rnd_${'0'.repeat(26)}`, gameCode, commitment, nonce: seeds.nonce }
  return {
    success: true,
    round: { ...round, ...state, actions: [...played.actions], events: steps.flat() },
    tableHash: rulesHash(title.current),
    rules: { ...title.current.rules },
    commitment,
    committedAt: state.startedAt,
    clientSeed: seeds.clientSeed,
    serverSeed: seeds.serverSeed,
  }
}

/** The proof of the round with the most events among many: with free spins, respins, bonus games. */
export function eventfulProofOf(gameCode: string): Proof {
  const proofs = Array.from({ length: 400 }, (_, nonce) => proofOf(gameCode, nonce))
  return proofs.reduce((most, proof) => (proof.round.events.length > most.round.events.length ? proof : most))
}

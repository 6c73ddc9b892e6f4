import { rulesHash } from '@andon/arcade/engines/rules-hash'
import type { GameReply } from '@andon/arcade/game-api'
import { commitmentTo } from '@andon/arcade/rng/seed-stream'
import { titles } from '@andon/arcade/titles/index'
import { playSample } from '@andon/arcade/titles/sample-round.fixture'
import type { Title } from '@andon/arcade/titles/title'
import { shareRound } from './shared-round.fixture.ts'

export type Proof = GameReply<'proof'>

const roundId = `rnd_${'0'.repeat(26)}`
const seedPair = { serverSeed: 'a'.repeat(64), clientSeed: 'client' }

/** A round of the game with its proof; where the game waits for its player, the server's default actions end it. */
export function proofOf(gameCode: string, nonce = 7, { actsAtMost = 0 } = {}): Proof {
  const title = titles.find((one) => one.gameCode === gameCode)
  if (!title) throw new Error(`no game ${gameCode}`)
  return title.shared
    ? sharedProofOf(gameCode, nonce, { actsAtMost })
    : ownProofOf(title, { ...seedPair, nonce, actsAtMost })
}

function ownProofOf(
  title: Title,
  { actsAtMost, ...seeds }: { serverSeed: string; clientSeed: string; nonce: number; actsAtMost: number },
): Proof {
  const { gameCode } = title
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
  const byRules = !title.shared && played.actions.some((action) => !title.current.offersAction(action))
  const round = { ...played, id: roundId, gameCode, commitment, nonce: seeds.nonce }
  return {
    success: true,
    round: {
      ...round,
      ...state,
      actions: [...played.actions],
      events: steps.flat(),
      ...(byRules && { finishedByRules: true }),
    },
    tableHash: rulesHash(title.current),
    rules: { ...title.current.rules },
    commitment,
    committedAt: state.startedAt,
    clientSeed: seeds.clientSeed,
    serverSeed: seeds.serverSeed,
  }
}

/** A bet on a shared round of the game with its proof: the first of three bets, in the round with this number, on a chain of twenty seeds. */
export function sharedProofOf(gameCode: string, nonce = 7, { actsAtMost = 0 } = {}): Proof {
  const title = titles.find((one) => one.gameCode === gameCode)
  if (!title) throw new Error(`no game ${gameCode}`)
  const number = Math.max(1, nonce)
  const laid = playSample(title, { ...seedPair, nonce: number, actsAtMost: 0 })
  const { serverSeed, clientSeed, shared } = shareRound({ id: roundId, stake: laid.stake, choice: laid.choice }, number)
  return { ...ownProofOf(title, { serverSeed, clientSeed, nonce: number, actsAtMost }), shared }
}

/** The proof of the round with the most events among many: with free spins, respins, bonus games. */
export function eventfulProofOf(gameCode: string): Proof {
  const isShared = titles.some((title) => title.gameCode === gameCode && title.shared)
  const proofs = Array.from({ length: isShared ? 40 : 400 }, (_, nonce) => proofOf(gameCode, nonce))
  return proofs.reduce((most, proof) => (proof.round.events.length > most.round.events.length ? proof : most))
}

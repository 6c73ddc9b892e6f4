import * as v from 'valibot'
import { gameApi, type Round } from '../game-api.ts'
import { titles } from '../titles/index.ts'
import type { Title } from '../titles/title.ts'
import { type SeedVerification, tallySeed } from './tally-seed.ts'
import { type Verification, verifyRound } from './verify.ts'

/**
 * Verifies a round of any game from the reply of `GET /arcade/rounds/:id/proof`. Throws for something else, for an unknown game, and while the server seed is
 * still in use.
 */
export async function verifyProof(
  reply: unknown,
  options: { readonly mostLinks?: number } = {},
): Promise<Verification & { readonly round: Round }> {
  const { serverSeed, ...proof } = v.parse(gameApi.proof.reply, reply)
  const { round } = proof
  if (serverSeed === null)
    throw new Error('the server seed is still in use; change the seeds, and read the proof again')
  return { ...(await verifyRound(titleOf(round.gameCode), { ...proof, serverSeed }, options)), round }
}

/**
 * Verifies all rounds of a pair of seeds from the pages of `GET /arcade/seeds/:commitment/rounds`: each win, that no nonce is missing or double, and what the rounds whose
 * stake was not taken would have paid. Throws for something else, and for an unknown game.
 */
export async function verifySeed(replies: readonly unknown[]): Promise<SeedVerification> {
  const pages = replies.map((reply) => v.parse(gameApi.seedRounds.reply, reply))
  const [first] = pages
  if (!first) throw new Error('no rounds of a seed')
  const rounds = pages.flatMap((page) => page.rounds)
  const one = pages.every(({ commitment, serverSeed, clientSeed, count }) =>
    [
      commitment === first.commitment,
      serverSeed === first.serverSeed,
      clientSeed === first.clientSeed,
      count === first.count,
    ].every(Boolean),
  )
  return tallySeed({ ...first, rounds }, { titleOf: async (gameCode) => titleOf(gameCode), oneSeed: one })
}

function titleOf(gameCode: string): Title {
  const title = titles.find((known) => known.gameCode === gameCode)
  if (!title) throw new Error(`no game ${gameCode} in this program`)
  return title
}

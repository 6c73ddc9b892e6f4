import { assert } from '@andon/platform/assert'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply } from '../game-api.ts'
import { findSeeds } from '../store/seeds.ts'
import { gameWithOpenRound } from '../store/staged-rounds.ts'

/** Before the choice of a client seed, shows the commitment to the server seed that it will be used with, and the game whose round keeps the present seeds. */
export async function showSeeds(deps: Deps, { sessionToken }: { sessionToken: string }): Promise<GameReply<'seeds'>> {
  const { owner } = await authorise(deps, sessionToken)
  const seeds = await findSeeds(deps.db, owner)
  assert(seeds, 'every owner has seeds')
  const { commitment, clientSeed, nextNonce, nextCommitment } = seeds
  const gameCode = await gameWithOpenRound(deps.db, { owner, seedId: seeds.id })
  return {
    success: true,
    seeds: { commitment, clientSeed, nextNonce, nextCommitment },
    openIn: gameCode === null ? null : { gameCode, name: deps.titles.of(gameCode).name },
  }
}

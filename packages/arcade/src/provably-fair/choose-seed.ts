import { assert } from '@andon/platform/assert'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { chooseFirstSeed, findSeeds } from '../store/seeds.ts'

/** Replaces the client seed that the server drew for the player's first pair by one of the player's device, which has seen the commitment. Only before the first round. */
export async function chooseSeed(
  deps: Deps,
  { sessionToken, clientSeed }: { sessionToken: string } & GameRequest<'chooseSeed'>,
): Promise<GameReply<'chooseSeed'>> {
  const { owner } = await authorise(deps, sessionToken)
  await chooseFirstSeed(deps.db, { owner, clientSeed })
  const seeds = await findSeeds(deps.db, owner)
  assert(seeds, 'every owner has seeds')
  const { commitment, nextNonce, nextCommitment } = seeds
  return { success: true, seeds: { commitment, clientSeed: seeds.clientSeed, nextNonce, nextCommitment } }
}

import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { activateNextSeed, findSeeds, revealSeed } from '../store/seeds.ts'
import { newSeed } from './new-seed.ts'

/**
 * Ends the pair in use and reveals its server seed. Activates the server seed that was committed to before, with the client seed chosen now: neither side
 * could know the other's seed when it chose its own.
 */
export async function rotateSeeds(
  deps: Deps,
  { sessionToken, clientSeed }: { sessionToken: string } & GameRequest<'rotateSeeds'>,
): Promise<GameReply<'rotateSeeds'>> {
  const { owner } = await authorise(deps, sessionToken)
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const old = await findSeeds(tx, owner)
    assert(old, 'every owner has seeds')
    if (!(await revealSeed(tx, { ...old, at }))) throw new Refusal('ROUND_OPEN')
    const next = newSeed(deps)
    await activateNextSeed(tx, { ...old, owner, clientSeed, next, at })
    return {
      success: true,
      revealed: {
        commitment: old.commitment,
        serverSeed: old.serverSeed,
        clientSeed: old.clientSeed,
        rounds: old.nextNonce,
      },
      seeds: { commitment: old.nextCommitment, clientSeed, nextNonce: 0, nextCommitment: next.commitment },
    }
  })
}

import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import type { Tx } from '@andon/platform/sql'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { activateNextSeed, findSeeds, revealSeed } from '../store/seeds.ts'
import { gameWithOpenRound } from '../store/staged-rounds.ts'
import { newSeed } from './new-seed.ts'
import { stateRaceSeeds } from './state-race-seeds.ts'

/**
 * Ends the pair in use and reveals its server seed. Activates the server seed that was committed to before, with the client seed chosen now: neither side
 * could know the other's seed when it chose its own.
 */
export async function rotateSeeds(
  deps: Deps,
  { sessionToken, clientSeed, nextCommitment }: { sessionToken: string } & GameRequest<'rotateSeeds'>,
): Promise<GameReply<'rotateSeeds'>> {
  const { owner, chips } = await authorise(deps, sessionToken)
  if (chips) await stateRaceSeeds(deps, { owner })
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const old = await findSeeds(tx, owner)
    assert(old, 'every owner has seeds')
    if (nextCommitment !== undefined && nextCommitment !== old.nextCommitment) throw new Refusal('SEEDS_CHANGED')
    if (!(await revealSeed(tx, { ...old, owner, at }))) throw await roundOpen(deps, tx, { owner, seedId: old.id })
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

/** Seeds are shared by all games, so the player is told in which one the round is open, by its name in each language. None is if a round started and ended in the meantime. */
async function roundOpen({ titles }: Deps, tx: Tx, seeds: { owner: string; seedId: string }): Promise<Refusal> {
  const gameCode = await gameWithOpenRound(tx, seeds)
  return new Refusal('ROUND_OPEN', {
    message: 'A round drawn from these seeds is open, and revealing them would reveal its outcome; finish it first',
    ...(gameCode !== null && { params: { gameCode, ...titles.of(gameCode).name } }),
  })
}

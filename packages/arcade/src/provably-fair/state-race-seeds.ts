import { Refusal } from '@andon/contract'
import { assert } from '@andon/platform/assert'
import type { Deps } from '../deps.ts'
import { insertRace } from '../store/races.ts'
import { findSeeds } from '../store/seeds.ts'

/** After the end of a race, for stakes that were under way, and for clocks that differ. */
const marginSeconds = 20

/**
 * States to the operator the commitments of the pair in use and of the next one, so that they are public before the first round drawn from either, and notes when the race ends. Throws
 * UNAVAILABLE where the operator does not answer. Of a race that has ended it states nothing: no round can be played in it.
 */
export async function stateRaceSeeds(deps: Deps, { owner }: { owner: string }): Promise<void> {
  const seeds = await findSeeds(deps.db, owner)
  assert(seeds, 'every owner has seeds')
  const commitments = [seeds.commitment, seeds.nextCommitment]
  const stated = await deps.operatorWallet.call('raceSeeds', { playerId: owner, commitments })
  if (stated.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  if (stated.outcome === 'refused') {
    deps.log.info({ why: stated.why }, 'the operator takes no seeds of this race')
    return
  }
  const endsAt = Temporal.Instant.fromEpochMilliseconds(stated.reply.endsAt)
  await insertRace(deps.db, { owner, endsAt, dueAt: endsAt.add({ seconds: marginSeconds }) })
}

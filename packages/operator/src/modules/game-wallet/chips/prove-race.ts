import { createHash } from 'node:crypto'
import type { WalletRequest } from '@andon/contract/wallet-api'
import { playerOf } from '@andon/platform/ids'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { ChipStack } from '../domain/chips.ts'
import { knownToSupplier } from '../store/sessions.ts'
import { accepted, refused, type WalletReply } from '../wallet-reply.ts'
import { lockStack, stackById } from './store.ts'
import { insertProof, insertSeeds, isStated, markProven, revealSeed, type SeedName } from './store-proofs.ts'

/**
 * Stores the hashes of seeds that a supplier will draw rounds of a stack from; one that is known keeps its instant. Refuses TOKEN_INVALID for a player of a
 * race that this supplier does not know, and MALFORMED once the race has ended.
 */
export async function stateRaceSeeds(
  { db, clock }: Runtime,
  supplier: string,
  { playerId: id, commitments }: WalletRequest<'raceSeeds'>,
): Promise<WalletReply> {
  const stack = await stackOfSupplier(db, { supplier, id })
  if (!stack) return refused('TOKEN_INVALID')
  const now = clock.now()
  if (hasEnded(stack, now)) return refused('MALFORMED', { field: 'playerId', message: 'This race has ended' })
  await insertSeeds(db, stack, { supplier, commitments, at: now })
  return accepted({ endsAt: stack.endsAt.epochMilliseconds })
}

/**
 * Stores revealed seeds with a part of their rounds, once. Refuses TOKEN_INVALID as above, and MALFORMED while the race takes stakes, for a commitment that was not stated
 * before, and for seeds that do not match it or differ from those stored.
 */
export async function saveRaceProof(
  { db, clock }: Runtime,
  supplier: string,
  { playerId: id, commitment, last, ...proof }: WalletRequest<'raceProof'>,
): Promise<WalletReply> {
  const known = await stackOfSupplier(db, { supplier, id })
  if (!known) return refused('TOKEN_INVALID')
  const now = clock.now()
  if (!hasEnded(known, now))
    return refused('MALFORMED', { field: 'playerId', message: 'This race has not ended: its seeds stay secret' })
  if (createHash('sha256').update(proof.serverSeed).digest('hex') !== commitment)
    return refused('MALFORMED', { field: 'serverSeed', message: 'The hash of this seed is not the commitment' })
  const name: SeedName = { playerId: known.playerId, stackId: known.id, supplier, commitment }
  return db.transaction(async (tx) => {
    await lockStack(tx, known)
    if (!(await isStated(tx, name)))
      return refused('MALFORMED', { field: 'commitment', message: 'This commitment was not stated before' })
    if (!(await revealSeed(tx, name, proof)))
      return refused('MALFORMED', { field: 'clientSeed', message: 'Other seeds were stated for this commitment' })
    await insertProof(tx, name, proof.rounds)
    if (last) await markProven(tx, known, now)
    return accepted({})
  })
}

const hasEnded = ({ endsAt }: ChipStack, now: Temporal.Instant) => Temporal.Instant.compare(now, endsAt) >= 0

async function stackOfSupplier(
  executor: Db | Tx,
  { supplier, id }: { supplier: string; id: string },
): Promise<ChipStack | undefined> {
  const playerId = playerOf(id)
  const stack = playerId === null ? undefined : await stackById(executor, { playerId, id })
  if (!stack) return undefined
  return (await knownToSupplier(executor, [{ supplier, playerId: stack.playerId }])).length > 0 ? stack : undefined
}

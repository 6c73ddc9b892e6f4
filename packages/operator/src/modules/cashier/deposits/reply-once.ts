import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import type { Deps } from '../deps.ts'
import { type Deposit, depositById, storedReply, storeReply } from '../store/deposits.ts'
import { checkIfDue } from './check-deposits.ts'
import { type Outcome, outcomeOf } from './deposit-view.ts'

const longestPauseMs = 200

/** Replies with the deposit's state and stores the reply, so that a repeated request gets the same one. */
export async function replyOnce({ db }: Deps, deposit: Deposit): Promise<Outcome> {
  return (await storeReply(db, { id: deposit.id, reply: outcomeOf(deposit) })) as Outcome // only outcomes are stored there
}

/**
 * The reply that the same request got before. If that request is still running, waits for it as long as it can take: a token, an authorisation and
 * a capture. If it ended without a reply, replies with the deposit's state now. A different request with the same key is refused.
 */
export async function repeatReply(deps: Deps, deposit: Deposit, requestHash: Buffer): Promise<Outcome> {
  if (!deposit.requestHash.equals(requestHash)) throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'idempotencyKey' })
  const longestMs = 3 * deps.supplierTimeoutMs
  const endsAt = deposit.changedAt.add({ milliseconds: longestMs })
  let pauseMs = 10
  for (let waitedMs = 0; waitedMs <= longestMs; waitedMs += pauseMs) {
    const kept = await storedReply(deps.db, deposit.id)
    if (kept !== null) return kept as Outcome // only outcomes are stored there
    if (Temporal.Instant.compare(deps.clock.now(), endsAt) > 0) break
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  return replyOnce(deps, await checkIfDue(deps, (await depositById(deps.db, deposit.id)) ?? deposit))
}

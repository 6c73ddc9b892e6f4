import { Refusal } from '@andon/contract'
import type { CaptureRefusalReason } from '@andon/contract/player-api/cashier-methods'
import { verificationRefusals } from '@andon/contract/verification-status'
import type { Tx } from '@andon/platform/sql'
import { creditedAmount } from './deposit-view.ts'
import type { Deps } from './deps.ts'
import { screenInstrument } from './screen-instrument.ts'
import { lifetimeDeposits } from './store/deposit-sums.ts'
import type { Deposit } from './store/deposits.ts'

/** Why a deposit may not be captured and credited now. */
export interface CaptureRefusal {
  readonly reason: CaptureRefusalReason
  /** For operators: the lock or limit that stops it, or the proof that is missing. */
  readonly details: object
}

/** Thrown when an operator wants to credit a deposit that may not be credited now. */
export class CreditRefused extends Error {
  readonly refusal: CaptureRefusal

  constructor(refusal: CaptureRefusal) {
    super(`the deposit may not be credited now: ${refusal.reason}`)
    this.refusal = refusal
  }
}

/**
 * May this deposit be captured, and credited, now? Null: yes. Asked before the supplier takes the money (drive-deposit.ts), and again in the transaction
 * that credits it (apply-event.ts), whoever reported the capture: between the two the player may have been locked. The caller holds the deposit's
 * row; this compares what is paid with first (exclusions), and takes the limits' row of the player (limits/index.ts), so a lock or a lower limit either precedes this decision or follows the commit.
 * `deposit` says what was learnt by now: `received` is what arrived, `cardId` or `accountId` what it was paid with, with the supplier's
 * fingerprint in that row.
 */
export async function decideCapture(deps: Deps, tx: Tx, deposit: Deposit): Promise<CaptureRefusal | null> {
  const { id: depositId, playerId, currency } = deposit
  await screenInstrument(deps, tx, deposit)
  const stop = await deps.limits.checkCapture(tx, { depositId, playerId, amount: creditedAmount(deposit), currency })
  if (stop) return { reason: stop.code, details: stop.params }
  return unverified(deps, tx, deposit)
}

/** Past the sum that the site sets, as when the deposit was opened. One that had come to nothing was not counted since. */
async function unverified(deps: Deps, tx: Tx, deposit: Deposit): Promise<CaptureRefusal | null> {
  const { id, playerId, site } = deposit
  const others = await lifetimeDeposits(tx, playerId, { except: id })
  if (others + creditedAmount(deposit) <= deps.siteRules(site).depositsBeforeVerification) return null
  try {
    await deps.verification.demandVerified(tx, playerId)
    return null
  } catch (error) {
    const code = error instanceof Refusal ? verificationRefusals.find((each) => each === error.code) : undefined
    if (code) return { reason: 'VERIFICATION_REQUIRED', details: { missing: code } }
    throw error
  }
}

import { Refusal } from '@andon/contract'
import type { CaptureRefusalReason } from '@andon/contract/player-api/cashier/methods'
import { verificationRefusals } from '@andon/contract/verification-status'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { screenInstrument } from '../instruments/screen-instrument.ts'
import { lifetimeDeposits } from '../store/deposit-sums.ts'
import type { Deposit } from '../store/deposits.ts'
import { creditedAmount } from './deposit-view.ts'

/** Why a deposit may not be captured and credited now. */
export interface CaptureRefusal {
  readonly reason: CaptureRefusalReason
  /** For operators: the lock or limit that stops it, or the missing proof. */
  readonly details: object
}

/** Thrown when an operator tries to credit a deposit that may not be credited now. */
export class CreditRefused extends Error {
  readonly refusal: CaptureRefusal

  constructor(refusal: CaptureRefusal) {
    super(`the deposit may not be credited now: ${refusal.reason}`)
    this.refusal = refusal
  }
}

/**
 * Why this deposit may not be captured and credited now; null if it may. Called before the supplier takes the money (drive-deposit.ts) and again in
 * the transaction that credits it (apply-event.ts), because the player may have been locked in between. The caller has locked the deposit's row. This
 * screens the card or account first (exclusions), then locks the player's row of the limits (limits/index.ts), so a lock or a lower limit either
 * precedes this decision or follows the commit. `deposit` must be up to date: `received` is the sum that arrived, `cardId` or `accountId` the
 * instrument, whose row holds the supplier's fingerprint.
 */
export async function decideCapture(deps: Deps, tx: Tx, deposit: Deposit): Promise<CaptureRefusal | null> {
  const { id: depositId, playerId, currency } = deposit
  await screenInstrument(deps, tx, deposit)
  const stop = await deps.limits.checkCapture(tx, { depositId, playerId, amount: creditedAmount(deposit), currency })
  if (stop) return { reason: stop.code, details: stop.params }
  return unverified(deps, tx, deposit)
}

/** The check of open-deposit.ts again: a deposit that had failed in between was not counted towards the site's sum. */
async function unverified(deps: Deps, tx: Tx, deposit: Deposit): Promise<CaptureRefusal | null> {
  const { id, playerId } = deposit
  const others = await lifetimeDeposits(tx, playerId, { except: id })
  if (others + creditedAmount(deposit) <= deps.siteRules(deposit).depositsBeforeVerification) return null
  try {
    await deps.verification.demandVerified(tx, playerId)
    return null
  } catch (error) {
    const code = error instanceof Refusal ? verificationRefusals.find((each) => each === error.code) : undefined
    if (code) return { reason: 'VERIFICATION_REQUIRED', details: { missing: code } }
    throw error
  }
}

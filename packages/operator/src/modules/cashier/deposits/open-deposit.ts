import { Refusal } from '@andon/contract'
import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import type { Currency } from '@andon/money'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { screenInstrument } from '../instruments/screen-instrument.ts'
import { newPaymentId } from '../new-payment-id.ts'
import { countDeclinedSince, lifetimeDeposits, lockPlayer } from '../store/deposit-sums.ts'
import { type Deposit, depositByKey, insertDeposit } from '../store/deposits.ts'

const firstCheckSeconds = 10
/** Against testing stolen cards and guessing vouchers. */
const mostDeclinedAnHour = 20

export interface WantedDeposit {
  readonly playerId: string
  readonly site: string
  readonly idempotencyKey: string
  readonly method: PaymentMethod
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  readonly bonusCode: string
  readonly saveCard: boolean
  /** The saved card or account to pay with; null: not known yet. */
  readonly cardId: string | null
  readonly accountId: string | null
  readonly requestHash: Buffer
}

/**
 * Records a deposit of any method after verification, limits and bonuses have accepted it. One at a time for each player, so that two concurrent
 * deposits cannot exceed a sum together.
 */
export async function openDeposit(deps: Deps, wanted: WantedDeposit): Promise<{ deposit: Deposit; isNew: boolean }> {
  const { clock, db } = deps
  const { playerId, bonusCode, amount, currency } = wanted
  await refuseGuessing(deps, playerId)
  await db.transaction((tx) => screenInstrument(deps, tx, wanted)) // in its own transaction: a lock that follows must outlive the refusal
  return db.transaction(async (tx) => {
    await lockPlayer(tx, playerId)
    const known = await depositByKey(tx, wanted)
    if (known) return { deposit: known, isNew: false }
    await demandVerifiedPast(deps, tx, wanted)
    const at = clock.now()
    const id = await newPaymentId(deps, tx, { prefix: 'dep', playerId })
    await insertDeposit(tx, { ...wanted, id, at, checkAt: at.add({ seconds: firstCheckSeconds }) })
    await deps.limits.checkDeposit(tx, { depositId: id, playerId, amount, currency })
    if (bonusCode !== '') await promiseBonus(deps, tx, { ...wanted, depositId: id })
    const deposit = await depositByKey(tx, wanted)
    assert(deposit, 'the deposit just inserted exists')
    return { deposit, isNew: true }
  })
}

/** Not for transfers: they may bring another sum than the bonus was promised for. */
async function promiseBonus(deps: Deps, tx: Tx, wanted: WantedDeposit & { depositId: string }): Promise<void> {
  if (wanted.method === 'BANKTRANSFER')
    throw new Refusal('FIELD_INVALID', { field: 'bonusCode', message: 'Not available for bank transfers' })
  await deps.bonuses.promiseForDeposit(tx, wanted)
}

/** Beyond a sum that the site sets, only verified players may deposit. */
async function demandVerifiedPast(deps: Deps, tx: Tx, wanted: WantedDeposit): Promise<void> {
  const { playerId, amount } = wanted
  const { depositsBeforeVerification } = deps.siteRules(wanted)
  if ((await lifetimeDeposits(tx, playerId)) + amount > depositsBeforeVerification)
    await deps.verification.demandVerified(tx, playerId)
}

async function refuseGuessing({ db, clock }: Deps, playerId: string): Promise<void> {
  const since = clock.now().subtract({ hours: 1 })
  if ((await countDeclinedSince(db, { playerId, since })) >= mostDeclinedAnHour)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 })
}

import { Refusal } from '@andon/contract'
import type { PaymentMethod } from '@andon/contract/player-api/cashier-methods'
import type { Currency } from '@andon/money'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { screenInstrument } from './screen-instrument.ts'
import { countDeclinedSince, lifetimeDeposits, lockPlayer } from './store/deposit-sums.ts'
import { type Deposit, depositByKey, insertDeposit } from './store/deposits.ts'

const firstCheckSeconds = 10
/** Against trying out stolen cards and guessed vouchers: declined payments that one player may have in an hour. */
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
  /** What was saved before and is paid with now; null: not known yet. */
  readonly cardId: string | null
  readonly accountId: string | null
  readonly requestHash: Buffer
}

/**
 * Puts a deposit on record, by whatever method, once all who have a say have let it pass: verification, limits, bonuses. One at a time for each
 * player, so that two at once cannot slip past a sum together.
 */
export async function openDeposit(deps: Deps, wanted: WantedDeposit): Promise<{ deposit: Deposit; isNew: boolean }> {
  const { clock, db, newId } = deps
  const { playerId, bonusCode, amount, currency } = wanted
  await refuseTrying(deps, playerId)
  await db.transaction((tx) => screenInstrument(deps, tx, wanted)) // on its own: what follows from it outlives the refusal
  return db.transaction(async (tx) => {
    await lockPlayer(tx, playerId)
    const known = await depositByKey(tx, wanted)
    if (known) return { deposit: known, isNew: false }
    await demandVerifiedPast(deps, tx, wanted)
    const at = clock.now()
    const id = newId('dep')
    await insertDeposit(tx, { ...wanted, id, at, checkAt: at.add({ seconds: firstCheckSeconds }) })
    await deps.limits.checkDeposit(tx, { depositId: id, playerId, amount, currency })
    if (bonusCode !== '') await promiseBonus(deps, tx, { ...wanted, depositId: id })
    const deposit = await depositByKey(tx, wanted)
    assert(deposit, 'a deposit stands under the key that was just used')
    return { deposit, isNew: true }
  })
}

/** A transfer may bring another sum than the bonus was promised for. */
async function promiseBonus(deps: Deps, tx: Tx, wanted: WantedDeposit & { depositId: string }): Promise<void> {
  if (wanted.method === 'BANKTRANSFER')
    throw new Refusal('FIELD_INVALID', { field: 'bonusCode', message: 'There is no such bonus for this deposit' })
  await deps.bonuses.promiseForDeposit(tx, wanted)
}

/** Past a sum that the site sets, a player who deposits has proven who they are. */
async function demandVerifiedPast(deps: Deps, tx: Tx, { playerId, site, amount }: WantedDeposit): Promise<void> {
  const { depositsBeforeVerification } = deps.siteRules(site)
  if ((await lifetimeDeposits(tx, playerId)) + amount > depositsBeforeVerification)
    await deps.verification.demandVerified(tx, playerId)
}

async function refuseTrying({ db, clock }: Deps, playerId: string): Promise<void> {
  const since = clock.now().subtract({ hours: 1 })
  if ((await countDeclinedSince(db, { playerId, since })) >= mostDeclinedAnHour)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 })
}

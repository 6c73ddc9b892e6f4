import { Refusal } from '@andon/contract'
import type { BankAccount } from '@andon/contract/player-api/cashier/withdrawals'
import type { PlayerContext } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import { askSupplier } from '../ask-supplier.ts'
import type { Deps } from '../deps.ts'
import { type WithdrawalRequest, withdrawalHash } from '../domain/request-hash.ts'
import { withdrawalChanged } from '../facts.ts'
import { chooseSupplier } from '../methods/choose-offer.ts'
import { newPaymentId } from '../new-payment-id.ts'
import type { AccountFace, PaymentSupplier } from '../payment-supplier.ts'
import { putAccount } from '../store/accounts.ts'
import { lockPlayer } from '../store/deposit-sums.ts'
import { insertWithdrawal, type Withdrawal, withdrawalByKey } from '../store/withdrawals.ts'
import { applyWithdrawal, hold } from './apply-withdrawal.ts'
import { chooseDestination, enforceClosedLoop } from './choose-destination.ts'
import { playerSources } from './destinations.ts'
import { payLater } from './pay-withdrawals.ts'
import { reviewReasons } from './review-reasons.ts'

/**
 * Records a withdrawal and holds its money. Locks and self-exclusions are not checked: players can always withdraw their own money. The reply is
 * always that of the request, however fast the withdrawal proceeds.
 */
export async function requestWithdrawal(deps: Deps, request: WithdrawalRequest, context: PlayerContext) {
  const { site, session } = context
  const key = { playerId: session.playerId, idempotencyKey: request.idempotencyKey }
  const known = await withdrawalByKey(deps.db, key)
  if (known) return replyTo(known, request)
  await deps.verification.demandVerified(deps.db, key.playerId)
  const supplier = chooseSupplier(deps, request, { site, direction: 'withdrawal' })
  const { destination } = request
  const bank = destination.kind === 'bank' ? await registerBank(deps, supplier, destination.account) : null
  const withdrawal = await deps.db.transaction((tx) => open(deps, tx, { ...key, request, site, supplier, bank }))
  if (withdrawal.state === 'approved') payLater(deps, withdrawal.id)
  return replyTo(withdrawal, request)
}

interface Opening {
  readonly playerId: string
  readonly idempotencyKey: string
  readonly request: WithdrawalRequest
  readonly site: string
  readonly supplier: PaymentSupplier
  readonly bank: AccountFace | null
}

async function open(deps: Deps, tx: Tx, { request, site, supplier, bank, ...key }: Opening): Promise<Withdrawal> {
  const { playerId } = key
  await lockPlayer(tx, playerId)
  const twin = await withdrawalByKey(tx, key)
  if (twin) return twin
  const at = deps.clock.now()
  const owner = { playerId, supplier: supplier.code, at }
  const account = bank && (await putAccount(tx, { ...owner, id: deps.newId('acc'), face: bank }))
  const sources = await playerSources(deps, tx, playerId)
  const { realCash: balance } = await deps.wallet.balances(tx, playerId)
  const chosen = chooseDestination(request, { sources, bank: account })
  enforceClosedLoop(request, { chosen, sources, balance })
  const { amount, currency, paymentMethod: method } = request
  const review = await reviewReasons(deps, tx, { playerId, site, amount, currency, chosen })
  const withdrawal = await insertWithdrawal(tx, {
    ...key,
    id: await newPaymentId(deps, tx, { prefix: 'wdr', playerId }),
    site,
    method,
    amount,
    currency,
    review,
    supplier: supplier.code,
    cardId: chosen.kind === 'card' ? chosen.id : null,
    accountId: chosen.kind === 'account' ? chosen.id : null,
    state: 'requested',
    requestHash: withdrawalHash(request),
    createdAt: at,
  })
  await deps.wallet.post(tx, hold(withdrawal))
  await deps.facts.write(tx, [withdrawalChanged(withdrawal)])
  if (review.length > 0) return withdrawal
  return applyWithdrawal(deps, tx, { withdrawalId: withdrawal.id, event: 'approved', source: 'request' })
}

async function registerBank(deps: Deps, supplier: PaymentSupplier, account: BankAccount): Promise<AccountFace> {
  const what = { supplier: supplier.code, call: 'registerBank', reference: '' }
  const face = await askSupplier(deps, what, () => supplier.registerBank(account))
  if (face === null) throw new Refusal('SUPPLIER_UNAVAILABLE') // nothing was recorded yet: the player can try again
  return face
}

/** A repeated request gets the same reply; `getTransactionStatus` reports the current state. */
function replyTo({ id, requestHash }: Withdrawal, request: WithdrawalRequest) {
  if (!requestHash.equals(withdrawalHash(request)))
    throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'idempotencyKey' })
  return { success: true as const, transactionId: id, status: 'REQUESTED' as const }
}

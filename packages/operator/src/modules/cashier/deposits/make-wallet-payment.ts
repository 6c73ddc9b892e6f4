import { Refusal } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { type WalletPayment, walletRequestHash } from '../domain/request-hash.ts'
import { chooseSupplier } from '../methods/choose-offer.ts'
import { type Account, accountsPaidFrom } from '../store/accounts.ts'
import { depositByKey } from '../store/deposits.ts'
import { openAtSupplier } from './drive-deposit.ts'
import { openDeposit } from './open-deposit.ts'
import { repeatReply, replyOnce } from './reply-once.ts'
import { returnUrlOf } from './return-url.ts'

/** Pays in by every method but cards, with the same record, checks and replies. */
export function makeWalletPayment(deps: Deps): Handler<PlayerApi['cashier']['makeWalletPayment']> {
  return async (payment, context) => {
    const { site, language, session } = context
    const key = { playerId: session.playerId, idempotencyKey: payment.idempotencyKey }
    const hash = walletRequestHash(payment)
    const known = await depositByKey(deps.db, key)
    if (known) return repeatReply(deps, known, hash)
    const supplier = chooseSupplier(deps, payment, { site, direction: 'deposit' })
    const account = await accountFor(deps, payment, key.playerId)
    const { amount, currency, paymentMethod: method, bonusCode, voucherCode } = payment
    const { deposit, isNew } = await openDeposit(deps, {
      ...key,
      site,
      method,
      amount,
      currency,
      bonusCode,
      saveCard: false,
      supplier: supplier.code,
      cardId: null,
      accountId: account?.id ?? null,
      requestHash: hash,
    })
    if (!isNew) return repeatReply(deps, deposit, hash)
    const order = {
      supplier,
      language,
      returnUrl: returnUrlOf(context, { returnPath: payment.returnPath, transactionId: deposit.id }),
      ...(account ? { token: account.token } : {}),
      ...(voucherCode === undefined ? {} : { voucherCode }),
    }
    return replyOnce(deps, await openAtSupplier(deps, deposit, order))
  }
}

/** A wallet that has paid before may be chosen by its id. */
async function accountFor(
  { db }: Deps,
  { paymentMethod: method, savedAccountId }: WalletPayment,
  playerId: string,
): Promise<Account | null> {
  if (savedAccountId === undefined) return null
  const known = method === 'PAPERWALLET' ? await accountsPaidFrom(db, { playerId, method }) : []
  const account = known.find(({ id }) => id === savedAccountId)
  if (!account) throw new Refusal('PAYOUT_DESTINATION_UNKNOWN', { field: 'savedAccountId' })
  return account
}

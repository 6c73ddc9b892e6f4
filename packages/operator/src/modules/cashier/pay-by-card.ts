import type { Language } from '@andon/contract/languages'
import { applyEvent } from './apply-event.ts'
import { askSupplier } from './ask-supplier.ts'
import type { ChosenCard } from './choose-card.ts'
import type { Deps } from './deps.ts'
import type { PaymentSupplier } from './payment-supplier.ts'
import type { Deposit } from './store/deposits.ts'
import { submitPayment } from './submit-payment.ts'

interface CardPaymentOrder {
  readonly deposit: Deposit
  readonly supplier: PaymentSupplier
  readonly chosen: ChosenCard
  readonly returnUrl: string
  readonly language: Language
}

/** Takes a recorded deposit as far as it goes now: token, authorisation, capture. */
export async function payByCard(deps: Deps, order: CardPaymentOrder): Promise<Deposit> {
  const { deposit, supplier, chosen, returnUrl, language } = order
  const { id, amount, currency } = deposit
  const what = { supplier: supplier.code, call: 'tokenise', reference: id }
  const card = await askSupplier(deps, what, () => supplier.tokenise(chosen.toTokenise))
  if (card === null) {
    // Without a token nothing was ever asked for: no money can have moved.
    return deps.db.transaction((tx) =>
      applyEvent(deps, tx, { depositId: id, learnt: { state: 'unknown' }, source: 'reply' }),
    )
  }
  const { token } = card
  return submitPayment(deps, {
    deposit,
    call: 'authorise',
    ask: () => supplier.authorise({ reference: id, token, amount, currency, language, returnUrl }),
    card: chosen.savedCardId === null ? { token: card } : { id: chosen.savedCardId },
  })
}

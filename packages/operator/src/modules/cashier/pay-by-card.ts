import { advance } from './advance.ts'
import { applyEvent } from './apply-event.ts'
import { askSupplier } from './ask-supplier.ts'
import type { ChosenCard } from './choose-card.ts'
import type { Deps } from './deps.ts'
import { putCard } from './store/cards.ts'
import type { Deposit } from './store/deposits.ts'
import type { CardToken, PaymentSupplier } from './suppliers/payment-supplier.ts'

export interface CardPaymentOrder {
  readonly deposit: Deposit
  readonly supplier: PaymentSupplier
  readonly chosen: ChosenCard
  readonly returnUrl: string
  readonly language: 'ja' | 'en'
}

/** Takes a recorded deposit as far as it goes now: token, authorisation, capture. Where the supplier is silent it stays pending. */
export async function payByCard(deps: Deps, order: CardPaymentOrder): Promise<Deposit> {
  const { deposit, supplier, chosen, returnUrl, language } = order
  const { id, amount, currency } = deposit
  const ask = <Answer>(call: string, work: () => Promise<Answer>) =>
    askSupplier(deps, { supplier: supplier.code, call, depositId: id }, work)

  const card = await ask('tokenise', () => supplier.tokenise(chosen.toTokenise))
  if (card === null) {
    // Without a token nothing was ever asked for: no money can have moved.
    return deps.db.transaction((tx) =>
      applyEvent(deps, tx, { depositId: id, learnt: { state: 'unknown' }, source: 'reply' }),
    )
  }
  const submitted = await submit(deps, order, card)
  if (submitted.state !== 'authorising') return submitted // given up meanwhile, or known already: not to be asked for again
  const { token } = card
  const report = await ask('authorise', () =>
    supplier.authorise({ reference: id, token, amount, currency, language, returnUrl }),
  )
  if (report === null) return submitted
  const after = await deps.db.transaction((tx) =>
    applyEvent(deps, tx, { depositId: id, learnt: report, source: 'reply' }),
  )
  return advance(deps, after, 'reply')
}

function submit(deps: Deps, { deposit, chosen }: CardPaymentOrder, card: CardToken): Promise<Deposit> {
  const { id, playerId, supplier } = deposit
  return deps.db.transaction(async (tx) => {
    const newCard = { id: deps.newId('crd'), playerId, supplier, card, at: deps.clock.now() }
    const cardId = chosen.savedCardId ?? (await putCard(tx, newCard))
    return applyEvent(deps, tx, { depositId: id, learnt: { state: 'submitted', cardId }, source: 'request' })
  })
}

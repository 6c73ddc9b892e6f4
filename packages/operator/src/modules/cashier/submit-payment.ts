import { advance } from './advance.ts'
import { applyEvent } from './apply-event.ts'
import { askSupplier } from './ask-supplier.ts'
import type { Deps } from './deps.ts'
import type { CardToken, PaymentReport } from './payment-supplier.ts'
import { putCard } from './store/cards.ts'
import type { Deposit } from './store/deposits.ts'

interface Submission {
  readonly deposit: Deposit
  readonly call: 'authorise' | 'open'
  readonly ask: () => Promise<PaymentReport>
  /** The card it is paid with, where we know it: saved before, or to be remembered now. */
  readonly card?: { readonly id: string } | { readonly token: CardToken }
}

/** Asks the supplier for a recorded deposit, and takes it as far as it goes now. Where the supplier is silent it stays pending. */
export async function submitPayment(deps: Deps, submission: Submission): Promise<Deposit> {
  const { deposit, call, ask } = submission
  const { id, supplier } = deposit
  const submitted = await markSubmitted(deps, submission)
  if (submitted.state !== 'authorising') return submitted // given up meanwhile, or known already: not to be asked for again
  const report = await askSupplier(deps, { supplier, call, reference: id }, ask)
  if (report === null) return submitted
  const after = await deps.db.transaction((tx) =>
    applyEvent(deps, tx, { depositId: id, learnt: report, source: 'reply' }),
  )
  return advance(deps, after, 'reply')
}

function markSubmitted(deps: Deps, { deposit, card }: Submission): Promise<Deposit> {
  const { id: depositId, playerId, supplier } = deposit
  return deps.db.transaction(async (tx) => {
    const newCard = { id: deps.newId('crd'), playerId, supplier, at: deps.clock.now() }
    const cardId = card && ('id' in card ? card.id : await putCard(tx, { ...newCard, card: card.token }))
    const learnt = { state: 'submitted' as const, ...(cardId === undefined ? {} : { cardId }) }
    return applyEvent(deps, tx, { depositId, learnt, source: 'request' })
  })
}

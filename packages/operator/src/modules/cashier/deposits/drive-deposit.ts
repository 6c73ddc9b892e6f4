import type { Language } from '@andon/contract/languages'
import { assert } from '@andon/platform/sql'
import { askSupplier } from '../ask-supplier.ts'
import { type Deps, supplierOf } from '../deps.ts'
import type { ChosenCard } from '../instruments/choose-card.ts'
import type { CardToken, OpeningOrder, PaymentReport, PaymentSupplier } from '../payment-supplier.ts'
import { putCard } from '../store/cards.ts'
import type { UpdateSource } from '../store/deposit-changes.ts'
import { type Deposit, lockDeposit } from '../store/deposits.ts'
import { applyEvent, type DepositUpdate } from './apply-event.ts'
import { decideCapture } from './decide-capture.ts'

/*
 * Drives a recorded deposit at its supplier as far as it goes now: token, authorisation, capture. Each step is one call to the supplier and then one
 * transaction (applyEvent). After a silent supplier or a crash the deposit stays pending, and the job continues it (check-deposits.ts).
 */

interface CardPayment {
  readonly supplier: PaymentSupplier
  readonly chosen: ChosenCard
  readonly returnUrl: string
  readonly language: Language
}

export async function payByCard(deps: Deps, deposit: Deposit, payment: CardPayment): Promise<Deposit> {
  const { supplier, chosen, returnUrl, language } = payment
  const { id: reference, amount, currency } = deposit
  const card = await ask(deps, deposit, 'tokenise', () => supplier.tokenise(chosen.toTokenise))
  // Without a token no payment was requested, so no money can have moved.
  if (card === null) return apply(deps, deposit, { state: 'unknown' }, 'reply')
  return submit(deps, deposit, {
    call: 'authorise',
    request: () => supplier.authorise({ reference, token: card.token, amount, currency, language, returnUrl }),
    card: chosen.savedCardId === null ? { token: card } : { id: chosen.savedCardId },
  })
}

/** Every payment that is not by a card typed here: on a page of the supplier, by voucher or by transfer. */
export function openAtSupplier(
  deps: Deps,
  deposit: Deposit,
  {
    supplier,
    ...order
  }: { readonly supplier: PaymentSupplier } & Omit<OpeningOrder, 'reference' | 'method' | 'amount' | 'currency'>,
): Promise<Deposit> {
  const { id: reference, method, amount, currency } = deposit
  return submit(deps, deposit, {
    call: 'open',
    request: () => supplier.open({ reference, method, amount, currency, ...order }),
  })
}

/** Refused, captured all the same, sent back: no deposit takes more steps than this. */
const mostSteps = 4

/**
 * Our next steps at the supplier: captures an authorised deposit, or voids it if it may not be captured now; sends money back that was captured for
 * a player who may not be credited. Any other deposit is returned unchanged. May run twice at once: the supplier acts once for each reference.
 */
export async function advance(deps: Deps, deposit: Deposit, source: UpdateSource): Promise<Deposit> {
  let current = deposit
  for (let i = 0; i < mostSteps; i++) {
    const next = await advanceOnce(deps, current, source)
    if (next.version === current.version) return next
    current = next
  }
  return current
}

interface Submission {
  readonly call: 'authorise' | 'open'
  readonly request: () => Promise<PaymentReport>
  /** The card to pay with, where it is known here: one saved before, or one to store now. */
  readonly card?: { readonly id: string } | { readonly token: CardToken }
}

async function submit(deps: Deps, deposit: Deposit, { call, request, card }: Submission): Promise<Deposit> {
  const submitted = await markSubmitted(deps, deposit, card)
  if (submitted.state !== 'authorising') return submitted // given up or submitted by another request meanwhile
  const report = await ask(deps, deposit, call, request)
  return report === null ? submitted : advance(deps, await apply(deps, deposit, report, 'reply'), 'reply')
}

/** Recorded before the supplier is asked, so that after a crash the job knows to ask for the outcome. */
function markSubmitted(
  deps: Deps,
  { id: depositId, playerId, supplier }: Deposit,
  card: Submission['card'],
): Promise<Deposit> {
  return deps.db.transaction(async (tx) => {
    const newCard = { id: deps.newId('crd'), playerId, supplier, at: deps.clock.now() }
    const cardId = card && ('id' in card ? card.id : await putCard(tx, { ...newCard, card: card.token }))
    const update = { state: 'submitted' as const, ...(cardId === undefined ? {} : { cardId }) }
    return applyEvent(deps, tx, { depositId, update, source: 'request' })
  })
}

async function advanceOnce(deps: Deps, deposit: Deposit, source: UpdateSource): Promise<Deposit> {
  const supplier = supplierOf(deps, deposit.supplier)
  if (!supplier) return deposit
  const { id: reference } = deposit
  switch (deposit.state) {
    case 'authorised': {
      const decided = await refuseIfStopped(deps, deposit)
      if (decided.state !== 'authorised') return decided
      const report = await ask(deps, deposit, 'capture', () => supplier.capture(reference))
      return report === null ? deposit : apply(deps, deposit, report, source)
    }
    case 'voiding': {
      const report = await ask(deps, deposit, 'cancel', () => supplier.cancel(reference))
      return report === null ? deposit : apply(deps, deposit, report, source)
    }
    case 'reversing': {
      const report = await ask(deps, deposit, 'cancel', () => supplier.cancel(reference))
      if (report === null) return deposit
      return apply(deps, deposit, report.state === 'captured' ? { state: 'not-voided' } : report, source)
    }
    case 'created':
    case 'authorising':
    case 'awaiting-confirmation':
    case 'captured':
    case 'in-review':
    case 'declined':
    case 'failed':
    case 'expired':
    case 'returned':
    case 'charged-back':
      return deposit
  }
}

/** The decision before capture. A refusal is stored at once, so that it survives a crash. */
function refuseIfStopped(deps: Deps, { id: depositId }: Deposit): Promise<Deposit> {
  return deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    assert(deposit, `deposit ${depositId} exists`)
    const refusal = deposit.state === 'authorised' ? await decideCapture(deps, tx, deposit) : null
    if (!refusal) return deposit
    const update = { state: 'capture-refused', reason: refusal.reason } as const
    return applyEvent(deps, tx, { depositId, update, source: 'decision' })
  })
}

function apply(deps: Deps, { id: depositId }: Deposit, update: DepositUpdate, source: UpdateSource): Promise<Deposit> {
  return deps.db.transaction((tx) => applyEvent(deps, tx, { depositId, update, source }))
}

function ask<Reply>(
  deps: Deps,
  { id: reference, supplier }: Deposit,
  call: string,
  work: () => Promise<Reply>,
): Promise<Reply | null> {
  return askSupplier(deps, { supplier, call, reference }, work)
}

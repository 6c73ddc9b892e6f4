import { cardBrandOf } from '@andon/contract/player-api/cashier-card'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import type { AuthorisationOrder, CardToken, CardToTokenise } from '../payment-supplier.ts'
import { behaviourOf, type CardBehaviour, type Habit, habitsOf } from './cards.ts'
import type { Courier } from './courier.ts'
import { reportOf } from './report.ts'
import { insertPayment, insertToken, lockPayment, type Payment, storeState, type TokenRow, tokenRow } from './store.ts'

const confirmWithinMinutes = 30

const firstState: Record<CardBehaviour, Pick<Payment, 'state' | 'reason'>> = {
  approve: { state: 'authorised', reason: null },
  decline: { state: 'declined', reason: 'CARD_DECLINED' },
  'no-funds': { state: 'declined', reason: 'INSUFFICIENT_CARD_FUNDS' },
  confirm: { state: 'confirmation-asked', reason: null },
}

/** The supplier's own decisions over its own books; it knows merchants by references, never players. */
export function createDesk({ db, clock, random }: Runtime, courier: Courier) {
  async function tokenise(card: CardToTokenise): Promise<CardToken> {
    return db.transaction(async (tx) => {
      const known = card.kind === 'saved' ? await tokenRow(tx, card.token) : newCard(card)
      if (!known) throw new Error('no such token')
      const row = { ...known, token: `tok_${random.token(24)}` }
      await insertToken(tx, row)
      const { behaviour: _behaviour, habits: _habits, ...face } = row
      return face
    })
  }

  function authorise({ reference, token, amount, currency, language, returnUrl }: AuthorisationOrder): Promise<Done> {
    return db.transaction(async (tx) => {
      const card = await tokenRow(tx, token)
      if (!card) throw new Error('no such token')
      const id = random.token(24)
      const back = new URL(returnUrl)
      const at = clock.now()
      const isNew = await insertPayment(tx, {
        id,
        reference,
        token,
        amount,
        currency,
        language,
        ...firstState[card.behaviour],
        pageUrl: new URL(`/sandbox/bank/${id}`, back.origin).href,
        // Only a path, and never one that a browser would take for another host.
        returnPath: `/${back.pathname.replace(/^\/+/, '')}${back.search}`,
        confirmBy: at.add({ minutes: confirmWithinMinutes }),
        at,
      })
      const payment = await lockPayment(tx, { reference })
      if (isNew && payment && payment.state !== 'confirmation-asked') await announce(tx, payment, card)
      return { payment, habits: card.habits }
    })
  }

  /** Locks a payment, lets it lapse if its time is over, and moves it on if `decide` says where to. */
  function change(
    by: { reference: string } | { id: string },
    decide: (payment: Payment) => Pick<Payment, 'state' | 'reason'> | null,
  ): Promise<Done> {
    return db.transaction(async (tx) => {
      const found = await lockPayment(tx, by)
      const card = found && (await tokenRow(tx, found.token))
      if (!found || !card) return { payment: null, habits: [] }
      const next = hasLapsed(found) ? ({ state: 'lapsed', reason: null } as const) : decide(found)
      if (!next) return { payment: found, habits: card.habits }
      const payment = { ...found, ...next }
      await storeState(tx, payment)
      await announce(tx, payment, card)
      return { payment, habits: card.habits }
    })
  }

  function announce(tx: Tx, payment: Payment, { habits }: TokenRow): Promise<void> {
    const event = { reference: payment.reference, payment: reportOf(payment) }
    return courier.queue(tx, { state: payment.state, event, habits })
  }

  function hasLapsed({ state, confirmBy }: Payment): boolean {
    return state === 'confirmation-asked' && Temporal.Instant.compare(clock.now(), confirmBy) >= 0
  }

  return {
    tokenise,
    authorise,
    capture: (reference: string) =>
      change({ reference }, ({ state }) => (state === 'authorised' ? { state: 'captured', reason: null } : null)),
    look: (by: { reference: string } | { id: string }) => change(by, () => null),
    /** The card holder's answer on the bank's page; the first one counts. */
    confirm: ({ id, accepted }: { id: string; accepted: boolean }) =>
      change({ id }, ({ state }) => {
        if (state !== 'confirmation-asked') return null
        return accepted ? { state: 'authorised', reason: null } : { state: 'declined', reason: 'CONFIRMATION_REFUSED' }
      }),
  }
}
export type Desk = ReturnType<typeof createDesk>

interface Done {
  readonly payment: Payment | null
  readonly habits: readonly Habit[]
}

function newCard({
  cardNumber,
  cardHolder,
  expiryMonth,
  expiryYear,
}: Extract<CardToTokenise, { kind: 'typed' }>): Omit<TokenRow, 'token'> {
  return {
    behaviour: behaviourOf(cardNumber),
    habits: habitsOf(cardHolder),
    brand: cardBrandOf(cardNumber),
    last4: cardNumber.slice(-4),
    expiryMonth,
    expiryYear,
  }
}

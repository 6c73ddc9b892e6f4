/**
 * What a deposit can be, and what each thing we can learn of it makes of it. Replies, webhooks and answers to our own questions all end here, in
 * whatever order and number they come: captured money is credited when it is first heard of, whatever was believed before, and never again.
 */
export function step(state: DepositState, event: DepositEvent): Step {
  const next = transitions[state][event]
  const changed = next !== state
  return { state: next, changed, credit: changed && next === 'captured', declined: changed && isLost(next) }
}

export const depositStates = [
  /** Recorded; the supplier knows nothing of it. */
  'created',
  /** About to ask for authorisation, or asked and not answered. */
  'authorising',
  /** The bank waits for the player's yes on its own page. */
  'awaiting-confirmation',
  /** The card's money is reserved and may be captured. */
  'authorised',
  /** The money is ours and credited: the same transaction did both. */
  'captured',
  'declined',
  'failed',
  'expired',
] as const
export type DepositState = (typeof depositStates)[number]

export const depositEvents = [
  /** The request for authorisation is on its way. */
  'submitted',
  'confirmation-asked',
  'authorised',
  'captured',
  'declined',
  /** Nobody confirmed in time, or the reservation ran out. */
  'lapsed',
  /** The supplier has never heard of it. */
  'unknown',
] as const
export type DepositEvent = (typeof depositEvents)[number]

export interface Step {
  readonly state: DepositState
  readonly changed: boolean
  /** Post the money, in the transaction that stores the state. */
  readonly credit: boolean
  /** It came to nothing. */
  readonly declined: boolean
}

/** Nothing more is asked of the supplier. */
export function isOver(state: DepositState): boolean {
  return state === 'captured' || isLost(state)
}

function isLost(state: DepositState): boolean {
  return state === 'declined' || state === 'failed' || state === 'expired'
}

/** A reservation heard of after the end is left to lapse: only `captured` means that money was taken. */
const lost = <State extends DepositState>(state: State) => ({
  submitted: state,
  'confirmation-asked': state,
  authorised: state,
  captured: 'captured' as const,
  declined: state,
  lapsed: state,
  unknown: state,
})

const transitions: Record<DepositState, Record<DepositEvent, DepositState>> = {
  created: {
    submitted: 'authorising',
    'confirmation-asked': 'awaiting-confirmation',
    authorised: 'authorised',
    captured: 'captured',
    declined: 'declined',
    lapsed: 'expired',
    unknown: 'failed',
  },
  authorising: {
    submitted: 'authorising',
    'confirmation-asked': 'awaiting-confirmation',
    authorised: 'authorised',
    captured: 'captured',
    declined: 'declined',
    lapsed: 'expired',
    unknown: 'failed',
  },
  'awaiting-confirmation': {
    submitted: 'awaiting-confirmation',
    'confirmation-asked': 'awaiting-confirmation',
    authorised: 'authorised',
    captured: 'captured',
    declined: 'declined',
    lapsed: 'expired',
    unknown: 'awaiting-confirmation', // it knew it before: not an answer to act on
  },
  authorised: {
    submitted: 'authorised',
    'confirmation-asked': 'authorised',
    authorised: 'authorised',
    captured: 'captured',
    declined: 'declined',
    lapsed: 'expired',
    unknown: 'authorised',
  },
  captured: {
    submitted: 'captured',
    'confirmation-asked': 'captured',
    authorised: 'captured',
    captured: 'captured',
    declined: 'captured',
    lapsed: 'captured',
    unknown: 'captured',
  },
  declined: lost('declined'),
  failed: lost('failed'),
  expired: lost('expired'),
}

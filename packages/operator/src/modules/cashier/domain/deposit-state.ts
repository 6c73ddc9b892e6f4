/**
 * The states of a deposit and the events that change them. Replies, webhooks and status checks all end here, in any order and any number: captured
 * money is credited the first time it is reported, whatever was reported before, and never again; money charged back is taken back once if it was
 * credited, and never credited afterwards.
 */
export function step(state: DepositState, event: DepositEvent): Step {
  const next = transitions[state][event]
  const changed = next !== state
  return {
    state: next,
    changed,
    credit: changed && next === 'captured',
    hold: changed && isHeld(next) && !isHeld(state),
    sendBack: changed && isHeld(state) && !isHeld(next) && next !== 'captured',
    takeBack: changed && next === 'charged-back' && state === 'captured',
    declined: changed && (next === 'voiding' || (isLost(next) && state !== 'voiding')),
  }
}

export const depositStates = [
  /** Recorded; not sent to the supplier yet. */
  'created',
  /** Authorisation requested or about to be; no reply yet. */
  'authorising',
  /** The player has to confirm on the supplier's page or send the transfer. */
  'awaiting-confirmation',
  /** The money is reserved and may be captured. */
  'authorised',
  /** Captured and credited in one transaction. */
  'captured',
  /** Refused by us before capture: the supplier is asked to release the reservation. */
  'voiding',
  /** Captured, but the player may not be credited: on the books as unallocated, and the supplier is asked to send it back. */
  'reversing',
  /** On the books as unallocated until an operator decides: more than announced, or the player may not be credited. */
  'in-review',
  'declined',
  'failed',
  'expired',
  /** The money was sent back, by the supplier or on an operator's decision. */
  'returned',
  /** The payer's bank has taken the money back from the supplier. */
  'charged-back',
] as const
export type DepositState = (typeof depositStates)[number]

export const depositEvents = [
  /** The supplier is about to be asked for authorisation. */
  'submitted',
  'confirmation-asked',
  'authorised',
  'captured',
  /** More was captured than requested. */
  'overpaid',
  'declined',
  /** We decided not to capture the reservation. */
  'capture-refused',
  /** Captured, but the player may not be credited; the supplier may be able to send it back. */
  'credit-refused',
  /** Received by a method that cannot be reversed, but the player may not be credited. */
  'held',
  /** The supplier released the reservation, or sent the captured money back. */
  'voided',
  /** The supplier cannot send it back. */
  'not-voided',
  /** Not confirmed in time, or the reservation ran out. */
  'lapsed',
  /** The supplier does not know the reference. */
  'unknown',
  'charged-back',
  /** An operator's decisions about a deposit in review. */
  'credit-decided',
  'return-decided',
] as const
export type DepositEvent = (typeof depositEvents)[number]

export interface Step {
  readonly state: DepositState
  readonly changed: boolean
  /** Post the money, in the transaction that stores the state. */
  readonly credit: boolean
  /** Post the received money as unallocated. */
  readonly hold: boolean
  /** Post the unallocated money as sent back. */
  readonly sendBack: boolean
  /** Take it back from the player's balance, as far as that goes. */
  readonly takeBack: boolean
  /** It failed for good. */
  readonly declined: boolean
}

/** True if no further call to the supplier is needed. */
export function isOver(state: DepositState): boolean {
  return state === 'captured' || state === 'in-review' || state === 'charged-back' || isLost(state)
}

/** True if its money is on the books as unallocated. */
function isHeld(state: DepositState): boolean {
  return state === 'reversing' || state === 'in-review'
}

function isLost(state: DepositState): boolean {
  return state === 'declined' || state === 'failed' || state === 'expired' || state === 'returned'
}

type Moves = Readonly<Partial<Record<DepositEvent, DepositState>>>

/** An event that is not listed changes nothing, such as `unknown` for a payment that the supplier has confirmed before. */
const moves: Readonly<Record<DepositState, Moves>> = {
  created: { ...begun(), submitted: 'authorising' },
  authorising: begun(),
  'awaiting-confirmation': { ...open(), authorised: 'authorised' },
  authorised: { ...open(), 'capture-refused': 'voiding' },
  captured: { 'charged-back': 'charged-back' },
  voiding: voiding(),
  reversing: { voided: 'returned', 'not-voided': 'in-review', 'charged-back': 'charged-back' },
  'in-review': {
    voided: 'returned',
    'credit-decided': 'captured',
    'return-decided': 'returned',
    'charged-back': 'charged-back',
  },
  declined: lost(),
  failed: lost(),
  expired: lost(),
  returned: { 'charged-back': 'charged-back' }, // a late report of the money that has gone back changes nothing
  'charged-back': {},
}

const transitions = Object.fromEntries(
  depositStates.map((state) => [
    state,
    Object.fromEntries(depositEvents.map((event) => [event, moves[state][event] ?? state])),
  ]),
) as Record<DepositState, Record<DepositEvent, DepositState>> // one entry for each state and event

/** A reservation reported after the end is left to lapse: only `captured` means that money was taken. */
function lost(): Moves {
  return {
    captured: 'captured',
    'credit-refused': 'reversing',
    overpaid: 'in-review',
    held: 'in-review',
    'charged-back': 'charged-back',
  }
}

function open(): Moves {
  return { ...lost(), declined: 'declined', voided: 'expired', lapsed: 'expired' }
}

/** Refused for good: money that is captured nevertheless is not credited. */
function voiding(): Moves {
  const released = { declined: 'declined', voided: 'declined', lapsed: 'declined', unknown: 'declined' } as const
  return { ...lost(), ...released, captured: 'reversing' }
}

/** Requested with no known effect: if the supplier does not know the reference, the deposit has failed. */
function begun(): Moves {
  return {
    ...open(),
    'confirmation-asked': 'awaiting-confirmation',
    authorised: 'authorised',
    unknown: 'failed',
  }
}

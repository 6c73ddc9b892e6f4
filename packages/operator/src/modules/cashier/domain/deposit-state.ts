/**
 * What a deposit can be, and what each thing we can learn of it makes of it. Replies, webhooks and answers to our own questions all end here, in
 * whatever order and number they come: captured money is credited when it is first heard of, whatever was believed before, and never again; money
 * charged back is taken back once if it was credited, and never credited if it was not.
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
  /** Recorded; the supplier knows nothing of it. */
  'created',
  /** About to ask for authorisation, or asked and not answered. */
  'authorising',
  /** The player has something to do: say yes on a page of the supplier's, or send the transfer. */
  'awaiting-confirmation',
  /** The money is reserved and may be captured. */
  'authorised',
  /** The money is ours and credited: the same transaction did both. */
  'captured',
  /** Refused by us before capture: the supplier is asked to release what it reserved. */
  'voiding',
  /** Captured for a player who may not be credited: on the books as unallocated, and the supplier is asked to send it back. */
  'reversing',
  /** Arrived, and on the books as unallocated until an operator decides: more than was announced, or for a player who may not be credited. */
  'in-review',
  'declined',
  'failed',
  'expired',
  /** What came was sent back, by the supplier or on an operator's decision. */
  'returned',
  /** The payer's bank has taken the money back from the supplier. */
  'charged-back',
] as const
export type DepositState = (typeof depositStates)[number]

export const depositEvents = [
  /** The request for authorisation is on its way. */
  'submitted',
  'confirmation-asked',
  'authorised',
  'captured',
  /** Captured, and more than was asked for. */
  'overpaid',
  'declined',
  /** We decided not to capture what is reserved. */
  'capture-refused',
  /** Captured, for a player who may not be credited; the supplier may be able to send it back. */
  'credit-refused',
  /** Arrived for a player who may not be credited, by a way that cannot be reversed. */
  'held',
  /** The supplier released the reservation, or sent the captured money back. */
  'voided',
  /** The supplier cannot send it back. */
  'not-voided',
  /** Nobody confirmed in time, or the reservation ran out. */
  'lapsed',
  /** The supplier has never heard of it. */
  'unknown',
  'charged-back',
  /** An operator's decisions over what is in review. */
  'credit-decided',
  'return-decided',
] as const
export type DepositEvent = (typeof depositEvents)[number]

export interface Step {
  readonly state: DepositState
  readonly changed: boolean
  /** Post the money, in the transaction that stores the state. */
  readonly credit: boolean
  /** Post what came as unallocated. */
  readonly hold: boolean
  /** What was unallocated goes back where it came from. */
  readonly sendBack: boolean
  /** Take it off the player's balance again, as far as that goes. */
  readonly takeBack: boolean
  /** It came to nothing. */
  readonly declined: boolean
}

/** Nothing more is asked of the supplier. */
export function isOver(state: DepositState): boolean {
  return state === 'captured' || state === 'in-review' || state === 'charged-back' || isLost(state)
}

/** What came is on the books as unallocated. */
function isHeld(state: DepositState): boolean {
  return state === 'reversing' || state === 'in-review'
}

function isLost(state: DepositState): boolean {
  return state === 'declined' || state === 'failed' || state === 'expired' || state === 'returned'
}

type Moves = Readonly<Partial<Record<DepositEvent, DepositState>>>

/** What is not listed changes nothing: a supplier that knew a payment before and knows it no more is not believed. */
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
  returned: { 'charged-back': 'charged-back' }, // what came has gone back: a late word of it is old
  'charged-back': {},
}

const transitions = Object.fromEntries(
  depositStates.map((state) => [
    state,
    Object.fromEntries(depositEvents.map((event) => [event, moves[state][event] ?? state])),
  ]),
) as Record<DepositState, Record<DepositEvent, DepositState>> // one entry for each of both lists

/** A reservation heard of after the end is left to lapse: only `captured` means that money was taken. */
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

/** Refused for good: money that is captured all the same is not credited. */
function voiding(): Moves {
  const released = { declined: 'declined', voided: 'declined', lapsed: 'declined', unknown: 'declined' } as const
  return { ...lost(), ...released, captured: 'reversing' }
}

/** Asked for, with nothing known to have happened: a supplier that never heard of it ends it. */
function begun(): Moves {
  return {
    ...open(),
    'confirmation-asked': 'awaiting-confirmation',
    authorised: 'authorised',
    unknown: 'failed',
  }
}

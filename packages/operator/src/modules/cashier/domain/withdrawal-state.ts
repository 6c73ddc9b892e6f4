/**
 * What a withdrawal can be, and what each thing that happens makes of it. Its money is held from the request on; it leaves the house once, when
 * the supplier has paid it, or goes back to the player once, and never both at a time: a payout that comes back later is returned from where it is.
 */
export function stepWithdrawal(state: WithdrawalState, event: WithdrawalEvent): WithdrawalStep {
  const next = moves[state][event] ?? state
  const changed = next !== state
  return {
    state: next,
    changed,
    payOut: changed && next === 'paid',
    giveBack: changed && isLost(next) ? (state === 'paid' ? 'from-supplier' : 'from-held') : null,
  }
}

export const withdrawalStates = [
  /** Asked for; waits for a decision. */
  'requested',
  /** Released: the supplier is asked to pay until it says how that went. */
  'approved',
  'paid',
  'refused',
  'failed',
  'cancelled',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export const withdrawalEvents = ['approved', 'refused', 'cancelled', 'processing', 'paid', 'failed'] as const
export type WithdrawalEvent = (typeof withdrawalEvents)[number]

export interface WithdrawalStep {
  readonly state: WithdrawalState
  readonly changed: boolean
  readonly payOut: boolean
  /** Where the player's money comes back from. */
  readonly giveBack: 'from-held' | 'from-supplier' | null
}

const moves: Readonly<Record<WithdrawalState, Readonly<Partial<Record<WithdrawalEvent, WithdrawalState>>>>> = {
  requested: { approved: 'approved', refused: 'refused', cancelled: 'cancelled' },
  approved: { paid: 'paid', failed: 'failed' },
  paid: { failed: 'failed' }, // the receiving bank sent it back
  refused: {},
  failed: {}, // a late word of a payment that has come back since
  cancelled: {},
}

export function isLost(state: WithdrawalState): boolean {
  return state === 'refused' || state === 'failed' || state === 'cancelled'
}

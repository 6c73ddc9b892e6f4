/**
 * The states of a withdrawal and the events that change them. Its money is held from the request on. It leaves the operator once, when the supplier
 * has paid it, or goes back to the player once. A payout that fails later is returned from the supplier's account.
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
  /** Waits for a decision. */
  'requested',
  /** The supplier is asked to pay until it reports the outcome. */
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
  /** The account that the player's money returns from. */
  readonly giveBack: 'from-held' | 'from-supplier' | null
}

const moves: Readonly<Record<WithdrawalState, Readonly<Partial<Record<WithdrawalEvent, WithdrawalState>>>>> = {
  requested: { approved: 'approved', refused: 'refused', cancelled: 'cancelled' },
  approved: { paid: 'paid', failed: 'failed' },
  paid: { failed: 'failed' }, // the receiving bank sent it back
  refused: {},
  failed: {}, // a late report of a payment that has come back since
  cancelled: {},
}

export function isLost(state: WithdrawalState): boolean {
  return state === 'refused' || state === 'failed' || state === 'cancelled'
}

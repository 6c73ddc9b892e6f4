import type { ApiRefusal } from '../../api/refusal.ts'

/** Locked, on a break, or out of time: not let in to play, but always to their money. */
export function isLockedOut(failure: ApiRefusal | null): boolean {
  return failure?.code === 'ACCOUNT_LOCKED' || failure?.code === 'SESSION_LIMIT_REACHED'
}

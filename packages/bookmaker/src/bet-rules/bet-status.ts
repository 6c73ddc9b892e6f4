import type { LegResult } from '../model/leg-result.ts'

/** The states of a bet, with the names that betting APIs use. */
export const betStatuses = [
  'PENDING_ACCEPTANCE',
  'NOT_ACCEPTED',
  'ACCEPTED',
  'WON',
  'LOST',
  'REFUNDED',
  'HALF_WON_HALF_PUSHED',
  'HALF_LOST_HALF_PUSHED',
  'CANCELLED',
  'CASHED_OUT',
  'REPLACED',
] as const
export type BetStatus = (typeof betStatuses)[number]

/** By its results. */
const settledStatuses = ['WON', 'LOST', 'REFUNDED', 'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED'] as const
export type SettledStatus = (typeof settledStatuses)[number]

/**
 * Where a bet may go from each state. Settled bets go back to ACCEPTED when a settlement is rolled back, to another result when they are settled again, and to CANCELLED
 * by a cancel window; a cancelled bet comes back when the cancellation is rolled back. NOT_ACCEPTED, CASHED_OUT and REPLACED, which another bet goes on for, are final.
 */
const moves: Readonly<Record<BetStatus, readonly BetStatus[]>> = {
  PENDING_ACCEPTANCE: ['ACCEPTED', 'NOT_ACCEPTED'],
  NOT_ACCEPTED: [],
  ACCEPTED: [...settledStatuses, 'CANCELLED', 'CASHED_OUT', 'REPLACED'],
  ...inEachSettled((from) => ['ACCEPTED', 'CANCELLED', ...settledStatuses.filter((status) => status !== from)]),
  CANCELLED: ['ACCEPTED', ...settledStatuses],
  CASHED_OUT: [],
  REPLACED: [],
}

function inEachSettled(movesFrom: (from: SettledStatus) => BetStatus[]): Record<SettledStatus, BetStatus[]> {
  return Object.fromEntries(settledStatuses.map((from) => [from, movesFrom(from)])) as Record<
    SettledStatus,
    BetStatus[]
  > // of every one
}

/** True if no result changes the bet any more. */
export const isFinal = (status: BetStatus): boolean => moves[status].length === 0

export function mayMove(from: BetStatus, to: BetStatus): boolean {
  return moves[from].includes(to)
}

/** The status of a bet all of whose legs are decided. `returns` says whether it returns anything. The half states are of single lines only. */
export function settledStatus(
  results: readonly (LegResult | 'placed')[],
  { returns }: { returns: boolean },
): SettledStatus {
  if (!returns) return 'LOST'
  if (results.every((result) => result === 'void')) return 'REFUNDED'
  const [only, ...others] = results
  if (others.length === 0 && only === 'halfWon') return 'HALF_WON_HALF_PUSHED'
  if (others.length === 0 && only === 'halfLost') return 'HALF_LOST_HALF_PUSHED'
  return 'WON'
}

import type { Bet } from './BetCard.tsx'

export const betKinds = ['single', 'multiple', 'system'] as const
export type BetKind = (typeof betKinds)[number]
export const betResults = ['won', 'lost', 'returned', 'cashedOut', 'notPlaced'] as const
export type BetResult = (typeof betResults)[number]
export const betDays = ['1', '7', '30'] as const

/** Empty: all of them. */
export interface BetFilter {
  readonly kind: BetKind | ''
  readonly result: BetResult | ''
  /** Placed in so many days. */
  readonly days: (typeof betDays)[number] | ''
}
export const noFilter: BetFilter = { kind: '', result: '', days: '' }

const dayMs = 86_400_000

export function passes(bet: Bet, { kind, result, days }: BetFilter, now = Date.now()): boolean {
  if (kind !== '' && kindOfBet(bet) !== kind) return false
  if (result !== '' && resultOfBet[bet.status] !== result) return false
  return days === '' || now - Date.parse(bet.placedAt) <= Number(days) * dayMs
}

export function kindOfBet({ legs, lines, eachWay }: Pick<Bet, 'legs' | 'lines' | 'eachWay'>): BetKind {
  if (lines > (eachWay ? 2 : 1)) return 'system'
  return legs.length === 1 ? 'single' : 'multiple'
}

const resultOfBet: Readonly<Record<Bet['status'], BetResult | null>> = {
  ...{ PENDING_ACCEPTANCE: null, ACCEPTED: null, NOT_ACCEPTED: 'notPlaced', CASHED_OUT: 'cashedOut' },
  ...{ WON: 'won', HALF_WON_HALF_PUSHED: 'won', LOST: 'lost', HALF_LOST_HALF_PUSHED: 'lost' },
  ...{ REFUNDED: 'returned', CANCELLED: 'returned' },
}

import type { SportCode } from '../page/api.ts'
import type { Bet } from './bet.ts'

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
  /** Matches a bet with one such leg at least. */
  readonly sport: SportCode | ''
}
export const noFilter: BetFilter = { kind: '', result: '', days: '', sport: '' }

const dayMs = 86_400_000

export function passes(bet: Bet, { kind, result, days, sport }: BetFilter, now = Date.now()): boolean {
  if (kind !== '' && kindOfBet(bet) !== kind) return false
  if (result !== '' && resultOfBet[bet.status] !== result) return false
  if (sport !== '' && !bet.legs.some(({ about }) => about?.sport === sport)) return false
  return isRecent(bet, days, now)
}

function isRecent({ placedAt }: Pick<Bet, 'placedAt'>, days: BetFilter['days'], now: number): boolean {
  return days === '' || now - Date.parse(placedAt) <= Number(days) * dayMs
}

interface Loaded {
  /** Newest first. */
  readonly bets: readonly Bet[]
  readonly pages: number
  /** The bookmaker has older bets. */
  readonly hasMore: boolean
}

/**
 * What comes next where a list is searched page by page. `load`: read a page. `more`: as many as are wanted are found. `stopped`: as many pages as may be read at once are read,
 * and older bets may pass the filter. `end`: no further bet passes.
 */
export function nextOfSearch(
  { bets, pages, hasMore }: Loaded,
  { filter, wanted, mostPages }: { filter: BetFilter; wanted: number; mostPages: number },
  now = Date.now(),
): 'load' | 'more' | 'stopped' | 'end' {
  const oldest = bets.at(-1)
  if (!hasMore || (oldest && !isRecent(oldest, filter.days, now))) return 'end'
  if (bets.filter((bet) => passes(bet, filter, now)).length >= wanted) return 'more'
  return pages < mostPages ? 'load' : 'stopped'
}

export function kindOfBet({ legs, lines, eachWay }: Pick<Bet, 'legs' | 'lines' | 'eachWay'>): BetKind {
  if (lines > (eachWay ? 2 : 1)) return 'system'
  return legs.length === 1 ? 'single' : 'multiple'
}

export const resultOfBet: Readonly<Record<Bet['status'], BetResult | null>> = {
  PENDING_ACCEPTANCE: null,
  ACCEPTED: null,
  NOT_ACCEPTED: 'notPlaced',
  CASHED_OUT: 'cashedOut',
  WON: 'won',
  HALF_WON_HALF_PUSHED: 'won',
  LOST: 'lost',
  HALF_LOST_HALF_PUSHED: 'lost',
  REFUNDED: 'returned',
  CANCELLED: 'returned',
  REPLACED: null,
}

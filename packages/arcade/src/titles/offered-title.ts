import type { SessionRow } from '../store/sessions.ts'
import { type Stakes, stakesUpTo } from './stakes.ts'
import type { Title } from './title.ts'

export type OfferedIn = Pick<SessionRow, 'currency' | 'minimumCycleMs' | 'maximumStake'>

export type OfferedTitle = Omit<Title, 'stakesIn'> & Stakes

/** A title for one session: stakes in the account's currency, and the minimum cycle and maximum stake of the player's country. */
export function offeredTitle(
  { stakesIn, ...title }: Title,
  { currency, minimumCycleMs, maximumStake }: OfferedIn,
): OfferedTitle {
  const stakes = stakesIn[currency]
  return {
    ...title,
    ...(maximumStake === null ? stakes : stakesUpTo(stakes, maximumStake)),
    cycleFloorMs: Math.max(title.cycleFloorMs, minimumCycleMs),
  }
}

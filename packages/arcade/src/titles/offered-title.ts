import type { SessionRow } from '../store/sessions.ts'
import type { Stakes, Title } from './title.ts'

export type OfferedIn = Pick<SessionRow, 'currency' | 'minimumCycleMs' | 'maximumStake'>

export type OfferedTitle = Omit<Title, 'stakesIn'> & Stakes

/** A title for one session: stakes in the account's currency, and the minimum cycle and maximum stake of the player's country. */
export function offeredTitle(
  { stakesIn, ...title }: Title,
  { currency, minimumCycleMs, maximumStake }: OfferedIn,
): OfferedTitle {
  const { stakes: all, defaultStake } = stakesIn[currency]
  const stakes = all.filter((stake) => maximumStake === null || stake <= maximumStake)
  return {
    ...title,
    stakes,
    defaultStake: Math.min(defaultStake, stakes.at(-1) ?? defaultStake),
    cycleFloorMs: Math.max(title.cycleFloorMs, minimumCycleMs),
  }
}

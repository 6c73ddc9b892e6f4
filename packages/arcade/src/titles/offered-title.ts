import type { SessionRow } from '../store/sessions.ts'
import { titleOf } from './index.ts'
import type { Title } from './title.ts'

export type OfferedIn = Pick<SessionRow, 'gameCode' | 'minimumCycleMs' | 'maximumStake'>

/** A title under the rules of one player's country: with its minimum cycle, and without stakes above its cap. */
export function offeredTitle({ gameCode, minimumCycleMs, maximumStake }: OfferedIn): Title {
  const title = titleOf(gameCode)
  const stakes = title.stakes.filter((stake) => maximumStake === null || stake <= maximumStake)
  return {
    ...title,
    stakes,
    defaultStake: Math.min(title.defaultStake, stakes.at(-1) ?? title.defaultStake),
    cycleFloorMs: Math.max(title.cycleFloorMs, minimumCycleMs),
  }
}

import type { LimitType } from '@andon/contract/player-api/limits-fields'

export interface LimitWarning {
  /** `endsSoon`: in less than a minute. `reached`: no more deposits, stakes or losses for now. */
  readonly effect: 'endsSession' | 'endsSoon' | 'reached'
  /** Minor units or minutes. */
  readonly used: number
}

interface Preview {
  readonly holdsNow: boolean
  readonly used: number
  readonly remaining: number
}

/** The warning before a limit is set that is used up, or nearly; null if the player can just go on. */
export function warningOf(limitType: LimitType, { holdsNow, used, remaining }: Preview): LimitWarning | null {
  if (!holdsNow || limitType === 'reality') return null
  if (limitType !== 'session') return remaining === 0 ? { effect: 'reached', used } : null
  if (remaining > 1) return null // in whole minutes, so 1 is at most one minute
  return { effect: remaining === 0 ? 'endsSession' : 'endsSoon', used }
}

import type { BetRequest, OwnBet } from '../../shell/shared/shared-scene.ts'
import type { Leave } from './leave.ts'

/** The state of the table's round, as far as the buttons depend on it. */
export type Phase = 'closed' | 'open' | 'locked' | 'running' | 'ended'

export interface PanelState {
  readonly phase: Phase
  /** True if bets may be placed now. */
  readonly isReady: boolean
  /** Waits for the next round. */
  readonly queued: BetRequest | null
  /** The bet on the round that is shown. */
  readonly own: Pick<OwnBet, 'stake' | 'status'> | null
  readonly leave: Leave | null
  /** The cash-out was sent and has no answer yet. */
  readonly isCashing: boolean
  /** Cashing out is offered from 1.01 on. */
  readonly canLeave: boolean
}

/**
 * What the button of a bet does now. `place`: on the open round. `queue`: for the next one, `cancel` takes that back. `sending`, `standing`, `rising` and `cashing` wait:
 * for the answer to the bet, for the start, for the first multiplier at which it may leave, and for the answer to the cash-out.
 */
export type PanelAct = 'place' | 'queue' | 'cancel' | 'sending' | 'standing' | 'rising' | 'cashOut' | 'cashing'

export function actOf({ phase, isReady, queued, own, leave, isCashing, canLeave }: PanelState): PanelAct {
  const isIn = own !== null && leave === null && phase !== 'ended' && phase !== 'closed'
  if (!isIn) return queued ? 'cancel' : isReady ? 'place' : 'queue'
  if (own.status !== 'placed') return 'sending'
  if (phase !== 'running') return 'standing'
  if (isCashing) return 'cashing'
  return canLeave ? 'cashOut' : 'rising'
}

/** True if a press does something. */
export const isActive = (act: PanelAct): boolean => ['place', 'queue', 'cancel', 'cashOut'].includes(act)

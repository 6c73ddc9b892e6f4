import type { Curve } from '@andon/arcade/engines/crash/curve'
import type { OwnBet } from '../../shell/shared/shared-scene.ts'

/** When a bet left its round, and at how many hundredths of its stake. */
export interface Leave {
  readonly atMs: number
  readonly hundredths: number
  readonly byAuto: boolean
}

/** The known part of a round: that it still ran after so many milliseconds, or its end. A round that ended at once has `atMs` 0. */
export type Known = { readonly ranForMs: number } | { readonly hundredths: number; readonly atMs: number }

/**
 * How a bet left the round, by the rules of the server and by nothing that is not certain yet; null if it is still in, or was lost. An automatic cash-out is certain once the server has said that the round ran beyond it.
 */
export function leaveOf(
  { choice, actions, events }: Pick<OwnBet, 'choice' | 'actions' | 'events'>,
  curve: Curve,
  known: Known,
): Leave | null {
  const told = events.find((event) => event.type === 'left')
  if (told?.type === 'left') return { atMs: told.atMs, hundredths: told.hundredths, byAuto: told.byAuto }
  const auto = autoOf(choice)
  const autoMs = auto === null ? Number.POSITIVE_INFINITY : curve.reaches(auto)
  const cashOutMs = Math.min(...actions.map(atMsOf))
  const endMs = 'atMs' in known ? known.atMs : Number.POSITIVE_INFINITY
  if (cashOutMs < Math.min(autoMs, endMs)) return { atMs: cashOutMs, hundredths: curve.at(cashOutMs), byAuto: false }
  if (auto === null) return null
  const reached = 'atMs' in known ? known.atMs > 0 && known.hundredths >= auto : known.ranForMs >= autoMs
  return reached ? { atMs: autoMs, hundredths: auto, byAuto: true } : null
}

/** The automatic cash-out of a bet in hundredths; null for none. */
export function autoOf(choice: unknown): number | null {
  if (typeof choice !== 'object' || choice === null || !('auto' in choice)) return null
  return typeof choice.auto === 'number' ? choice.auto : null
}

function atMsOf(action: unknown): number {
  const isStamped = typeof action === 'object' && action !== null && 'atMs' in action
  return isStamped && typeof action.atMs === 'number' ? action.atMs : Number.POSITIVE_INFINITY
}

import type { EventView } from '../../page/api.ts'
import { isInPlay } from '../../score/phase.ts'

/** Sports that have joint prices in play as well, while regular play lasts. */
const inPlay: readonly string[] = ['football', 'rugby', 'iceHockey', 'basketball', 'americanFootball']
/** Sports whose model has no more than the winner. */
const never: readonly string[] = ['mma', 'sumo']
const regularPlay = /^(firstHalf|secondHalf|break|part\d)$/

/** True while selections of a match may have a joint price; the slip's quote decides which of them do. */
export function canCombine({
  kind,
  sport,
  status,
  phase,
}: {
  readonly kind: EventView['kind']
  readonly sport: EventView['sport']['code']
  readonly status: string
  readonly phase: string
}): boolean {
  if (kind !== 'match' || never.includes(sport)) return false
  if (isInPlay(status)) return inPlay.includes(sport) && regularPlay.test(phase)
  return status === 'notStarted' || status === 'delayed'
}

import type { Round } from '@andon/arcade/game-api'
import type { BoardConfig } from './board-config.ts'

/** The amount that cashing out would pay after one more cell, in minor units; null after the last step and before the first event. */
export function nextPrize(
  config: Pick<BoardConfig, 'ladders'>,
  { stake, events }: Pick<Round, 'stake' | 'events'>,
): number | null {
  const board = events.find((event) => event.type === 'boardOpened')
  const opened = events.filter((event) => event.type === 'cellOpened' && event.safe).length
  const step = stepsOf(config, board?.hazards ?? 0)[opened]
  return step ? prize(stake, step) : null
}

/** The ladder for a number of hazards. */
export function stepsOf(
  { ladders }: Pick<BoardConfig, 'ladders'>,
  hazards: number,
): BoardConfig['ladders'][number]['steps'] {
  return ladders.find((ladder) => ladder.hazards === hazards)?.steps ?? []
}

/** Rounded down once to a minor unit, as at the server. */
export function prize(stake: number, { numerator, denominator }: { numerator: string; denominator: string }): number {
  return Number((BigInt(stake) * BigInt(numerator)) / BigInt(denominator))
}

import * as v from 'valibot'
import type { GameEvent } from './adaptor.ts'

/** A stake in minor units that a game adds to a dialect without a word for it; undefined where it says none, or something else. */
export const statedStake = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined)

/** A round's start with its stake, so that the page shows the balance that the game shows; other events as they are. */
export const withStake = (event: GameEvent, stake: number | undefined): GameEvent =>
  event.kind === 'roundStart' && stake !== undefined ? { ...event, stake } : event

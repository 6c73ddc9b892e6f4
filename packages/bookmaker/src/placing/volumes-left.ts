import { floor, fraction } from '@andon/money/fraction'
import { resultIf } from '../bet-rules/exposure.ts'
import { volumeWithin } from '../bet-rules/stake-limits.ts'
import type { StoredLeg } from '../store/legs.ts'
import type { LimitsOf } from '../store/limits.ts'
import type { OpenVolume } from '../store/players.ts'
import type { MovedPositions } from '../store/positions.ts'

export type Moved = Pick<MovedPositions, 'markets' | 'events'>

export interface Allowed {
  readonly limitsOf: LimitsOf
  /** Share of the player, in thousandths. */
  readonly factor: number
  /** Volume that the player has open beside this bet. */
  readonly open: readonly OpenVolume[]
  /** The positions with the bet in them, under their locks; null before it is in them. */
  readonly moved: Moved | null
}

type Selected = Pick<StoredLeg, 'eventId' | 'marketKey' | 'outcome'>

interface VolumesLeft {
  /** Returns the least volume that the player may still take in a market or on an event of the bet. */
  readonly byPlayer: number
  /** The part of that volume which the room of the book allows. */
  readonly byBook: number
  /** The market with the least room. */
  readonly tightest: { readonly eventId: string; readonly marketKey: string }
}

/** How much volume a bet on these legs may take. Of each market and each event a player takes the volume times their factor at most, with all open bets together. */
export function volumesLeft(legs: readonly Selected[], { limitsOf, factor, open, moved }: Allowed): VolumesLeft {
  const takenOf = (eventId: string, marketKey: string | null) =>
    open.find((one) => one.eventId === eventId && one.marketKey === marketKey)?.volume ?? 0
  const scaled = (volume: number) => Number(floor(fraction(BigInt(volume) * BigInt(factor), 1000n)))
  const lefts = legs.map((leg) => {
    const { volume, eventVolume } = limitsOf(leg)
    const ofMarket = scaled(volume) - takenOf(leg.eventId, leg.marketKey)
    const ofEvent = scaled(eventVolume) - takenOf(leg.eventId, null)
    const byPlayer = Math.max(0, Math.min(ofMarket, ofEvent))
    const { eventId, marketKey } = leg
    return { byPlayer, byBook: moved ? withinRoom(byPlayer, leg, { limitsOf, moved }) : byPlayer, eventId, marketKey }
  })
  const [tightest] = lefts.toSorted((a, b) => a.byBook - b.byBook)
  return {
    byPlayer: Math.min(...lefts.map((left) => left.byPlayer)),
    byBook: Math.min(...lefts.map((left) => left.byBook)),
    tightest: tightest ?? { eventId: '', marketKey: '' },
  }
}

/** The less the book can still lose by this outcome, or on the event, the less a bet may take. A bet that makes a loss no worse is not held back by it. */
function withinRoom(
  volume: number,
  { eventId, marketKey, outcome }: Selected,
  { limitsOf, moved }: { limitsOf: LimitsOf; moved: Moved },
): number {
  const { marketLiability, eventLiability } = limitsOf({ eventId, marketKey })
  const market = moved.markets.find((one) => one.eventId === eventId && one.marketKey === marketKey)
  const event = moved.events.find((one) => one.eventId === eventId)
  const rooms = [
    ...(market && market.loss > market.lossBefore
      ? [{ room: marketLiability + resultIf(market.before, outcome), cap: marketLiability }]
      : []),
    ...(event && event.loss > event.lossBefore
      ? [{ room: eventLiability - event.lossBefore, cap: eventLiability }]
      : []),
  ]
  return Math.min(volume, ...rooms.map((room) => volumeWithin(volume, room)))
}

import type { BetRequest, OwnBet } from '../../../shell/shared/shared-scene.ts'
import { noRound, type ShownRound } from '../handlers.ts'
import { type LaidBets, type Layout, totalOf } from '../laid-bets.ts'

/** The layouts of several bets on top of each other. */
export function mergedLayout(bets: readonly { readonly choice?: unknown }[]): Layout {
  const all = new Map<string, number>()
  for (const { choice } of bets)
    for (const [spot, amount] of Object.entries((choice ?? {}) as Readonly<Record<string, unknown>>)) // a layout, as the player laid it
      if (typeof amount === 'number') all.set(spot, (all.get(spot) ?? 0) + amount)
  return all
}

/** The amount that each spot returned in all, by the events of the bets. */
export function paidBy(bets: readonly Pick<OwnBet, 'events'>[]): Layout {
  const paid = new Map<string, number>()
  for (const event of bets.flatMap(({ events }) => events))
    if (event.type === 'betPaid') paid.set(event.spot, (paid.get(event.spot) ?? 0) + event.amount)
  return paid
}

/**
 * What lies on the felt of a live table: chips that the player has laid and not sent, chips that have been placed on the round, and, when its result is known, what became of these. Placed chips count for the limits
 * and cannot be taken back.
 */
export function createLiveBets(
  bets: LaidBets,
  { least, onPlayed }: { readonly least: number; readonly onPlayed: (layout: Layout) => void },
) {
  let placed: Layout = new Map()
  let result: ShownRound | null = null
  let replayed: ShownRound | null = null
  /** All that was placed on the last round that had bets. */
  let last: Layout = bets.last()
  return {
    laid: (): Layout => (replayed || result ? new Map() : bets.laid()),
    placed: (): Layout => (replayed ? replayed.bets : placed),
    /** A round whose result is shown; null while bets are laid. */
    shownRound: (): ShownRound | null => replayed ?? result,
    setOwn: (own: readonly OwnBet[]): void => {
      placed = mergedLayout(own)
      bets.setPlaced(placed)
      if (totalOf(placed) > 0) last = placed
      if (result && own.some(({ win }) => win !== null)) result = { ...result, bets: placed, paid: paidBy(own) }
    },
    /** The result is known; what the bets are paid follows. */
    decided: (shown: Pick<ShownRound, 'drawn' | 'facts'>, own: readonly OwnBet[]): void => {
      result = { ...noRound, ...shown, bets: placed, paid: paidBy(own), isDecided: true }
    },
    /** The player goes on, or the next round has opened. */
    goOn: (): void => {
      result = null
    },
    isResult: () => result !== null,
    opened: (): void => {
      result = null
      placed = new Map()
      bets.setPlaced(placed)
      bets.remember(last)
      if (last.size > 0) onPlayed(last)
    },
    /** The laid chips as one bet; null while they are too few. */
    toPlace: (): BetRequest | null => {
      const stake = bets.total()
      return stake >= least && stake > 0 ? { stake, choice: Object.fromEntries(bets.laid()) } : null
    },
    /** These chips are being sent: they lie on the felt as placed ones from now on. */
    taken: (): void => {
      bets.played()
      bets.remember(last)
    },
    /** Chips that were not accepted are laid again, as far as the limits allow by now. */
    returned: (sent: readonly BetRequest[]): void => {
      for (const bet of sent) bets.add(mergedLayout([{ choice: bet.choice }]))
    },
    /** A past round that is watched; null gives the felt back. */
    replay: (round: ShownRound | null): void => {
      replayed = round
    },
    replayed: (): ShownRound => replayed ?? noRound,
  }
}

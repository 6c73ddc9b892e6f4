import type { OwnBet, TableView } from '../shared-scene.ts'

/** A seat as it stands in the row. */
export interface ShownSeat {
  readonly seat: string
  /** Null for the player's own. */
  readonly name: string | null
  /** All that is staked from it on this round, in minor units. */
  readonly staked: number
  /** At which hundredths it left the running round; null if not. */
  readonly leftAt: number | null
}

export interface SeatRow {
  readonly seats: readonly ShownSeat[]
  /** Players of the round who are not in the row. */
  readonly others: number
}

/** Bets of these states take part, or may. */
const counts: ReadonlySet<OwnBet['status']> = new Set(['sending', 'asked', 'placed', 'settling', 'settled'])

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * The player's own seat is always the first, whether others see it or not, with the bets that this page knows. Then as many of the others as there is room for; `room` counts seats with the own one. Nobody is invented: who is
 * not shown is only counted.
 */
export function seatRow(
  { seats, players, ownSeat }: Pick<TableView, 'seats' | 'players' | 'ownSeat'>,
  { own, room }: { readonly own: readonly OwnBet[]; readonly room: number },
): SeatRow {
  const playing = own.filter(({ status }) => counts.has(status))
  const mine = seats.find(({ seat }) => seat === ownSeat)
  const first: ShownSeat = {
    seat: ownSeat,
    name: null,
    staked: sumOf(playing.map(({ stake }) => stake)),
    leftAt: mine?.leftAt ?? null,
  }
  const others = seats
    .filter(({ seat }) => seat !== ownSeat)
    .slice(0, Math.max(0, room - 1))
    .map(({ seat, name, bets, leftAt }) => ({ seat, name, staked: sumOf(Object.values(bets)), leftAt }))
  const isCounted = mine !== undefined || playing.length > 0
  return { seats: [first, ...others], others: Math.max(0, players - others.length - (isCounted ? 1 : 0)) }
}

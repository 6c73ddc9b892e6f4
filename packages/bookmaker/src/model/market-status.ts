/**
 * What can be done with a market. `suspended`: shown, takes no bets for now. `inactive`: not shown. `handedOver`: one producer has let go of it and the next has
 * not sent it yet. `settled`: every outcome has its result. `cancelled`: every bet on it is void.
 */
export const marketStatuses = ['active', 'suspended', 'inactive', 'handedOver', 'settled', 'cancelled'] as const
export type MarketStatus = (typeof marketStatuses)[number]

/** The kinds of messages that change a market: prices and stops of any kind, or one of the four messages about bets. */
export type MarketCause = 'prices' | 'settlement' | 'settlementRolledBack' | 'cancel' | 'cancelRolledBack'

const open: readonly MarketStatus[] = ['active', 'suspended', 'inactive', 'handedOver']
const isOpen = (status: MarketStatus) => open.includes(status)

/** True if `cause` may move a market from `from` to `to`. A settled or cancelled market is open again only by a roll-back; prices never reopen it. */
export function canMoveMarket(from: MarketStatus, to: MarketStatus, cause: MarketCause): boolean {
  if (from === to) return true
  switch (cause) {
    case 'prices':
      return isOpen(from) && isOpen(to)
    case 'settlement':
      return isOpen(from) && (isOpen(to) || to === 'settled') // the last open outcome may get its result before the others
    case 'settlementRolledBack':
      return from !== 'cancelled' && isOpen(to) // an outcome that was settled before the others may be the one that is offered again
    case 'cancel':
      return to === 'cancelled'
    case 'cancelRolledBack':
      return from === 'cancelled' && to !== 'cancelled'
  }
}

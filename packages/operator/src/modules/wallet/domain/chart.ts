/**
 * The chart of accounts. An account's name is `player/<id>/<pocket>` or `house/<class>/<name>` (of a jackpot `house/jackpots/<supplier>/<jackpot>`); amounts are signed from the account's point
 * of view, so a deposit is +1,000 on `player/ply_1/realCash` and −1,000 on `house/payments/sandbox`.
 */

/** The pockets of a player's account, in their fixed order. None may go below zero. */
export const pockets = ['realCash', 'crp', 'drp', 'wrp', 'freebet'] as const
export type Pocket = (typeof pockets)[number]

/** The classes of house accounts. Their balances may have either sign; they open at their first transfer. */
export const houseClasses = {
  payments:
    'money held by a payment supplier: house/payments/<supplier>; for withdrawals on their way: house/payments/held',
  games: 'stakes taken less winnings paid and contributions to jackpots: house/games/<supplier>',
  bonus: 'the cost of bonuses: house/bonus/<programme>',
  jackpots:
    'contributions of stakes and moves from its reserve, less what the jackpot has paid: house/jackpots/<supplier>/<jackpot>; of all jackpots of a supplier together, from before each had its own: house/jackpots/<supplier>',
  tournaments: 'buy-ins taken and prizes paid: house/tournaments/<tournament>',
  adjustments: 'corrections by the operator: house/adjustments/<reason>',
  unallocated: 'money received but not yet credited to a player, a debt of the operator: house/unallocated/<supplier>',
  receivables: 'owed by players whose chargeback exceeded their balance: house/receivables/<supplier>',
} as const
export type HouseClass = keyof typeof houseClasses

/** The reason for a transfer. */
export const transferKinds = [
  'deposit',
  'receipt',
  'receiptReturn',
  'withdrawal',
  'withdrawalReversal',
  'chargeback',
  'stake',
  'win',
  'rollback',
  'winReversal',
  'bonusGrant',
  'bonusConversion',
  'bonusForfeit',
  'jackpotContribution',
  'jackpotWin',
  'jackpotMove',
  'tournamentFee',
  'tournamentPrize',
  'tournamentRefund',
  'subscription',
  'serviceCredit',
  'serviceDebit',
  'positiveAdjustment',
  'negativeAdjustment',
  'fraudAdjustment',
] as const
export type TransferKind = (typeof transferKinds)[number]

/** `player/ply_1/realCash` */
export function pocket(playerId: string, name: Pocket): string {
  return `player/${playerId}/${name}`
}

/** `house/games/arcade` */
export function house(name: `${HouseClass}/${string}`): string {
  return `house/${name}`
}

/** The holder of an account: a player's id, or the full name of a house account. */
export function isHouse(holder: string): boolean {
  return holder === 'house' || holder.startsWith('house/')
}

/** The parts of an account's name; null if the chart has no such account. House accounts have one pocket. */
export function parseAccount(name: string): { holder: string; pocket: Pocket } | null {
  const [, side, first = '', second = '', third] =
    /^(player|house)\/([\w.:-]{1,100})\/([\w.:-]{1,100})(?:\/([\w.:-]{1,100}))?$/.exec(name) ?? []
  if (third !== undefined && (side !== 'house' || first !== 'jackpots')) return null
  if (side === 'player') return isPocket(second) && !isHouse(first) ? { holder: first, pocket: second } : null
  return side === 'house' && Object.hasOwn(houseClasses, first) ? { holder: name, pocket: 'realCash' } : null
}

function isPocket(name: string): name is Pocket {
  return (pockets as readonly string[]).includes(name) // widened for the lookup
}

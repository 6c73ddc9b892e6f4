/**
 * The chart of accounts. An account's name is `player/<id>/<pocket>` or `house/<class>/<name>`; amounts are signed from the account's own point
 * of view, so a deposit is +1,000 on `player/ply_1/realCash` and −1,000 on `house/payments/sandbox`.
 */

/** The pockets of a player's account, in the order in which they are always listed. None may go below zero. */
export const pockets = ['realCash', 'crp', 'drp', 'wrp', 'freebet'] as const
export type Pocket = (typeof pockets)[number]

/** The house's accounts, by what the other side of the money is. They may have either sign, and open at their first transfer. */
export const houseClasses = {
  payments:
    'money held by a payment supplier: house/payments/<supplier>; for withdrawals on their way: house/payments/held',
  games: 'stakes taken less winnings paid: house/games/<supplier>',
  bonus: 'what bonuses cost: house/bonus/<programme>',
  jackpots: 'contributions kept for winners: house/jackpots/<jackpot>',
  adjustments: 'corrections by the operator: house/adjustments/<reason>',
  unallocated:
    'money that has arrived and that no player is credited with yet, a debt of the house: house/unallocated/<supplier>',
  receivables: 'what players owe, because a chargeback exceeded the balance: house/receivables/<supplier>',
} as const
export type HouseClass = keyof typeof houseClasses

/** Why money moves. */
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
  'tournamentFee',
  'tournamentPrize',
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

/** Who holds an account: a player by his id, or the house under the account's whole name. */
export function isHouse(holder: string): boolean {
  return holder === 'house' || holder.startsWith('house/')
}

/** An account's name, taken apart; null when the chart has no such account. The house's accounts have one pocket. */
export function parseAccount(name: string): { holder: string; pocket: Pocket } | null {
  const [, side, first = '', second = ''] = /^(player|house)\/([\w.:-]{1,100})\/([\w.:-]{1,100})$/.exec(name) ?? []
  if (side === 'player') return isPocket(second) && !isHouse(first) ? { holder: first, pocket: second } : null
  return side === 'house' && Object.hasOwn(houseClasses, first) ? { holder: name, pocket: 'realCash' } : null
}

function isPocket(name: string): name is Pocket {
  return (pockets as readonly string[]).includes(name) // widened only to ask
}

/**
 * The chart of accounts. An account's name is `player/<id>/<pocket>` or `house/<class>/<name>`; amounts are signed from the account's own point
 * of view, so a deposit is +1,000 on `player/ply_1/realCash` and −1,000 on `house/payments/sandbox`.
 */

/** A player's accounts, in the order in which balances are always listed. None may go below zero. */
export const pockets = ['realCash', 'crp', 'drp', 'wrp', 'freebet'] as const
export type Pocket = (typeof pockets)[number]

/** The house's accounts, by what the other side of the money is. They may have either sign, and open at their first transfer. */
export const houseClasses = {
  payments: 'money held by a payment supplier: house/payments/<supplier>',
  games: 'stakes taken less winnings paid: house/games/<supplier>',
  bonus: 'what bonuses cost: house/bonus/<programme>',
  jackpots: 'contributions kept for winners: house/jackpots/<jackpot>',
  adjustments: 'corrections by the operator: house/adjustments/<reason>',
  receivables: 'what players owe, because a chargeback exceeded the balance: house/receivables/<supplier>',
} as const
export type HouseClass = keyof typeof houseClasses

/** Why money moves. */
export const transferKinds = [
  'deposit',
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

/** The holder that stands for the operator wherever a player's id could stand. */
export const houseHolder = 'house'

/** An account's name, taken apart; null when the chart has no such account. */
export function parseAccount(name: string): { holder: string; account: string } | null {
  const [side = '', first = '', second = '', ...rest] = name.split('/')
  if (rest.length > 0 || !/^[\w.:-]{1,100}$/.test(first) || !/^[\w.:-]{1,100}$/.test(second)) return null
  if (side === 'player') return isPocket(second) && first !== houseHolder ? { holder: first, account: second } : null
  return side === 'house' && Object.hasOwn(houseClasses, first)
    ? { holder: houseHolder, account: `${first}/${second}` }
    : null
}

function isPocket(name: string): name is Pocket {
  return (pockets as readonly string[]).includes(name) // widened only to ask
}

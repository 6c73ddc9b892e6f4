import type { TransactionType } from '@andon/contract'

/**
 * The players' words for the ledger's kinds. A chargeback has no word of its own there: to the player it is money taken off the balance, so it is a
 * negative adjustment. The sandbox's demo credit is posted as a deposit at the sandbox's supplier, and is shown as one. Bonus money is told only where
 * it changes real cash: set aside when a bonus begins, converted when it is met, given back when it is dropped.
 */
const types = {
  deposit: 'realCashDeposit',
  withdrawal: 'withdraw',
  subscription: 'playerSubscription',
  serviceCredit: 'customerServiceAddition',
  serviceDebit: 'customerServiceRemoval',
  winReversal: 'winReverseAdjustment',
  positiveAdjustment: 'positiveAdjustment',
  negativeAdjustment: 'negativeAdjustment',
  chargeback: 'negativeAdjustment',
  fraudAdjustment: 'fraudAdjustment',
  withdrawalReversal: 'cashoutReversal',
  bonusGrant: 'bonusActivation',
  bonusConversion: 'bonusConversion',
  bonusForfeit: 'bonusDrop',
  tournamentFee: 'tournamentFee',
  tournamentPrize: 'tournamentPrize',
  jackpotWin: 'jackpotWin',
} as const satisfies Record<string, TransactionType>
type ToldKind = keyof typeof types

const kinds = Object.keys(types) as ToldKind[] // Object.keys forgets the literal types

/** The ledger's kinds behind these types; behind all of them when none is named. */
export function kindsOf(wanted: readonly TransactionType[] = []): ToldKind[] {
  return wanted.length === 0 ? kinds : kinds.filter((kind) => wanted.includes(types[kind]))
}

export function typeOf(kind: string): TransactionType {
  const told = kinds.find((one) => one === kind)
  if (!told) throw new Error(`nobody asked for transfers of kind ${kind}`)
  return types[told]
}

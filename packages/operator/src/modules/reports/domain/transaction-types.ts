import type { TransactionType } from '@andon/contract'

/**
 * The transaction types that players see for the ledger's kinds. A chargeback is shown as a negative adjustment. The sandbox's demo credit is posted and
 * shown as a deposit. Bonus transfers are shown only where they change real cash: tied when a bonus begins, converted when it is met, returned when it is
 * dropped.
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
  tournamentPrize: 'TOURNAMENT_PRIZE',
  tournamentRefund: 'tournamentRefund',
  jackpotWin: 'JACKPOT_WIN',
} as const satisfies Record<string, TransactionType>
type ListedKind = keyof typeof types

const kinds = Object.keys(types) as ListedKind[] // Object.keys loses the literal types

/** The ledger's kinds behind these types; all of them for an empty list. */
export function kindsOf(wanted: readonly TransactionType[] = []): ListedKind[] {
  return wanted.length === 0 ? kinds : kinds.filter((kind) => wanted.includes(types[kind]))
}

export function typeOf(kind: string): TransactionType {
  const listed = kinds.find((one) => one === kind)
  if (!listed) throw new Error(`transfers of kind ${kind} are not listed`)
  return types[listed]
}

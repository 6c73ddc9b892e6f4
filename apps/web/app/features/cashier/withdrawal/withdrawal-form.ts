import {
  type PaymentMethod,
  type WalletMethod,
  walletWithdrawalMethods,
} from '@andon/contract/player-api/cashier/methods'
import type { Currency } from '@andon/money'
import type { Errors } from '../../forms/use-form.ts'
import { amountError } from '../deposit/deposit-form.ts'

export const initialWithdrawal = {
  amount: '',
  /** `<method>:<id>`, or `<method>:` for a new bank account. */
  to: '',
  bankCode: '',
  branchCode: '',
  accountNumber: '',
  accountHolder: '',
}
export type WithdrawalValues = typeof initialWithdrawal

interface Method {
  readonly paymentMethod: PaymentMethod
  readonly min: number
  readonly max: number
  readonly payoutHours: PayoutHours
  readonly destinations: readonly {
    readonly id: string
    readonly label: string
    readonly netDeposited: number
    readonly max: number
  }[]
  readonly takesNewAccount: boolean
  readonly newAccountMax: number
}

/** From approval to arrival, as the method's supplier states them. */
export interface PayoutHours {
  readonly from: number
  readonly to: number
}

/** Where a withdrawal can go. */
export interface Destination {
  readonly to: string
  readonly paymentMethod: PaymentMethod
  /** Null for a new bank account. */
  readonly id: string | null
  readonly label: string | null
  readonly netDeposited: number
  readonly min: number
  /** The maximum that may go there now. */
  readonly max: number
  readonly payoutHours: PayoutHours
}

/** First the destinations that money has to return to (closed loop), then the others, each with its current maximum. */
export function destinationsOf(methods: readonly Method[]): Destination[] {
  const all = methods.flatMap(({ paymentMethod, min, payoutHours, destinations, takesNewAccount, newAccountMax }) => [
    ...destinations.map(({ id, label, netDeposited, max }) => ({
      to: `${paymentMethod}:${id}`,
      paymentMethod,
      id,
      label,
      netDeposited,
      min,
      max,
      payoutHours,
    })),
    ...(takesNewAccount
      ? [
          {
            to: `${paymentMethod}:`,
            paymentMethod,
            id: null,
            label: null,
            netDeposited: 0,
            min,
            max: newAccountMax,
            payoutHours,
          },
        ]
      : []),
  ])
  return all.sort((a, b) => b.netDeposited - a.netDeposited)
}

const bankFields = {
  bankCode: /^\d{4}$/,
  branchCode: /^\d{3}$/,
  accountNumber: /^\d{7}$/,
  accountHolder: /\S/,
} as const

export function withdrawalErrors(destinations: readonly Destination[]) {
  return (values: WithdrawalValues): Errors<WithdrawalValues> => {
    const errors: { -readonly [Name in keyof WithdrawalValues]?: string } = {}
    const chosen = destinations.find(({ to }) => to === values.to)
    if (!chosen) errors.to = 'required'
    const amount = amountError(values.amount, chosen && { min: chosen.min, max: Number.MAX_SAFE_INTEGER })
    if (amount) errors.amount = amount
    if (chosen?.id !== null) return errors
    for (const [name, pattern] of Object.entries(bankFields)) {
      const field = name as keyof typeof bankFields // the keys of the table above
      if (!pattern.test(values[field])) errors[field] = values[field] === '' ? 'required' : 'invalid'
    }
    return errors
  }
}

/** Cards and other methods have different endpoints. */
export function withdrawalRequest(
  values: WithdrawalValues,
  { currency, destination: { paymentMethod, id } }: { currency: Currency; destination: Destination },
) {
  const common = { amount: values.amount, currency }
  const wallet = walletWithdrawalMethods.find((method) => method === (paymentMethod as WalletMethod))
  if (wallet === undefined)
    return {
      call: 'makeCCWithdrawal' as const,
      fields: { ...common, paymentMethod: 'CREDITCARD' as const, ...(id === null ? {} : { savedCardId: id }) },
    }
  const { bankCode, branchCode, accountNumber, accountHolder } = values
  const where = id === null ? { bankCode, branchCode, accountNumber, accountHolder } : { savedAccountId: id }
  return { call: 'makeWalletWithdrawal' as const, fields: { ...common, paymentMethod: wallet, ...where } }
}

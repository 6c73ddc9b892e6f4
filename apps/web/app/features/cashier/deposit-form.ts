import {
  cardBrandOf,
  cardHolder,
  cardNumber,
  cvv,
  expiryMonth,
  expiryYear,
} from '@andon/contract/player-api/cashier-card'
import { type PaymentMethod, voucherCode, type WalletMethod } from '@andon/contract/player-api/cashier-methods'
import type { Currency } from '@andon/money'
import * as v from 'valibot'
import type { Errors } from '../forms/use-form.ts'

const initialAmount: Record<Currency, number> = { JPY: 10_000 }

/** Ascending, in minor units. */
export const amountPresets: Record<Currency, readonly number[]> = {
  JPY: [1_000, 3_000, 5_000, 10_000, 30_000, 50_000],
}

export const initialDeposit = (currency: Currency) => ({
  amount: String(initialAmount[currency]),
  paymentMethod: 'CREDITCARD' as PaymentMethod,
  /** `new`, `hosted` for the payment company's own page, or the id of a saved card. */
  card: 'new',
  cardNumber: '',
  cardHolder: '',
  expiryMonth: '',
  expiryYear: '',
  cvv: '',
  saveCard: false as boolean,
  /** Empty: the wallet's own page asks for it. */
  savedAccountId: '',
  voucherCode: '',
  /** `none`, `code` for a typed code, or the code of an offer. */
  bonus: 'none',
  bonusCode: '',
})
export type DepositValues = ReturnType<typeof initialDeposit>

const cardFields = { cardNumber, cardHolder, expiryMonth, expiryYear, cvv } as const
type Bounds = { readonly paymentMethod: PaymentMethod; readonly min: number; readonly max: number }

export function depositErrors(methods: readonly Bounds[], now: () => Date = () => new Date()) {
  return (values: DepositValues): Errors<DepositValues> => {
    const errors: { -readonly [Name in keyof DepositValues]?: string } = {}
    const bounds = methods.find(({ paymentMethod }) => paymentMethod === values.paymentMethod)
    const amount = amountError(values.amount, bounds)
    if (amount) errors.amount = amount
    for (const [name, schema] of Object.entries(askedOf(values))) {
      const field = name as keyof typeof cardFields // the keys of the tables above
      if (!v.safeParse(schema, values[field]).success) errors[field] = values[field] === '' ? 'required' : 'invalid'
    }
    if (values.paymentMethod === 'CREDITCARD' && values.card === 'new' && !errors.expiryMonth && !errors.expiryYear) {
      if (hasExpired(values, now())) errors.expiryMonth = 'invalid.expiry'
    }
    if (usesTypedBonus(values) && values.bonusCode.trim() === '') errors.bonusCode = 'required'
    return errors
  }
}

export function amountError(amount: string, bounds: { min: number; max: number } | undefined): string | undefined {
  if (amount === '') return 'required'
  return bounds && (Number(amount) < bounds.min || Number(amount) > bounds.max) ? 'AMOUNT_OUT_OF_RANGE' : undefined
}

function askedOf({ paymentMethod, card }: DepositValues) {
  switch (paymentMethod) {
    case 'CREDITCARD':
      return card === 'new' ? cardFields : card === 'hosted' ? {} : { cvv }
    case 'VOUCHER':
      return { voucherCode }
    case 'PAPERWALLET':
    case 'BANKTRANSFER':
      return {}
  }
}

/** A card is valid to the end of its month. */
function hasExpired(values: Pick<DepositValues, 'expiryMonth' | 'expiryYear'>, now: Date): boolean {
  const year = v.parse(expiryYear, values.expiryYear)
  const month = v.parse(expiryMonth, values.expiryMonth)
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}

/** Bank transfers take no bonus: the amount that arrives may differ from the announced one. */
export const takesBonus = (paymentMethod: PaymentMethod) => paymentMethod !== 'BANKTRANSFER'
const usesTypedBonus = ({ bonus, paymentMethod }: DepositValues) => bonus === 'code' && takesBonus(paymentMethod)

export type DepositRequest = ReturnType<typeof depositRequest>

/** The call and its fields. */
export function depositRequest(
  values: DepositValues,
  { currency, returnPath }: { currency: Currency; returnPath: string },
) {
  const { amount, paymentMethod, card, saveCard, cvv, bonus, bonusCode } = values
  const code = !takesBonus(paymentMethod) || bonus === 'none' ? '' : bonus === 'code' ? bonusCode.trim() : bonus
  const common = { amount, currency, returnPath, ...(code === '' ? {} : { bonusCode: code }) }
  if (paymentMethod !== 'CREDITCARD')
    return {
      call: 'makeWalletPayment' as const,
      fields: { ...common, paymentMethod, ...walletFields(paymentMethod, values) },
    }
  const byCard = { ...common, paymentMethod }
  if (card === 'hosted') return { call: 'getThirdPartyHostedUri' as const, fields: byCard }
  if (card !== 'new') return { call: 'makeCCPayment' as const, fields: { ...byCard, savedCardId: card, cvv } }
  const { cardNumber, cardHolder, expiryMonth, expiryYear } = values
  const typed = { cardNumber, cardHolder, expiryMonth, expiryYear, cvv, saveCard }
  return { call: 'makeCCPayment' as const, fields: { ...byCard, ...typed } }
}

function walletFields(
  paymentMethod: WalletMethod,
  { voucherCode, savedAccountId }: DepositValues,
): { voucherCode?: string; savedAccountId?: string } {
  switch (paymentMethod) {
    case 'VOUCHER':
      return { voucherCode }
    case 'PAPERWALLET':
      return savedAccountId === '' ? {} : { savedAccountId }
    case 'BANKTRANSFER':
      return {}
  }
}

/** Removes all but digits; accepts full-width digits, spaces and hyphens. */
export const digitsOnly = (value: string) => value.normalize('NFKC').replace(/\D/g, '')

/** Groups digits as on the card: 4-6-5 for American Express, otherwise fours. */
export function groupedCardNumber(value: string): string {
  const digits = digitsOnly(value).slice(0, 19)
  return cardBrandOf(digits) === 'AMEX'
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
    : digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

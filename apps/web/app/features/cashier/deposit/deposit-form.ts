import {
  cardBrandOf,
  cardHolder,
  cardNumber,
  cvv,
  expiryMonth,
  expiryYear,
} from '@andon/contract/player-api/cashier/card'
import { type PaymentMethod, voucherCode } from '@andon/contract/player-api/cashier/methods'
import type { Currency } from '@andon/money'
import * as v from 'valibot'
import type { Errors } from '../../forms/use-form.ts'
import type { Way } from './ways.ts'

/** Ascending, in minor units. */
export const amountPresets: Record<Currency, readonly number[]> = {
  JPY: [1_000, 3_000, 5_000, 10_000, 30_000, 50_000],
}

export const initialDeposit = {
  amount: '',
  /** Id of a way to pay (ways.ts); empty only where there is none. */
  way: '',
  cardNumber: '',
  cardHolder: '',
  /** `MM/YY` */
  expiry: '',
  cvv: '',
  saveCard: false as boolean,
  voucherCode: '',
  /** `none`, `code` for a typed code, or the code of an offer; empty until the player has chosen, which is no bonus. */
  bonus: '',
  bonusCode: '',
}
export type DepositValues = typeof initialDeposit

/** The fields of the first step; the others belong to the second. */
export const amountStepFields = ['amount', 'bonus', 'bonusCode'] as const

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The bounds of one deposit, whichever way it is paid. */
export function overallBounds(ways: readonly Bounds[]): Bounds {
  return { min: Math.min(...ways.map(({ min }) => min)), max: Math.max(...ways.map(({ max }) => max)) }
}

export const isWithin = ({ min, max }: Bounds, amount: number) => amount >= min && amount <= max

interface Rules {
  readonly ways: readonly Way[]
  /** The deposit that the player's limits leave; undefined without a limit. */
  readonly allowance: number | undefined
  readonly now?: () => Date
}

export function depositErrors({ ways, allowance, now = () => new Date() }: Rules) {
  return (values: DepositValues): Errors<DepositValues> => {
    const errors: { -readonly [Name in keyof DepositValues]?: string } = {}
    const way = ways.find(({ id }) => id === values.way)
    const amount =
      amountError(values.amount, overallBounds(ways)) ??
      (allowance !== undefined && Number(values.amount) > allowance ? 'OVER_ALLOWANCE' : undefined)
    if (amount) errors.amount = amount
    if (way === undefined) errors.way = 'required'
    else if (!amount && !isWithin(way, Number(values.amount))) errors.way = 'AMOUNT_OUT_OF_RANGE'
    for (const [name, schema] of Object.entries(askedOf(way))) {
      const field = name as keyof ReturnType<typeof askedOf> & keyof DepositValues // the keys of the tables above
      if (!v.safeParse(schema, values[field]).success) errors[field] = values[field] === '' ? 'required' : 'invalid'
    }
    if (way?.kind === 'newCard' && !errors.expiry && hasExpired(values.expiry, now())) errors.expiry = 'invalid'
    if (values.bonus === 'code' && values.bonusCode.trim() === '') errors.bonusCode = 'required'
    return errors
  }
}

export function amountError(amount: string, bounds: Bounds | undefined): string | undefined {
  if (amount === '') return 'required'
  return bounds && !isWithin(bounds, Number(amount)) ? 'AMOUNT_OUT_OF_RANGE' : undefined
}

const expiry = v.pipe(
  v.string(),
  v.check((text) => {
    const { month, year } = partsOf(text)
    return v.safeParse(expiryMonth, month).success && /^\d\d$/.test(year)
  }),
)
const cardFields = { cardNumber, cardHolder, expiry, cvv } as const

function askedOf(way: Way | undefined): Partial<typeof cardFields & { voucherCode: typeof voucherCode }> {
  switch (way?.kind) {
    case 'newCard':
      return cardFields
    case 'savedCard':
      return { cvv }
    case 'voucher':
      return { voucherCode }
    default:
      return {}
  }
}

function partsOf(expiry: string): { month: string; year: string } {
  const [month = '', year = ''] = expiry.split('/')
  return { month, year }
}

/** A card is valid to the end of its month. */
function hasExpired(expiry: string, now: Date): boolean {
  const { month, year } = partsOf(expiry)
  const ends = v.parse(expiryYear, year) * 12 + v.parse(expiryMonth, month)
  return ends < now.getFullYear() * 12 + now.getMonth() + 1
}

export const hasBonus = ({ bonus }: Pick<DepositValues, 'bonus'>) => bonus !== '' && bonus !== 'none'

/** Bank transfers take no bonus: the amount that arrives may differ from the announced one. */
export const takesBonus = (paymentMethod: PaymentMethod) => paymentMethod !== 'BANKTRANSFER'

export type DepositRequest = ReturnType<typeof depositRequest>

/** The call and its fields. */
export function depositRequest(
  values: DepositValues,
  { way, currency, returnPath }: { way: Way; currency: Currency; returnPath: string },
) {
  const { amount, saveCard, cvv, bonus, bonusCode, voucherCode } = values
  const { paymentMethod } = way
  const code = !takesBonus(paymentMethod) || !hasBonus(values) ? '' : bonus === 'code' ? bonusCode.trim() : bonus
  const common = { amount, currency, returnPath, ...(code === '' ? {} : { bonusCode: code }) }
  const byCard = { ...common, paymentMethod: 'CREDITCARD' as const }
  switch (way.kind) {
    case 'newCard': {
      const { cardNumber, cardHolder, expiry } = values
      const { month: expiryMonth, year: expiryYear } = partsOf(expiry)
      const typed = { cardNumber, cardHolder, expiryMonth, expiryYear, cvv, saveCard }
      return { call: 'makeCCPayment' as const, fields: { ...byCard, ...typed } }
    }
    case 'savedCard':
      return { call: 'makeCCPayment' as const, fields: { ...byCard, savedCardId: way.id, cvv } }
    case 'hosted':
      return { call: 'getThirdPartyHostedUri' as const, fields: byCard }
    case 'savedWallet':
      return walletPayment({ ...common, paymentMethod: 'PAPERWALLET', savedAccountId: way.id })
    case 'wallet':
      return walletPayment({ ...common, paymentMethod: 'PAPERWALLET' })
    case 'voucher':
      return walletPayment({ ...common, paymentMethod: 'VOUCHER', voucherCode })
    case 'transfer':
      return walletPayment({ ...common, paymentMethod: 'BANKTRANSFER' })
  }
}

interface WalletFields {
  readonly amount: string
  readonly currency: Currency
  readonly returnPath: string
  readonly bonusCode?: string
  readonly paymentMethod: 'PAPERWALLET' | 'VOUCHER' | 'BANKTRANSFER'
  readonly savedAccountId?: string
  readonly voucherCode?: string
}
const walletPayment = (fields: WalletFields) => ({ call: 'makeWalletPayment' as const, fields })

/** Removes all but digits; accepts full-width digits, spaces and hyphens. */
export const digitsOnly = (value: string) => value.normalize('NFKC').replace(/\D/g, '')

/** Groups digits as on the card: 4-6-5 for American Express, otherwise fours. */
export function groupedCardNumber(value: string): string {
  const digits = digitsOnly(value).slice(0, 19)
  return cardBrandOf(digits) === 'AMEX'
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
    : digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** `7` → `07`, `1239` → `12/39`, `12 / 2039` → `12/39`. */
export function groupedExpiry(value: string): string {
  const digits = digitsOnly(value)
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const year = whole.length >= 6 ? whole.slice(4, 6) : whole.slice(2, 4)
  return year === '' ? whole.slice(0, 2) : `${whole.slice(0, 2)}/${year}`
}

import { currencies } from '@andon/money'
import { useCurrency } from './account-currency.ts'

const maxDigits = 9

/** The text of amount fields in the account's currency. Their value is minor units as digits. */
export function useAmountInput() {
  const { decimals } = currencies[useCurrency()]
  return {
    shown: (value: string) => shownAmount(value, decimals),
    typed: (text: string) => typedAmount(text, decimals),
  }
}

/** Typed digits fill the decimals from the right, so that a field never holds a fraction of a minor unit: 5, 50, 500 show as 0.05, 0.50, 5.00. */
export function shownAmount(value: string, decimals: number): string {
  if (value === '' || decimals === 0) return value
  const digits = value.padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Accepts full-width digits, spaces and separators. */
export function typedAmount(text: string, decimals: number): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '')
  return (decimals === 0 ? digits : digits.replace(/^0+/, '')).slice(0, maxDigits)
}

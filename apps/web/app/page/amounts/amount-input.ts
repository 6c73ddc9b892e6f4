import { currencies } from '@andon/money'
import { useCurrency } from './account-currency.ts'

const maxDigits = 9

/** The text of amount fields in the account's currency, with thousands separators and the symbol. Their value is minor units as digits; `position` keeps the caret where it was among the digits. */
export function useMoneyInput() {
  const { decimals, symbol, position } = currencies[useCurrency()]
  return {
    symbol,
    position,
    shown: (value: string) => groupedAmount(value, decimals),
    typed: (text: string) => typedAmount(text, decimals),
    caret: (text: string, caret: number, value: string) => caretIn(groupedAmount(value, decimals), { text, caret }),
  }
}

/** `1234567` → `1,234,567`. */
export function groupedAmount(value: string, decimals: number): string {
  const [whole = '', fraction] = shownAmount(value, decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The caret's place in the formatted text: after as many characters from the end as digits stood behind it in the typed text. */
export function caretIn(shown: string, { text, caret }: { text: string; caret: number }): number {
  const behind = text.slice(caret).normalize('NFKC').replace(/\D/g, '').length
  let place = shown.length
  for (let digits = 0; place > 0 && digits < behind; place--) if (/\d/.test(shown.charAt(place - 1))) digits++
  return shown.charAt(place - 1) === ',' ? place - 1 : place // Backspace should meet a digit
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

import { currencies } from '@andon/money'
import { useCurrency } from './account-currency.ts'
import { usePage } from './page-context.ts'

/** An amount in the account's currency: symbol, a space, the currency's decimals, digits of equal width. */
export function Money({ amount }: { amount: number }) {
  return <span className="money">{useMoney()(amount)}</span>
}

/** The same as plain text, for labels and messages. */
export function useMoney(): (amount: number) => string {
  const { language } = usePage()
  const { symbol, position, decimals } = currencies[useCurrency()]
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (amount) => {
    const digits = number.format(amount / 10 ** decimals)
    return position === 'before' ? `${symbol}\u00a0${digits}` : `${digits}\u00a0${symbol}`
  }
}

/** The same with a sign, for wins and losses. */
export function useSignedMoney(): (amount: number) => string {
  const money = useMoney()
  return (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${money(Math.abs(amount))}`
}

import { moneyFormat, signedMoneyFormat } from '@andon/money'
import { usePage } from '../page-context.ts'
import { useCurrency } from './account-currency.ts'

/** An amount in the account's currency: symbol, a space, the currency's decimals, digits of equal width. */
export function Money({ amount }: { amount: number }) {
  return <span className="money">{useMoney()(amount)}</span>
}

/** The same as plain text, for labels and messages. */
export function useMoney(): (amount: number) => string {
  const { language } = usePage()
  return moneyFormat(useCurrency(), language)
}

/** The same with a sign, for wins and losses. */
export function useSignedMoney(): (amount: number) => string {
  const { language } = usePage()
  return signedMoneyFormat(useCurrency(), language)
}

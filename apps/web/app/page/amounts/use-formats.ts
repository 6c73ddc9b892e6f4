import { currencies } from '@andon/money'
import { dateFormat } from '../dates/date-format.ts'
import { usePage } from '../page-context.ts'
import { useCurrency } from './account-currency.ts'
import { useMoney, useSignedMoney } from './Money.tsx'

/** Formats times and amounts, on the screen and in files. */
export function useFormats() {
  const { language } = usePage()
  const currency = useCurrency()
  const money = useMoney()
  const signed = useSignedMoney()
  const { decimals } = currencies[currency]
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  const day = dateFormat(language, { dateStyle: 'medium' })
  return {
    currency,
    zone: time.resolvedOptions().timeZone,
    time: (at: string | number) => time.format(new Date(at)),
    day: (at: string | number) => day.format(new Date(at)),
    money,
    /** With a sign; a word and a colour beside it say the same. */
    signed,
    /** In whole units of the currency, for files. */
    plain: (amount: number) => amount / 10 ** decimals,
  }
}

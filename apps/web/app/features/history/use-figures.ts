import { currencies } from '@andon/money'
import { useMoney } from '../../page/Money.tsx'
import { usePage } from '../../page/page-context.ts'

/** Formats times and amounts of a history, on the screen and in files. */
export function useFigures() {
  const { language, site } = usePage()
  const money = useMoney()
  const { decimals } = currencies[site.currency]
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return {
    currency: site.currency,
    zone: time.resolvedOptions().timeZone,
    time: (at: string | number) => time.format(new Date(at)),
    day: (at: string | number) => day.format(new Date(at)),
    money,
    /** With a sign; a word and a colour beside it say the same. */
    signed: (amount: number) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${money(Math.abs(amount))}`,
    /** In whole units of the currency, for files. */
    plain: (amount: number) => amount / 10 ** decimals,
  }
}

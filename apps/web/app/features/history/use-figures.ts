import { currencies } from '@andon/money'
import { useMoney } from '../../page/Money.tsx'
import { usePage } from '../../page/page-context.ts'

/** How a history writes times and amounts, on the screen and in files. */
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
    /** With its sign, as words and colour beside it say, too. */
    signed: (amount: number) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${money(Math.abs(amount))}`,
    /** In whole units of the currency, for programs. */
    plain: (amount: number) => amount / 10 ** decimals,
  }
}

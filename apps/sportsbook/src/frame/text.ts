import { type Language, languages } from '@andon/contract/languages'
import { moneyFormat } from '@andon/money'
import { formatOdds } from '../odds/odds-format.ts'
import type { Names } from './api.ts'
import { useServices } from './services.tsx'
import { settings } from './settings.ts'

type Texts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>
type Params = Readonly<Record<string, string | number>>

/** The texts of a folder (`messages.ja.ts`, `messages.en.ts`) in the page's language; `{name}` stands for a parameter. */
export function useText<Key extends string>(texts: Texts<Key>): (key: Key, params?: Params) => string {
  const { language } = useServices()
  return (key, params = {}) =>
    texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** A name in the language that the player chose for names. */
export function useName(): (names: Names) => string {
  const { language } = useServices()
  const { names: chosen } = settings.use()
  return (names) => names[chosen ?? language]
}

/** A price in thousandths, written in the player's format. */
export function useOdds(): (price: number) => string {
  const { odds } = settings.use()
  return (price) => formatOdds(price, odds)
}

/** Amounts in minor units. */
export function useMoney(): (amount: number) => string {
  const { language } = useServices()
  return moneyFormat('JPY', languages[language].locale)
}

/** Amounts with their sign, as the site writes them: `+¥ 300`, `−¥ 300`. */
export function useSignedMoney(): (amount: number) => string {
  const money = useMoney()
  return (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${money(Math.abs(amount))}`
}

/** Clock times, days and weekdays in the player's own time zone. */
export function useTimes() {
  const { language } = useServices()
  const { hours } = settings.use()
  const { locale } = languages[language]
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, options)
    return (at: number) => made.format(at)
  }
  return {
    clock: format({ hour: 'numeric', minute: '2-digit', hour12: hours === '12' }),
    day: format({ month: 'numeric', day: 'numeric', weekday: 'short' }),
    weekday: format({ weekday: 'short' }),
    dayOfMonth: format({ month: 'numeric', day: 'numeric' }),
  }
}

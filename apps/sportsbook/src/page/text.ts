import { type Language, languages } from '@andon/contract/languages'
import { moneyFormat, signedMoneyFormat } from '@andon/money'
import { dateFormat } from '@andon/web-kit/dates'
import { fillText } from '@andon/web-kit/text'
import type { Names } from './api.ts'
import { boardOdds } from './board-odds.ts'
import { dayOf } from './days.ts'
import { namesIn } from './names.ts'
import { useServices } from './services.ts'
import { settings } from './settings.ts'
import { useZone } from './time-zone.ts'

type Texts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>
type Params = Readonly<Record<string, string | number>>

/** The texts of a folder (`messages.ja.ts`, `messages.en.ts`) in the page's language; `{name}` stands for a parameter. */
export function useText<Key extends string>(texts: Texts<Key>): (key: Key, params?: Params) => string {
  const { language } = useServices()
  return (key, params) => fillText(texts[language][key], languages[language].locale, params)
}

/** A name in the language of the page: of a sport, a country, a league or a market. */
export function useName(): (names: Names) => string {
  const { language } = useServices()
  return (names) => names[language]
}

/** A name in the language that the player chose for teams and athletes. */
export function useTeamName(): (names: Names) => string {
  const { language } = useServices()
  const { names: chosen } = settings.use()
  return (names) => names[chosen ?? language]
}

/** Names that may be those of teams: of events and of outcomes. */
export function useEventNames(): ReturnType<typeof namesIn> {
  const { language } = useServices()
  const { names: chosen } = settings.use()
  return namesIn({ page: language, teams: chosen ?? language })
}

/** A price in thousandths, written in the player's format. */
export function useOdds(): (price: number) => string {
  const { odds } = settings.use()
  return (price) => boardOdds(price, odds)
}

/** Amounts in minor units. */
export function useMoney(): (amount: number) => string {
  const { language } = useServices()
  return moneyFormat('JPY', languages[language].locale)
}

/** Amounts with their sign, as the site writes them: `+¥ 300`, `−¥ 300`. */
export function useSignedMoney(): (amount: number) => string {
  const { language } = useServices()
  return signedMoneyFormat('JPY', languages[language].locale)
}

/** Clock times, days and weekdays in the player's time zone. */
export function useTimes() {
  const { language } = useServices()
  const { hours } = settings.use()
  const timeZone = useZone()
  const { locale } = languages[language]
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = dateFormat(locale, { timeZone, ...options })
    return (at: number) => made.format(at)
  }
  const hour12 = hours === null ? {} : { hour12: hours === '12' }
  return {
    clock: format({ hour: 'numeric', minute: '2-digit', ...hour12 }),
    day: format({ month: 'numeric', day: 'numeric', weekday: 'short' }),
    dayOfMonth: format({ month: 'numeric', day: 'numeric' }),
    isToday: (at: number) => dayOf(at, timeZone) === dayOf(Date.now(), timeZone),
  }
}

/** Days of the calendar such as `2026-05-01`, which are the same in every zone. */
export function useDays() {
  const { language } = useServices()
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = dateFormat(languages[language].locale, { timeZone: 'UTC', ...options })
    return (day: string) => made.format(Date.parse(`${day}T00:00Z`))
  }
  return {
    full: format({ month: 'numeric', day: 'numeric', weekday: 'short' }),
    weekday: format({ weekday: 'short' }),
    dayOfMonth: format({ month: 'numeric', day: 'numeric' }),
  }
}

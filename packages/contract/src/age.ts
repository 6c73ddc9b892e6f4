/** Minimum age of players, for the server, which decides, and for the sign-up form. */

const adultAt = 18
/** Japan: gambling from 20, although the age of majority is 18. */
const adultAtByCountry: Readonly<Record<string, number>> = { JP: 20 }

/** Minimum age by the player's country (ISO 3166 alpha-2). */
export function minimumAge(country: string): number {
  return Object.hasOwn(adultAtByCountry, country) ? (adultAtByCountry[country] ?? adultAt) : adultAt
}

/**
 * Whether a person has reached the age of `years`. A birthday on 29 February counts as 1 March in common years. `born` and `today` are `YYYY-MM-DD`.
 */
export function hasReached({ years, born, today }: { years: number; born: string; today: string }): boolean {
  const [year, ...monthAndDay] = born.split('-')
  const birthday = [String(Number(year) + years).padStart(4, '0'), ...monthAndDay].join('-') // only compared, so a 29 February that does not exist is harmless
  return today >= birthday
}

/** The last time zone of the world to reach a date, for countries whose zones are not known. */
const lastZone = 'Etc/GMT+12'

/**
 * The date (`YYYY-MM-DD`) that has begun in the whole country: of a country with several time zones, the date in the one that reaches it last. A player
 * is of age when it is their birthday everywhere in their country. `now` in milliseconds since 1970.
 */
export function todayIn(country: string, now: number): string {
  const dates = zonesOf(country).map((timeZone) => {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now)
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
    return `${part('year')}-${part('month')}-${part('day')}`
  })
  return dates.sort()[0] ?? ''
}

/** By CLDR, as the browser or Node has it. Browsers without the method take the strictest zone; the server decides. */
function zonesOf(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [lastZone]
  const locale: { getTimeZones?: () => readonly string[] | undefined } = new Intl.Locale('und', { region: country }) // not in every browser yet
  const zones = locale.getTimeZones?.() ?? []
  return zones.length > 0 ? zones : [lastZone]
}

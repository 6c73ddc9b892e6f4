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

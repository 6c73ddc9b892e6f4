/** How old a player has to be: for the server, which decides, and for the form, which says so while it is filled. */

const adultAt = 18
/** Japan: public gambling is for those of 20 and older, though majority is at 18. */
const adultAtByCountry: Readonly<Record<string, number>> = { JP: 20 }

/** The age an account needs, by the player's country (ISO 3166 alpha-2). */
export function minimumAge(country: string): number {
  return Object.hasOwn(adultAtByCountry, country) ? (adultAtByCountry[country] ?? adultAt) : adultAt
}

/**
 * Whether the birthday that makes `years` has come; somebody born on 29 February has it on 1 March of a common year. `born` and `today` are
 * `YYYY-MM-DD`.
 */
export function hasReached({ years, born, today }: { years: number; born: string; today: string }): boolean {
  const [year, ...monthAndDay] = born.split('-')
  const birthday = [String(Number(year) + years).padStart(4, '0'), ...monthAndDay].join('-') // may be a 29 February that does not exist: only compared
  return today >= birthday
}

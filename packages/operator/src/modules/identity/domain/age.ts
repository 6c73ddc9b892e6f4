const adultAt = 18
/** Japan: public gambling is for those of 20 and older, though majority is at 18. */
const adultAtByCountry: Readonly<Record<string, number>> = { JP: 20 }
const oldestYears = 120

/** The age an account needs, by the player's country (ISO 3166 alpha-2). */
export function minimumAge(country: string): number {
  return adultAtByCountry[country] ?? adultAt
}

/** Whether the birthday that makes `years` has come; somebody born on 29 February has it on 1 March of a common year. */
export function hasReached({
  years,
  born,
  today,
}: {
  years: number
  born: Temporal.PlainDate
  today: Temporal.PlainDate
}): boolean {
  const [year, ...monthAndDay] = born.toString().split('-')
  const birthday = [String(Number(year) + years).padStart(4, '0'), ...monthAndDay].join('-') // may be a 29 February that does not exist: only compared
  return today.toString() >= birthday
}

/** A date of birth that somebody living can have, or null. `text` is `YYYY-MM-DD`. */
export function readDateOfBirth(text: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const born = readDate(text)
  if (!born || Temporal.PlainDate.compare(born, today) > 0) return null
  return hasReached({ years: oldestYears, born, today }) ? null : born
}

function readDate(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return null // 31 February and the like: not a date, which is what the caller asked
  }
}

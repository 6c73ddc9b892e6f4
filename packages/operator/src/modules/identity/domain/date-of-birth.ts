import { hasReached } from '@andon/contract/age'

const oldestYears = 120

/** True if `text` is a plausible date of birth (`YYYY-MM-DD`) of a living person. */
export function isDateOfBirth(text: string, today: Temporal.PlainDate): boolean {
  const born = readDate(text)
  if (!born || Temporal.PlainDate.compare(born, today) > 0) return false
  return !hasReached({ years: oldestYears, born: born.toString(), today: today.toString() })
}

function readDate(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return null // a date that does not exist, such as 31 February
  }
}

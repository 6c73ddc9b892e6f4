import { hasReached } from '@andon/contract/age'

const oldestYears = 120

/** Whether `text` is a date of birth (`YYYY-MM-DD`) that somebody living can have. */
export function isDateOfBirth(text: string, today: Temporal.PlainDate): boolean {
  const born = readDate(text)
  if (!born || Temporal.PlainDate.compare(born, today) > 0) return false
  return !hasReached({ years: oldestYears, born: born.toString(), today: today.toString() })
}

function readDate(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return null // 31 February and the like: not a date, which is what the caller asked
  }
}

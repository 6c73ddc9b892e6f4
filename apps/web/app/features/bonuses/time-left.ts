import { type Language, languages } from '@andon/contract/languages'

const minuteMs = 60_000
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const

/** One unit is enough in passing: whole days, and hours and minutes on the last day. A bonus just claimed has all of its days. */
export function roughTimeLeft(leftMs: number, language: Language): string | null {
  const day = 24 * 60 * minuteMs
  const days = Math.floor((leftMs + 60 * minuteMs) / day)
  return timeLeft(days > 0 ? days * day : leftMs, language)
}

/** The two largest units, rounded down: "6 days 23 hours", "23 hours 5 minutes", "1 minute"; null if less than a minute is left. */
export function timeLeft(leftMs: number, language: Language): string | null {
  const first = units.findIndex(({ ms }) => leftMs >= ms)
  if (first === -1) return null
  const { gap } = languages[language]
  let rest = leftMs
  const parts = units.slice(first, first + 2).flatMap(({ unit, ms }) => {
    const count = Math.floor(rest / ms)
    rest -= count * ms
    const number = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return count === 0 ? [] : [number.format(count).replace(' ', gap.replace(' ', '\u00a0'))]
  })
  return parts.join(gap)
}

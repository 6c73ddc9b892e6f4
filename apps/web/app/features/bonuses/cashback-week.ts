import type { Language } from '@andon/contract/languages'

const minuteMs = 60_000
const monday = Date.UTC(2024, 0, 1)
const nextMonday = monday + 7 * 24 * 60 * minuteMs

/** A week from Monday 0:00 in UTC, as weekdays and times of another zone. */
export function cashbackWeek(timeZone: string, language: Language) {
  const day = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' })
  const clock = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
  const name = (at: number) => (language === 'ja' ? day.format(at).replace(/日$/, '') : `${day.format(at)} `)
  const text = (at: number) => `${name(at)}${clock.format(at).replace(/^0(?=\d:)/, '')}`
  const last = nextMonday - minuteMs
  return {
    from: text(monday),
    until: text(last),
    sameDay: day.format(monday) === day.format(last),
  }
}

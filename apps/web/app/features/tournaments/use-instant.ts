import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'

/** `23:40 JST`, or with the day where it is another than `nowMs`, on the clock of the brand, so that the server writes the same. */
export function useInstant(): (at: string, nowMs?: number | null) => string {
  const {
    language,
    site: { timeZone },
  } = usePage()
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, timeZoneName: 'short' } as const
  const short = dateFormat(language, time)
  const long = dateFormat(language, { month: 'short', day: 'numeric', weekday: 'short', ...time })
  const day = dateFormat(language, { dateStyle: 'short', timeZone })
  return (at, nowMs) => {
    const then = new Date(at)
    const isToday = nowMs !== undefined && nowMs !== null && day.format(then) === day.format(nowMs)
    return (isToday ? short : long).format(then)
  }
}

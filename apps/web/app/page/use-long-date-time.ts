import { dateFormat } from './date-format.ts'
import { usePage } from './page-context.ts'

/** `Sun, 22 November 2026, 09:15`, for moments that the player waits for. */
export function useLongDateTime(): (at: string) => string {
  const { language } = usePage()
  const format = dateFormat(language, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  return (at) => format.format(new Date(at))
}

import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'

/** `22 Nov 2026` for `2026-11-22`, in any time zone. */
export function useSpanLabel(): (from: string) => string {
  const { language } = usePage()
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (from) => format.format(new Date(`${from}T00:00:00Z`))
}

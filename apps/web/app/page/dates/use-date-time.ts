import { usePage } from '../page-context.ts'
import { dateFormat } from './date-format.ts'

/** Formats a date and time in the browser's time zone. */
export function useDateTime(): (instant: string) => string {
  const { language } = usePage()
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (instant) => format.format(new Date(instant))
}

import { usePage } from './page-context.ts'

/** Day and time where the reader is. */
export function useDateTime(): (instant: string) => string {
  const { language } = usePage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (instant) => format.format(new Date(instant))
}

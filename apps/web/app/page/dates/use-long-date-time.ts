import type { Language } from '@andon/contract/languages'
import { usePage } from '../page-context.ts'
import { dateFormat } from './date-format.ts'

/** `Sun, 22 Nov 2026, 09:15` or `2026年11月22日(日) 09:15`, for moments that the player waits for. */
export function useLongDateTime(): (at: string) => string {
  return longDateTime(usePage().language)
}

/** With the month in full, English would put “at” before the time. */
export function longDateTime(language: Language): (at: string) => string {
  const format = dateFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (at) => format.format(new Date(at))
}

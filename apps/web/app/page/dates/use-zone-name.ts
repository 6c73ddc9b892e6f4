import { usePage } from '../page-context.ts'
import { shellText } from '../text.ts'
import { useText } from '../use-text.ts'

/** Returns the name that players use for a time zone: `Japan time`, or the short name of the language (`GMT+1`). */
export function useZoneName(): (timeZone: string) => string {
  const t = useText(shellText)
  const { language } = usePage()
  return (timeZone) => {
    if (timeZone === 'Asia/Tokyo') return t('zone.JP')
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }
}

import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { announcementText } from './text.ts'

/** The period in Japanese time, the brands' time zone. */
export function Period({ startsAt, endsAt }: { startsAt: string; endsAt?: string | undefined }) {
  const t = useText(announcementText)
  const { language } = usePage()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' })
  const from = day.format(Date.parse(startsAt))
  return (
    <p className="text-sm text-ink-soft">
      {endsAt === undefined ? t('from', { from }) : t('period', { from, until: day.format(Date.parse(endsAt)) })}
    </p>
  )
}

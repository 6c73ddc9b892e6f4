import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { announcementText } from './text.ts'

/** The period in the brand's time zone, which it names. */
export function Period({ startsAt, endsAt }: { startsAt: string; endsAt?: string | undefined }) {
  const t = useText(announcementText)
  const { language, site } = usePage()
  const day = dateFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: site.timeZone,
    timeZoneName: 'short',
  })
  const from = day.format(Date.parse(startsAt))
  return (
    <p className="text-sm text-ink-soft">
      {endsAt === undefined ? t('from', { from }) : t('period', { from, until: day.format(Date.parse(endsAt)) })}
    </p>
  )
}

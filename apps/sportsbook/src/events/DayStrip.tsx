import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { useEffect, useRef } from 'react'
import { addDays, dayOf, daysAround } from '../page/days.ts'
import { Link } from '../page/Link.tsx'
import { goTo } from '../page/route.ts'
import { useDays, useText } from '../page/text.ts'
import { useZone } from '../page/time-zone.ts'
import { pagesText } from './pages-text.ts'

interface Props {
  /** The day that is shown. */
  readonly current?: string | null
  /** Links to days of this sport only. */
  readonly sport?: string | null
}

/** Seven days, each with its own page, those before and after, and any later one by its date. Days begin in the player's time zone. */
export default function DayStrip({ current = null, sport = null }: Props) {
  const t = useText(pagesText)
  const { weekday, dayOfMonth } = useDays()
  const today = dayOf(Date.now(), useZone())
  const days = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = current === null ? null : days.current?.querySelector<HTMLElement>('[aria-current]')
    if (shown && days.current) days.current.scrollLeft = shown.offsetLeft - days.current.offsetLeft - shown.offsetWidth
  }, [current])
  const open = (day: string) => goTo({ page: 'day', day, sport })
  return (
    <nav className="days" aria-label={t('days')}>
      {current !== null && (
        <Link
          to={{ page: 'day', day: addDays(current, -1), sport }}
          className="day day-step"
          label={t('days.previous')}
        >
          ‹
        </Link>
      )}
      <div ref={days} className="days-shown">
        {daysAround(current, today).map((day) => (
          <Link key={day} to={{ page: 'day', day, sport }} className="day" current={day === current}>
            <span>{day === today ? t('today') : weekday(day)}</span>
            <b>{dayOfMonth(day)}</b>
          </Link>
        ))}
      </div>
      {current !== null && (
        <Link to={{ page: 'day', day: addDays(current, 1), sport }} className="day day-step" label={t('days.next')}>
          ›
        </Link>
      )}
      <label className="day day-choose">
        <span className="sr-only">{t('days.choose')}</span>
        <SportsbookIcon name="calendar" />
        <input
          type="date"
          min={addDays(today, -30)}
          value={current ?? ''}
          onChange={({ target }) => {
            if (target.value !== '' && target.value !== current && target.validity.valid) open(target.value)
          }}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        />
      </label>
    </nav>
  )
}

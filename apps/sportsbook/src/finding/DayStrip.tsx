import { Link } from '../frame/Link.tsx'
import { readPath, usePath } from '../frame/route.ts'
import { useText, useTimes } from '../frame/text.ts'
import { findingText } from './text.ts'

const days = 7

/** Today and the days after it, each with its own page. */
export function DayStrip() {
  const t = useText(findingText)
  const { weekday, dayOfMonth } = useTimes()
  const route = readPath(usePath())
  const shown = Array.from({ length: days }, (_, ahead) => {
    const date = new Date()
    date.setDate(date.getDate() + ahead)
    const two = (number: number) => String(number).padStart(2, '0')
    return { at: date.getTime(), day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` }
  })
  return (
    <nav className="days" aria-label={t('days')}>
      {shown.map(({ at, day }, ahead) => (
        <Link key={day} to={{ page: 'day', day }} className="day" current={route.page === 'day' && route.day === day}>
          <span>{ahead === 0 ? t('today') : weekday(at)}</span>
          <b>{dayOfMonth(at)}</b>
        </Link>
      ))}
    </nav>
  )
}

import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { homeText } from './text.ts'

/** The ways into the sportsbook, where it offers no list of matches. */
export function SportsLinks() {
  const t = useText(homeText)
  const path = usePath()
  const { site } = usePage()
  const entries = (['sports', 'sportsAz', 'specialBets'] as const).flatMap((id) => {
    const entry = site.menu.find((one) => one.id === id)
    return entry ? [{ id, path: entry.path }] : []
  })
  return (
    <section className="page-width section-tight" aria-labelledby="sports">
      <h2 id="sports" className="heading-3">
        {t('sports')}
      </h2>
      <ul className="sports-entries">
        {entries.map(({ id, path: to }) => (
          <li key={id}>
            <Link to={path(to)} prefetch="intent" className="sports-entry">
              <strong>{t(`${id}.title`)}</strong>
              <span>{t(`${id}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

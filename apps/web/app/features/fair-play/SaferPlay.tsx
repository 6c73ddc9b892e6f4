import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { fairPlayText } from './text.ts'

const promises = [
  { key: 'safer.limits', icon: 'check' },
  { key: 'safer.break', icon: 'leave' },
  { key: 'safer.clock', icon: 'timer' },
  { key: 'safer.pace', icon: 'reels' },
  { key: 'safer.quiet', icon: 'shield' },
] as const

/** The cost of play, and the tools to stay in control. */
export function SaferPlay() {
  const t = useText(fairPlayText)
  const path = usePath()
  return (
    <section className="safer" aria-labelledby="safer-play">
      <div className="page-width grid gap-4 py-7 lg:grid-cols-[2fr_3fr] lg:items-center">
        <div>
          <h2 id="safer-play" className="heading-3">
            {t('safer.title')}
          </h2>
          <p className="mt-2 max-w-prose">{t('safer.text')}</p>
          <p className="mt-3">
            <Link to={path('/responsible-game')} className="text-link">
              {t('safer.more')}
            </Link>
          </p>
        </div>
        <ul className="safer-list">
          {promises.map(({ key, icon }) => (
            <li key={key}>
              <AccountIcon name={icon} />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import type { Tournament } from '@andon/contract/player-api/content-notices'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { Period } from '../promotions/Period.tsx'
import { announcementText } from '../promotions/text.ts'

/** A list of tournaments; each links to its page. */
export function TournamentList({ tournaments }: { tournaments: readonly Tournament[] }) {
  const t = useText(announcementText)
  const path = usePath()
  return (
    <ul className="banners">
      {tournaments.map(({ url, title, summary, image, ...dates }) => (
        <li key={url} className="banner">
          <img src={image} alt="" width={640} height={320} decoding="async" />
          <div className="banner-words">
            <div className="grid gap-1">
              <h2 className="heading-3">{title}</h2>
              <Period {...dates} />
            </div>
            <p className="text-ink-soft">{summary}</p>
            <Link to={path(`/tournament/${url}`)} className="text-link banner-link" aria-label={t('more', { title })}>
              {t('moreShort')}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}

import type { Promotion, Tournament } from '@andon/contract/player-api/content-notices'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { Blocks } from '../static-page/Blocks.tsx'
import { Period } from './Period.tsx'
import { announcementText } from './text.ts'

/** One promotion or tournament with its full terms. */
export function AnnouncementPage({
  announcement: { title, summary, body, terms, image, startsAt, endsAt },
  children,
}: {
  announcement: Promotion | Tournament
  children?: ReactNode
}) {
  const t = useText(announcementText)
  const path = usePath()
  return (
    <article className="page-width section announcement">
      <PageTitle title={title} description={summary} />
      <img className="print" src={image} alt="" width={640} height={320} />
      <div className="grid content-start gap-6">
        <header className="grid gap-2">
          <h1 className="heading-1">{title}</h1>
          <Period startsAt={startsAt} endsAt={endsAt} />
          <p>{summary}</p>
        </header>
        <Blocks blocks={body} />
        {children}
        {terms.length > 0 && (
          <section className="grid gap-3" aria-labelledby="terms">
            <h2 id="terms" className="heading-2">
              {t('terms')}
            </h2>
            <Blocks blocks={terms} />
          </section>
        )}
        <p>
          <Link to={path('/bonus-rules')} className="text-link">
            {t('rules')}
          </Link>
        </p>
      </div>
    </article>
  )
}

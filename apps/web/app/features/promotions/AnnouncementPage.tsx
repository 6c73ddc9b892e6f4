import type { Promotion } from '@andon/contract/player-api/content-notices'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { SitePicture } from '../../page/picture/SitePicture.tsx'
import { useText } from '../../page/use-text.ts'
import { Blocks } from '../static-page/Blocks.tsx'
import { TranslatedAddresses } from '../static-page/TranslatedAddresses.tsx'
import { Period } from './Period.tsx'
import { announcementText } from './text.ts'

/** One promotion with its full terms. */
export function AnnouncementPage({
  announcement: { title, url, languages, summary, body, terms, image, picture, startsAt, endsAt },
  headline,
  children,
}: {
  announcement: Promotion
  headline?: string | undefined
  /** Below the summary. */
  children?: ReactNode
}) {
  const t = useText(announcementText)
  const path = usePath()
  return (
    <article className="page-width section announcement">
      <PageTitle title={title} description={summary} />
      <TranslatedAddresses path={`/promotion/${url}`} languages={languages} />
      {picture ? (
        <div className="print print-frame">
          <SitePicture picture={picture} sizes="(max-width: 899px) 100vw, 520px" isFirst />
        </div>
      ) : (
        <img className="print" src={image} alt="" width={640} height={320} />
      )}
      <div className="grid content-start gap-6">
        <header className="grid gap-3">
          {headline ? (
            <h1 className="promotion-title">
              <span>{title}</span>
              <strong className="promotion-figure">{headline}</strong>
            </h1>
          ) : (
            <h1 className="heading-1">{title}</h1>
          )}
          {endsAt !== undefined && <Period startsAt={startsAt} endsAt={endsAt} />}
          <p>{summary}</p>
          {children}
        </header>
        <Blocks blocks={body} />
        {terms.length > 0 && (
          <section className="grid gap-3" aria-labelledby="terms">
            <h2 id="terms" className="heading-2">
              {t('terms')}
            </h2>
            <Blocks blocks={terms} />
          </section>
        )}
        <p className="play-buttons">
          <Link to={path('/bonus-rules')} className="text-link">
            {t('rules')}
          </Link>
          <Link to={path('/promotions')} className="text-link">
            {t('all.promotion')}
          </Link>
        </p>
      </div>
    </article>
  )
}

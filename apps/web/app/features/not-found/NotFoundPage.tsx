import scene from '@andon/web-kit/art/not-found.svg?url'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useHomePath } from '../../player/home-path.ts'
import { notFoundText } from './text.ts'

export function NotFoundPage() {
  const t = useText(notFoundText)
  const shell = useText(shellText)
  const home = useHomePath()
  return (
    <section className="page-width not-found">
      <PageTitle title={t('title')} description={t('line1')} />
      <img className="print" src={scene} alt={t('imageAlt')} width={720} height={540} />
      <div className="grid justify-items-start gap-3">
        <h1 className="heading-1">{t('title')}</h1>
        <p>
          {t('line1')}
          <br />
          {t('line2')}
          <br />
          {t('line3')}
          <br />
          {t('line4')}
        </p>
        <Link to={home} className="button" data-kind="primary" data-size="large">
          {shell('toHome')}
        </Link>
      </div>
    </section>
  )
}

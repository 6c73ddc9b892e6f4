import { Button } from '@andon/web-kit/Button'
import { lazy } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useBrand } from '../page/brand.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { late } from '../page/preloadable.tsx'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { useHomePath } from '../player/home-path.ts'

const NotFoundPage = late(
  lazy(() => import('../features/not-found/NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage }))),
)

/** Shown inside the shell when a page's content fails. */
export function ErrorNotice({ error }: { error: unknown }) {
  const t = useText(shellText)
  const brand = useBrand()
  const home = useHomePath()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <section className="page-width not-found">
      <PageTitle title={t('error.title')} description={t('error.text')} />
      <img className="print" src={brand.empty} alt="" width={480} height={300} />
      <div className="grid justify-items-start gap-3">
        <h1 className="heading-1">{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <p className="play-buttons">
          <Button kind="primary" onClick={() => location.reload()}>
            {t('error.reload')}
          </Button>
          <Button href={home}>{t('toHome')}</Button>
        </p>
      </div>
    </section>
  )
}

/** Shown when the shell itself fails. The language is unknown then, so both. */
export function PlainNotice() {
  return (
    <main className="page-width grid min-h-dvh content-center gap-2 py-16">
      <p lang="ja">ページを表示できませんでした。再読み込みしてください。</p>
      <p lang="en">We couldn’t show this page. Please reload it.</p>
    </main>
  )
}

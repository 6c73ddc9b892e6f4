import { Button } from '@andon/ui/Button'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { PageTitle } from '../page/PageTitle.tsx'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'

const NotFoundPage = lazy(() =>
  import('../features/not-found/NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage })),
)

/** Shown inside the shell when a page's content fails. */
export function ErrorNotice({ error }: { error: unknown }) {
  const t = useText(shellText)
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  return (
    <section className="page-width section grid justify-items-start gap-4">
      <PageTitle title={t('error.title')} description={t('error.text')} />
      <h1 className="heading-1">{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </section>
  )
}

/** Shown when the shell itself fails. The language is unknown then, so both. */
export function PlainNotice() {
  return (
    <main className="page-width grid min-h-dvh content-center gap-2 py-16">
      <p lang="ja">表示できませんでした。読み直してください。</p>
      <p lang="en">This could not be shown. Please load the page again.</p>
    </main>
  )
}

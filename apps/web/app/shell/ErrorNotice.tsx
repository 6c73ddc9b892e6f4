import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { NotFoundPage } from '../features/not-found/NotFoundPage.tsx'
import { useText } from '../text/messages.ts'
import type { Page } from './page-context.ts'
import { shellText } from './text.ts'

/** What a person sees when a page cannot be shown. */
export function ErrorNotice({ error }: { error: unknown }) {
  const page = useRouteLoaderData<Page>('root')
  if (page === undefined) return <PlainNotice />
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <Notice />
}

function Notice() {
  const t = useText(shellText)
  return (
    <main id="content" className="page-width grid min-h-dvh content-center justify-items-start gap-4 py-16">
      <h1 className="heading-1">{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <a className="button" data-kind="primary" href="">
        {t('error.reload')}
      </a>
    </main>
  )
}

/** Without the page's own data there is no language: both, in the fewest words. */
function PlainNotice() {
  return (
    <main className="page-width grid min-h-dvh content-center gap-2 py-16">
      <p lang="ja">表示できませんでした。読み直してください。</p>
      <p lang="en">This could not be shown. Please load the page again.</p>
    </main>
  )
}

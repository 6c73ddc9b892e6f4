import { siteContext } from '@andon/web/load-context'
import { Link } from 'react-router'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import type { Route } from './+types/CustomerServicePage'
import { Contact } from './Contact.tsx'
import { FrequentQuestions } from './FrequentQuestions.tsx'
import { customerServiceText } from './text.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { categories } = await context.get(siteContext).api.content.getQuestions({})
  return categories
}

export default function CustomerServicePage({ loaderData: categories }: Route.ComponentProps) {
  const t = useText(customerServiceText)
  const path = usePath()
  return (
    <div className="page-width section service-page">
      <PageTitle title={t('title')} description={t('description')} path="/customer-service" />
      <header className="service-head grid gap-3">
        <h1 className="heading-1">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('description')}</p>
      </header>
      <FrequentQuestions categories={categories} />
      <div className="service-side">
        <Contact categories={categories} />
        <aside className="service-card">
          <h2 className="heading-3">{t('safer')}</h2>
          <p>{t('saferText')}</p>
          <p>
            <Link to={path('/responsible-game')} className="button" data-kind="secondary">
              {t('saferLink')}
            </Link>
          </p>
        </aside>
      </div>
    </div>
  )
}

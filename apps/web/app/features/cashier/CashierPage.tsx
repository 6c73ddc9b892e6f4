import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Cashier } from './Cashier.tsx'
import { historyPath, limitsPath } from './links.ts'
import { NetDeposits } from './NetDeposits.tsx'
import { cashierText } from './text.ts'
import { useAllowedView } from './use-allowed-view.ts'
import { queryOf, titleOf, viewOf } from './view.ts'

/** The cashier as a page; the address holds the current view. */
export default function CashierPage() {
  const t = useText(cashierText)
  const path = usePath()
  const heading = useId()
  const [query, setQuery] = useSearchParams()
  const view = useAllowedView(viewOf(query))
  return (
    <AccountPage title={t('pageTitle')} intro={t('pageIntro')}>
      <section className="account-card cashier-card" aria-labelledby={heading}>
        <h2 id={heading} className={view.at === 'payment' ? 'heading-3' : 'sr-only' /* the tabs say it */}>
          {t(titleOf(view))}
        </h2>
        <Cashier view={view} go={(next) => setQuery(queryOf(next), { preventScrollReset: next.at !== 'payment' })} />
      </section>
      <AccountCard title={t('net.title')}>
        <NetDeposits />
        <nav aria-label={t('elsewhere')} className="cashier-links">
          <Link to={path(historyPath)} className="text-link">
            {t('history')}
          </Link>
          <Link to={path(limitsPath)} className="text-link">
            {t('limitsAndBreaks')}
          </Link>
        </nav>
      </AccountCard>
    </AccountPage>
  )
}

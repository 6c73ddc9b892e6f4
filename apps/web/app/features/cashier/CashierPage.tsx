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
import { queryOf, viewOf, viewTitles } from './view.ts'

/** The cashier as a page; the address holds the current view. */
export default function CashierPage() {
  const t = useText(cashierText)
  const path = usePath()
  const [query, setQuery] = useSearchParams()
  const view = useAllowedView(viewOf(query))
  return (
    <AccountPage title={t('pageTitle')} intro={t('pageIntro')}>
      <AccountCard title={t(viewTitles[view.at])}>
        <Cashier view={view} go={(next) => setQuery(queryOf(next), { preventScrollReset: next.at !== 'payment' })} />
      </AccountCard>
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

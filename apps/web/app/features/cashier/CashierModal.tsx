import { useState } from 'react'
import { Link } from 'react-router'
import { Money } from '../../page/Money.tsx'
import type { ModalBodyProps } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useBalance } from '../../player/balance.ts'
import { useSession } from '../../player/session.ts'
import { Cashier } from './Cashier.tsx'
import { historyPath, limitsPath } from './links.ts'
import { cashierText } from './text.ts'
import { useAllowedView } from './use-allowed-view.ts'
import { type CashierView, queryOf, viewTitles } from './view.ts'

/** The cashier as a drawer on any page. */
export function CashierModal({ params, close }: ModalBodyProps<'cashier'>) {
  const t = useText(cashierText)
  const session = useSession()
  const balance = useBalance()
  const path = usePath()
  const [wanted, setView] = useState(() => openedAt(params))
  const view = useAllowedView(wanted)
  if (session.state === 'visitor') return <p>{t('loginFirst')}</p>
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="heading-2">{t(viewTitles[view.at])}</h2>
        <p className="text-ink-soft">
          {t('balance')} {balance ? <Money amount={balance.total} /> : '…'}
        </p>
      </header>
      <Cashier view={view} go={setView} onDone={close} />
      <nav aria-label={t('elsewhere')} className="cashier-links">
        <Link to={path(`/account/cashier${queryOf(view)}`)} className="text-link" onClick={close}>
          {t('wholePage')}
        </Link>
        <Link to={path(historyPath)} className="text-link" onClick={close}>
          {t('history')}
        </Link>
        <Link to={path(limitsPath)} className="text-link" onClick={close}>
          {t('limitsAndBreaks')}
        </Link>
      </nav>
    </div>
  )
}

function openedAt(params: ModalBodyProps<'cashier'>['params']): CashierView {
  if (params?.transactionId !== undefined) return { at: 'payment', transactionId: params.transactionId }
  return params?.bonusCode === undefined ? { at: 'deposit' } : { at: 'deposit', bonusCode: params.bonusCode }
}

import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Money } from '../../page/amounts/Money.tsx'
import type { ModalBodyProps } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useBalance } from '../../player/balance.ts'
import { useSession } from '../../player/session.ts'
import { Cashier } from './Cashier.tsx'
import { historyPath, limitsPath } from './links.ts'
import { cashierText } from './text.ts'
import { useAllowedView } from './use-allowed-view.ts'
import { type CashierView, queryOf, titleOf } from './view.ts'

/** The cashier as a drawer on any page. */
export function CashierModal({ params, close }: ModalBodyProps<'cashier'>) {
  const t = useText(cashierText)
  const session = useSession()
  const balance = useBalance()
  const path = usePath()
  const [wanted, setView] = useState(() => openedAt(params))
  const view = useAllowedView(wanted)
  const heading = useFocusOnceShown()
  if (session.state === 'visitor') return <p>{t('loginFirst')}</p>
  return (
    <div className="grid gap-4">
      <header className="cashier-head">
        <h2 ref={heading} tabIndex={-1} className="heading-2">
          {t(titleOf(view))}
        </h2>
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

/** The dialog opens before its content is there, and while texts are fetched the content is hidden again; each time the focus is lost. */
function useFocusOnceShown() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const inside = document.activeElement?.closest('dialog') ?? null
    if (inside === null || document.activeElement === inside) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

function openedAt(params: ModalBodyProps<'cashier'>['params']): CashierView {
  if (params?.transactionId !== undefined) return { at: 'payment', transactionId: params.transactionId }
  if (params?.view === 'withdraw') return { at: 'withdrawal' }
  return params?.bonusCode === undefined ? { at: 'deposit' } : { at: 'deposit', bonusCode: params.bonusCode }
}

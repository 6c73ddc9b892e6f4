import { Link } from 'react-router'
import { useMoney } from '../../../page/amounts/Money.tsx'
import { usePath } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { limitsPath } from '../links.ts'
import { cashierText } from '../text.ts'
import type { CashierData } from '../use-cashier.ts'

/** How much limits and verification still allow. Marked as soon as the amount is higher. */
export function Allowance({ data, amount }: { data: CashierData; amount: number }) {
  const t = useText(cashierText)
  const money = useMoney()
  const path = usePath()
  const { depositAllowance, verification } = data
  const room =
    depositAllowance === undefined
      ? t('noLimit')
      : t(depositAllowance > 0 ? 'allowance' : 'allowanceNone', { amount: money(depositAllowance) })
  const unproven = verification.depositsBeforeVerification
  return (
    <ul className="cashier-notes" aria-live="polite">
      <li data-over={depositAllowance !== undefined && amount > depositAllowance ? true : undefined}>
        {room}{' '}
        <Link to={path(limitsPath)} className="text-link">
          {t('limits')}
        </Link>
      </li>
      {unproven !== undefined && amount > unproven && <li data-over>{t('unproven', { amount: money(unproven) })}</li>}
    </ul>
  )
}

import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { profileText } from './text.ts'
import type { Details } from './use-details.ts'

/** The details that players who log in through a bank can and cannot change here. */
export function BankNote({ details }: { details: Details }) {
  const t = useText(profileText)
  const path = usePath()
  const bank = details.payAndPlayUserDetails?.bank ?? t('unnamedBank')
  return (
    <AccountCard title={t('bank')}>
      <p>{t('fromBank', { bank })}</p>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('bankDetails')}</li>
        <li>{t('bankContact')}</li>
      </ul>
      <p>
        <a className="text-link" href={path('/customer-service')}>
          {t('contactUs')}
        </a>
      </p>
    </AccountCard>
  )
}

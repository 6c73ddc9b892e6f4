import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { fullName } from './full-name.ts'
import { profileText } from './text.ts'
import type { Details } from './use-details.ts'

/** Name and address from the bank, read-only. */
export function BankDetails({ details }: { details: Details }) {
  const t = useText(profileText)
  const { language } = usePage()
  const { postalCode, prefecture, city, address1 } = details
  const address = [postalCode, prefecture, city, address1].filter(Boolean).join(' ')
  return (
    <>
      <p>{t('bankDetails')}</p>
      <dl className="account-details">
        <div>
          <dt>{t('name')}</dt>
          <dd>{fullName(details, language)}</dd>
        </div>
        <div>
          <dt>{t('postalAddress')}</dt>
          <dd>{address || t('noAddress')}</dd>
        </div>
      </dl>
    </>
  )
}

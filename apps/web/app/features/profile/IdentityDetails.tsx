import { referenceOf } from '@andon/contract/reference'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { fullName } from './full-name.ts'
import { profileText } from './text.ts'
import type { Details } from './use-details.ts'

/** Identity data, which the player cannot change here. */
export function IdentityDetails({ details }: { details: Details }) {
  const t = useText(profileText)
  const { language } = usePage()
  const kana = `${details.lastNameKana} ${details.firstNameKana}`.trim()
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(details.country) ?? details.country
  const currency = new Intl.DisplayNames(language, { type: 'currency' }).of(details.currency) ?? details.currency
  const day = (value: string, timeZone?: string) =>
    dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(value))
  const rows = [
    [t('name'), fullName(details, language)],
    ...(kana === '' ? [] : [[t('nameKana'), kana] as const]),
    [t('nickname'), details.nickname],
    [t('dateOfBirth'), day(details.dateOfBirth, 'UTC')],
    [t('country'), country],
    [t('currency'), t('currencyNamed', { name: currency, code: details.currency })],
    [t('playerID'), referenceOf(details.playerID)],
    [t('createdTime'), day(details.createdTime)],
  ] as const
  return (
    <dl className="account-details">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { textIfAny, useText } from '../../page/use-text.ts'
import { addressLabel } from '../person/address-label.ts'
import { personText } from '../person/text.ts'
import { profileText } from './text.ts'
import { completionKey, type Details } from './use-details.ts'

/** Asked for at sign-up, but not required. The address is needed only to verify it. */
const optional: readonly string[] = ['postalCode', 'city', 'address1']

/** The missing required details, the confirmation of a contact, and the optional details that are still empty. */
export function Completion({ details: { country, verifiedChannels } }: { details: Details }) {
  const t = useText(profileText)
  useText(personText) // loads the names of missing fields
  const api = useApi()
  const { language, site } = usePage()
  const { data } = useQuery({ queryKey: completionKey, queryFn: () => api.profile.checkUserProfile() })
  const empty = data?.missing ?? []
  const complete = data !== undefined && empty.every((field) => optional.includes(field))
  const provable = site.flags.emailVerification || site.flags.smsVerification
  const verified = !provable || verifiedChannels.length > 0
  const named = (fields: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      fields.map((field) => {
        const label = field === 'city' || field === 'address1' ? addressLabel(field, country) : field
        return textIfAny(language, 'person', label) ?? textIfAny(language, 'profile', label) ?? field
      }),
    )
  return (
    <section className="account-card content-start max-sm:min-h-27" aria-label={t('completion')}>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        <Step done={complete} text={complete ? t('complete') : t('incomplete')} />
        {complete && <Step done={verified} text={verified ? t('verified') : t('unverified')} />}
      </ul>
      {empty.length > 0 && (
        <p className="text-sm text-ink-soft">
          {complete
            ? t('optional', { fields: named(empty) })
            : t('missing', { fields: named(empty.filter((field) => !optional.includes(field))) })}
        </p>
      )}
    </section>
  )
}

function Step({ done, text }: { done: boolean; text: string }) {
  return (
    <li className="mark" data-tone={done ? 'good' : 'plain'}>
      <AccountIcon name={done ? 'check' : 'info'} />
      {text}
    </li>
  )
}

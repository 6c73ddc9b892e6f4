import { AccountIcon } from '@andon/ui/AccountIcon'
import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { textIfAny, useText } from '../../page/use-text.ts'
import { addressLabel } from '../person/address-label.ts'
import { personText } from '../person/text.ts'
import { profileText } from './text.ts'
import { completionKey } from './use-details.ts'

/** How complete the profile is. An incomplete profile counts as not verified. */
export function Completion({ country }: { country: string }) {
  const t = useText(profileText)
  useText(personText) // loads the names of missing fields
  const api = useApi()
  const { language } = usePage()
  const { data } = useQuery({ queryKey: completionKey, queryFn: () => api.profile.checkUserProfile() })
  const complete = data?.profileComplete === true
  const verified = data?.verification === true
  const missing = (data?.missing ?? []).map((field) => {
    const label = field === 'city' || field === 'address1' ? addressLabel(field, country) : field
    return textIfAny(language, 'person', label) ?? textIfAny(language, 'profile', label) ?? field
  })
  return (
    <section className="account-card content-start max-sm:min-h-27" aria-label={t('completion')}>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        <Step done={complete} text={complete ? t('complete') : t('incomplete')} />
        {complete && <Step done={verified} text={verified ? t('verified') : t('unverified')} />}
      </ul>
      {missing.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('missing', { fields: new Intl.ListFormat(language, { type: 'conjunction' }).format(missing) })}
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

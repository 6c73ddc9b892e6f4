import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { CheckField } from '../forms/CheckField.tsx'
import { noErrors, useForm } from '../forms/use-form.ts'
import { MailChoices } from '../notices/MailChoices.tsx'
import { PushChoices } from '../notices/PushChoices.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPage } from './AccountPage.tsx'
import { Loaded } from './Loaded.tsx'
import { accountText } from './text.ts'
import { WinnerConsent } from './WinnerConsent.tsx'

const preferencesKey = playerKey('preferences')

/** Marketing preferences and what others may see; nothing is ticked in advance. */
export default function PreferencesPage() {
  const t = useText(accountText)
  const api = useApi()
  const preferences = useQuery({
    queryKey: preferencesKey,
    queryFn: () => api.profile.getSubscriptionPreferences(),
  })
  return (
    <AccountPage title={t('page.preferences')} intro={t('preferencesIntro')}>
      <AccountCard title={t('news')}>
        <Loaded query={preferences} lines={3}>
          {(data) => <Choices saved={data} />}
        </Loaded>
      </AccountCard>
      <MailChoices />
      <PushChoices />
      <WinnerConsent />
    </AccountPage>
  )
}

interface Preferences {
  readonly subscribeEmail: boolean
  readonly subscribeSms: boolean
}

function Choices({ saved: { subscribeEmail, subscribeSms } }: { saved: Preferences }) {
  const t = useText(accountText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const initial = { subscribeEmail, subscribeSms }
  const form = useForm({ initial, validate: noErrors })
  const send = async (values: typeof initial) => {
    const reply = await api.profile.updateSubscriptionPreferences({
      subscribeEmail: values.subscribeEmail ? 'true' : 'false',
      subscribeSms: values.subscribeSms ? 'true' : 'false',
    })
    queries.setQueryData(preferencesKey, reply)
    toasts.show({ text: t('saved') })
  }
  return (
    <AccountForm form={form} submitLabel={t('save')} send={send}>
      <CheckField form={form} name="subscribeEmail">
        {t('subscribeEmail')}
      </CheckField>
      <CheckField form={form} name="subscribeSms">
        {t('subscribeSms')}
      </CheckField>
    </AccountForm>
  )
}

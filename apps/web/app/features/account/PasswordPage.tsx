import { identity } from '@andon/contract/player-api/identity'
import { useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { comesThroughBank } from '../../player/bank.ts'
import { useSession } from '../../player/session.ts'
import { PasswordField } from '../forms/PasswordField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { useForm } from '../forms/use-form.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPage } from './AccountPage.tsx'
import { accountText } from './text.ts'

export default function PasswordPage() {
  const t = useText(accountText)
  const session = useSession()
  const fromBank = session.state === 'player' && session.profile !== undefined && comesThroughBank(session.profile)
  const [changes, setChanges] = useState(0)
  return (
    <AccountPage title={t('page.password')} intro={t(fromBank ? 'noPassword' : 'passwordIntro')}>
      <AccountCard title={t(fromBank ? 'page.password' : 'changePassword')}>
        {fromBank ? (
          <p>{t('noPasswordWayIn')}</p>
        ) : (
          <ChangePassword key={changes} onChanged={() => setChanges(changes + 1)} />
        )}
      </AccountCard>
    </AccountPage>
  )
}

const initial = { currentPassword: '', password: '' }
const validate = (values: typeof initial) => schemaErrors(identity.changePassword.request, values)

function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const t = useText(accountText)
  const api = useApi()
  const toasts = useToasts()
  const form = useForm({ initial, validate })
  const send = async (values: typeof initial) => {
    await api.identity.changePassword(values)
    toasts.show({ text: t('passwordChanged') })
    onChanged()
  }
  return (
    <AccountForm form={form} submitLabel={t('changePassword')} send={send}>
      <PasswordField form={form} name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
      <PasswordField form={form} label={t('newPassword')} hint={t('passwordHint')} autoComplete="new-password" />
    </AccountForm>
  )
}

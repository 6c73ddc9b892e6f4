import { identity } from '@andon/contract/player-api/identity'
import { useMemo, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { comesThroughBank } from '../../player/bank.ts'
import { useSession } from '../../player/session.ts'
import { NewPasswordField } from '../forms/NewPasswordField.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { withPasswordFault } from '../forms/password-fault.ts'
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

function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const t = useText(accountText)
  const api = useApi()
  const toasts = useToasts()
  const session = useSession()
  const { site } = usePage()
  const profile = session.state === 'player' ? session.profile : undefined
  const { email = '', nickname = '' } = profile ?? {}
  const validate = useMemo(() => {
    const owner = { email, nickname, site }
    return (values: typeof initial) =>
      withPasswordFault(schemaErrors(identity.changePassword.request, values), values.password, owner)
  }, [email, nickname, site])
  const form = useForm({ initial, validate })
  const send = async (values: typeof initial) => {
    await api.identity.changePassword(values)
    toasts.show({ text: t('passwordChanged') })
    onChanged()
  }
  return (
    <AccountForm form={form} submitLabel={t('changePassword')} send={send}>
      <PasswordField form={form} name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
      <NewPasswordField form={form} label={t('newPassword')} hint={t('passwordHint')} names={{ email, nickname }} />
    </AccountForm>
  )
}

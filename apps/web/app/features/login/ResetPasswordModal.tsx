import { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/web-kit/Button'
import { useMemo, useState } from 'react'
import type { ModalBodyProps } from '../../page/modals.ts'
import { useModals } from '../../page/modals.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { ModalForm } from '../forms/ModalForm.tsx'
import { type Names, NewPasswordField } from '../forms/NewPasswordField.tsx'
import { withPasswordFault } from '../forms/password-fault.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { SandboxInbox } from '../one-time-code/SandboxInbox.tsx'
import { loginText } from './text.ts'

/** Requests the reset link or, if opened by that link, sets the new password. */
export function ResetPasswordModal({ params }: ModalBodyProps<'resetPassword'>) {
  return params?.token === undefined ? <RequestLink /> : <ChooseNewPassword token={params.token} />
}

function RequestLink() {
  const t = useText(loginText)
  const api = useApi()
  const [sent, setSent] = useState(false)
  const form = useForm({ initial: { email: '' }, validate: validateEmail })
  const send = () =>
    form.submit(async ({ email }) => {
      await api.identity.resetPassword({ email: email.trim() })
      setSent(true)
    })
  if (sent)
    return (
      <>
        <Outcome text={t('resetSent')} />
        <SandboxInbox to={form.values.email} />
      </>
    )
  return (
    <ModalForm form={form} onSubmit={send} submitLabel={t('resetSend')} intro={<ResetTitle />}>
      <p className="text-ink-soft">{t('resetIntro')}</p>
      <TextField
        form={form}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        autoFocus
      />
    </ModalForm>
  )
}

function ChooseNewPassword({ token }: { token: string }) {
  const t = useText(loginText)
  const api = useApi()
  const [done, setDone] = useState(false)
  const { site } = usePage()
  const validate = useMemo(
    () => (values: { password: string }) =>
      withPasswordFault(passwordErrors(values), values.password, { ...unknownNames, site }),
    [site],
  )
  const form = useForm({ initial: { password: '' }, validate })
  const save = () =>
    form.submit(async ({ password }) => {
      await api.identity.doResetPassword({ token, password })
      setDone(true)
    })
  if (done) return <Outcome text={t('resetDone')} />
  return (
    <ModalForm form={form} onSubmit={save} submitLabel={t('resetSave')} intro={<ResetTitle />}>
      <NewPasswordField form={form} label={t('newPassword')} hint={t('passwordHint')} names={unknownNames} />
    </ModalForm>
  )
}

const validateEmail = (values: { email: string }) => schemaErrors(identity.resetPassword.request, values)
/** The link does not tell whose password it is; the server compares it with the names. */
const unknownNames: Names = { email: '', nickname: '' }
const passwordErrors = (values: { password: string }) =>
  schemaErrors<typeof values>(identity.doResetPassword.request, {
    ...values,
    token: 'given by the link',
  } as typeof values) // the link brings the token

function Outcome({ text }: { text: string }) {
  const t = useText(loginText)
  const modals = useModals()
  return (
    <div className="grid gap-4">
      <ResetTitle />
      <p role="status">{text}</p>
      <Button kind="primary" wide onClick={() => modals.open('login')}>
        {t('toLogin')}
      </Button>
    </div>
  )
}

function ResetTitle() {
  const t = useText(loginText)
  return <h2 className="heading-2">{t('resetTitle')}</h2>
}

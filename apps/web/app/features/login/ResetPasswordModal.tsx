import { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/ui/Button'
import { type ReactNode, useState } from 'react'
import type { ModalBodyProps } from '../../page/modals.ts'
import { useModals } from '../../page/modals.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { type FormState, useForm, type Values } from '../forms/use-form.ts'
import { loginText } from './text.ts'

/** Asks for the link, or, when it was opened by the link, for the new password. */
export function ResetPasswordModal({ params }: ModalBodyProps<'resetPassword'>) {
  return params?.token === undefined ? <AskForLink /> : <ChooseNewPassword token={params.token} />
}

function AskForLink() {
  const t = useText(loginText)
  const api = useApi()
  const [sent, setSent] = useState(false)
  const form = useForm({ initial: { email: '' }, validate: validateEmail })
  const send = () =>
    form.submit(async ({ email }) => {
      await api.identity.resetPassword({ email: email.trim() })
      setSent(true)
    })
  if (sent) return <Outcome text={t('resetSent')} />
  return (
    <ResetForm form={form} onSubmit={send} submitLabel={t('resetSend')}>
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
    </ResetForm>
  )
}

function ChooseNewPassword({ token }: { token: string }) {
  const t = useText(loginText)
  const api = useApi()
  const [done, setDone] = useState(false)
  const form = useForm({ initial: { password: '' }, validate: validatePassword })
  const save = () =>
    form.submit(async ({ password }) => {
      await api.identity.doResetPassword({ token, password })
      setDone(true)
    })
  if (done) return <Outcome text={t('resetDone')} />
  return (
    <ResetForm form={form} onSubmit={save} submitLabel={t('resetSave')}>
      <PasswordField form={form} label={t('newPassword')} hint={t('passwordHint')} autoComplete="new-password" />
    </ResetForm>
  )
}

const validateEmail = (values: { email: string }) => schemaErrors(identity.resetPassword.request, values)
const validatePassword = (values: { password: string }) =>
  schemaErrors<typeof values>(identity.doResetPassword.request, {
    ...values,
    token: 'given by the link',
  } as typeof values) // the link brings the token

function ResetForm<V extends Values>({
  form,
  onSubmit,
  submitLabel,
  children,
}: {
  form: FormState<V>
  onSubmit: () => Promise<void>
  submitLabel: string
  children: ReactNode
}) {
  const t = useText(loginText)
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <h2 className="heading-2">{t('resetTitle')}</h2>
      <FormFailure failure={form.failure} />
      {children}
      <Button type="submit" kind="primary" size="large" wide busy={form.pending}>
        {submitLabel}
      </Button>
    </form>
  )
}

function Outcome({ text }: { text: string }) {
  const t = useText(loginText)
  const modals = useModals()
  return (
    <div className="grid gap-4">
      <h2 className="heading-2">{t('resetTitle')}</h2>
      <p role="status">{text}</p>
      <Button kind="primary" wide onClick={() => modals.open('login')}>
        {t('toLogin')}
      </Button>
    </div>
  )
}

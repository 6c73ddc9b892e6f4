import { identity } from '@andon/contract/player-api/identity'
import { useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { AppSecret, type Secret } from './AppSecret.tsx'
import { securityText } from './text.ts'

interface Props {
  readonly onCodes: (codes: readonly string[]) => void
  readonly cancel: () => void
}

/** Asks for the password, then shows the app's secret and asks for a code. */
export function TurnOn({ onCodes, cancel }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null)
  return secret === null ? (
    <AskPassword onSecret={setSecret} cancel={cancel} />
  ) : (
    <ConfirmApp secret={secret} onCodes={onCodes} cancel={cancel} />
  )
}

const noPassword = { currentPassword: '' }
const validatePassword = (values: typeof noPassword) => schemaErrors(identity.twoFactorBegin.request, values)

function AskPassword({ onSecret, cancel }: { onSecret: (secret: Secret) => void; cancel: () => void }) {
  const t = useText(securityText)
  const api = useApi()
  const form = useForm({ initial: noPassword, validate: validatePassword })
  const send = async (values: typeof noPassword) => onSecret(await api.identity.twoFactorBegin(values))
  return (
    <AccountForm form={form} submitLabel={t('next')} send={send} cancel={{ label: t('keepOff'), onClick: cancel }}>
      <PasswordField form={form} name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
    </AccountForm>
  )
}

const noCode = { code: '' }
const validateCode = (values: typeof noCode) => schemaErrors(identity.twoFactorConfirm.request, values)

function ConfirmApp({ secret, onCodes, cancel }: Props & { secret: Secret }) {
  const t = useText(securityText)
  const api = useApi()
  const toasts = useToasts()
  const form = useForm({ initial: noCode, validate: validateCode })
  const send = async (values: typeof noCode) => {
    const { recoveryCodes } = await api.identity.twoFactorConfirm(values)
    toasts.show({ text: t('turnedOn') })
    onCodes(recoveryCodes)
  }
  return (
    <AccountForm form={form} submitLabel={t('confirmOn')} send={send} cancel={{ label: t('keepOff'), onClick: cancel }}>
      <AppSecret secret={secret} />
      <TextField
        form={form}
        name="code"
        label={t('appCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        clean={(value) => value.normalize('NFKC')}
      />
    </AccountForm>
  )
}

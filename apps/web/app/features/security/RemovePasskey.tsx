import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { noErrors, useForm } from '../forms/use-form.ts'
import { securityText } from './text.ts'
import { type Passkey, passkeysKey } from './use-auth-methods.ts'

interface Props {
  readonly passkey: Passkey
  readonly hasPassword: boolean
  readonly done: () => void
}

const initial = { currentPassword: '' }
const withPassword = ({ currentPassword }: typeof initial) =>
  currentPassword === '' ? { currentPassword: 'required' } : {}

export function RemovePasskey({ passkey: { id, name }, hasPassword, done }: Props) {
  const t = useText(securityText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({ initial, validate: hasPassword ? withPassword : noErrors })
  const send = async ({ currentPassword }: typeof initial) => {
    const reply = await api.identity.passkeyRemove(hasPassword ? { id, currentPassword } : { id })
    toasts.show({ text: t('passkeyRemoved') })
    done()
    queries.setQueryData(passkeysKey, reply)
  }
  return (
    <div className="grid gap-4 basis-full">
      <AccountForm
        form={form}
        submitLabel={t('removePasskeyNamed', { name })}
        send={send}
        cancel={{ label: t('keepPasskey'), onClick: done }}
      >
        <p>{t('removePasskeyText', { name })}</p>
        {hasPassword && (
          <PasswordField
            form={form}
            name="currentPassword"
            label={t('currentPassword')}
            autoComplete="current-password"
          />
        )}
      </AccountForm>
    </div>
  )
}

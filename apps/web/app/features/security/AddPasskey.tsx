import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { deviceName } from '../account/device-name.ts'
import { PasswordField } from '../forms/PasswordField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { makePasskey } from './make-passkey.ts'
import { securityText } from './text.ts'
import { passkeysKey } from './use-auth-methods.ts'

interface NewPasskey extends Record<string, string> {
  readonly name: string
  readonly currentPassword: string
}

export function AddPasskey({ hasPassword, done }: { hasPassword: boolean; done: () => void }) {
  const t = useText(securityText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const [trouble, setTrouble] = useState<'passkeyCancelled' | 'passkeyKnown' | null>(null)
  const [initial] = useState<NewPasskey>(() => ({ name: deviceName(navigator.userAgent), currentPassword: '' }))
  const form = useForm({ initial, validate: hasPassword ? nameAndPassword : nameAlone })

  const send = async ({ name, currentPassword }: NewPasskey) => {
    setTrouble(null)
    const { options } = await api.identity.passkeyRegisterOptions(hasPassword ? { currentPassword } : {})
    const made = await makePasskey(options)
    if ('trouble' in made) return setTrouble(made.trouble === 'known' ? 'passkeyKnown' : 'passkeyCancelled')
    const reply = await api.identity.passkeyRegister({ response: made.response, name: name.trim() })
    queries.setQueryData(passkeysKey, reply)
    toasts.show({ text: t('passkeyAdded') })
    done()
  }

  return (
    <AccountForm
      form={form}
      submitLabel={t('makePasskey')}
      send={send}
      cancel={{ label: t('addNoPasskey'), onClick: done }}
    >
      <div role="alert">{trouble !== null && <p className="form-failure">{t(trouble)}</p>}</div>
      <TextField
        form={form}
        name="name"
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        autoComplete="off"
        maxLength={60}
        autoFocus
      />
      {hasPassword && (
        <PasswordField
          form={form}
          name="currentPassword"
          label={t('currentPassword')}
          autoComplete="current-password"
        />
      )}
    </AccountForm>
  )
}

function nameAlone({ name }: NewPasskey) {
  return name.trim() === '' ? { name: 'required' } : {}
}

function nameAndPassword(values: NewPasskey) {
  return { ...nameAlone(values), ...(values.currentPassword === '' ? { currentPassword: 'required' } : {}) }
}

import { profile } from '@andon/contract/player-api/profile'
import { Button } from '@andon/ui/Button'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import type { ChangeProps } from './ChangePhone.tsx'
import { profileText } from './text.ts'
import { useSaveDetails } from './use-details.ts'

const initial = { email: '', currentPassword: '' }

function validate(values: typeof initial) {
  const errors = schemaErrors(profile.update.request, values)
  return values.currentPassword === '' ? { ...errors, currentPassword: 'required' } : errors
}

export function ChangeEmail({ done }: ChangeProps) {
  const t = useText(profileText)
  const save = useSaveDetails()
  const form = useForm({ initial, validate })
  const send = async ({ email, currentPassword }: typeof initial) => {
    await save({ email: email.trim(), currentPassword })
    done(true)
  }
  return (
    <AccountForm
      form={form}
      submitLabel={t('save')}
      send={send}
      aside={<Button onClick={() => done(false)}>{t('cancel')}</Button>}
    >
      <p>{t('changeIntro')}</p>
      <TextField
        form={form}
        name="email"
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
      />
      <PasswordField form={form} name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
    </AccountForm>
  )
}

import { identity } from '@andon/contract/player-api/identity'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { securityText } from './text.ts'

const initial = { currentPassword: '', code: '' }
export type Proofs = typeof initial
const validate = (values: Proofs) => schemaErrors(identity.twoFactorDisable.request, values)

interface Props {
  readonly intro: string
  readonly submitLabel: string
  /** Names what stays as it is. */
  readonly keepLabel: string
  readonly send: (proofs: Proofs) => Promise<void>
  readonly cancel: () => void
}

/** Password and code: an open session or a password alone must not be enough to weaken the protection. */
export function BothProofs({ intro, submitLabel, keepLabel, send, cancel }: Props) {
  const t = useText(securityText)
  const form = useForm({ initial, validate })
  return (
    <AccountForm form={form} submitLabel={submitLabel} send={send} cancel={{ label: keepLabel, onClick: cancel }}>
      <p>{intro}</p>
      <PasswordField form={form} name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
      <TextField
        form={form}
        name="code"
        label={t('anyCode')}
        hint={t('anyCodeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        clean={(value) => value.normalize('NFKC')}
      />
    </AccountForm>
  )
}

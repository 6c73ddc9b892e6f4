import { type PasswordOwner, passwordStrength } from '@andon/contract/passwords/password-rules'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { PasswordField } from './PasswordField.tsx'
import { formText } from './text.ts'
import type { FormState, Values } from './use-form.ts'

/** Known to the page: the server compares with the same, and more where the page knows less. */
export type Names = Pick<PasswordOwner, 'email' | 'nickname'>

interface Props<V extends Values> {
  readonly form: FormState<V>
  readonly label: string
  readonly hint: string
  readonly names: Names
}

/** A field for a new password, graded while it is typed. */
export function NewPasswordField<V extends Values>({ form, label, hint, names }: Props<V>) {
  const t = useText(formText)
  const { site } = usePage()
  const password = String(form.values.password)
  const strength = password === '' ? null : passwordStrength(password, { ...names, site })
  return (
    <div className="new-password">
      <PasswordField form={form} label={label} hint={hint} autoComplete="new-password" />
      <p className="password-strength" data-strength={strength ?? 'none'} role="status">
        {strength && (
          <>
            <span className="sr-only">{t('passwordStrength')}</span>
            {t(`strength.${strength}`)}
          </>
        )}
        <span className="password-bars" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      </p>
    </div>
  )
}

import { useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { TextField } from './TextField.tsx'
import { formText } from './text.ts'
import type { FormState, Values } from './use-form.ts'

interface Props<V extends Values> {
  readonly form: FormState<V>
  readonly name?: 'password' | 'currentPassword'
  readonly label: string
  readonly hint?: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button to show it; pasting and password managers work. */
export function PasswordField<V extends Values>({ form, name = 'password', ...field }: Props<V>) {
  const [shown, setShown] = useState(false)
  const t = useText(formText)
  return (
    <TextField
      {...field}
      form={form as unknown as FormState<Record<typeof name, string>> /* it only reads and writes the password */}
      name={name}
      type={shown ? 'text' : 'password'}
      maxLength={128}
      addition={
        <button
          type="button"
          className="field-button"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('hide') : t('show')}
        </button>
      }
    />
  )
}

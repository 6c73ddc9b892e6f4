import { useState } from 'react'
import { useText } from '../../text/messages.ts'
import { TextField } from './TextField.tsx'
import { formText } from './text.ts'
import type { FormState } from './use-form.ts'

interface Props<V extends { readonly password: string }> {
  readonly form: FormState<V & Record<string, string | boolean>>
  readonly label: string
  readonly hint?: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password with a way to look at it; pasting and password managers are welcome. */
export function PasswordField<V extends { readonly password: string }>({ form, ...field }: Props<V>) {
  const [shown, setShown] = useState(false)
  const t = useText(formText)
  return (
    <TextField
      {...field}
      form={form as unknown as FormState<{ readonly password: string }> /* it only reads and writes the password */}
      name="password"
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

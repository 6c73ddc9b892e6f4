import { useId } from 'react'
import { useErrorText } from '../forms/text.ts'
import type { FormState } from '../forms/use-form.ts'
import type { ContactValues } from './ContactForm.tsx'

interface Props {
  readonly form: FormState<ContactValues>
  readonly label: string
  readonly hint: string
  readonly maxLength: number
}

/** A multi-line text field with a hint and an error. */
export function MessageField({ form, label, hint, maxLength }: Props) {
  const id = useId()
  const errorText = useErrorText()
  const error = form.errors.message
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <textarea
          id={id}
          name="message"
          className="service-message"
          rows={7}
          maxLength={maxLength}
          required
          value={form.values.message}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => form.set('message', event.target.value)}
          onBlur={() => form.touch('message')}
        />
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {errorText('message', error)}
        </p>
      )}
    </div>
  )
}

import { useId } from 'react'
import { useErrorText } from './text.ts'
import type { FormState, Values } from './use-form.ts'

interface Props<V extends Values, Name extends keyof V & string> {
  readonly form: FormState<V>
  readonly name: Name
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly autoComplete?: string
  readonly onChosen?: (value: string) => void
}

export function SelectField<V extends Values, Name extends keyof V & string>({
  form,
  name,
  label,
  options,
  autoComplete,
  onChosen,
}: Props<V, Name>) {
  const id = useId()
  const errorText = useErrorText()
  const error = form.errors[name]
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <select
          id={id}
          name={name}
          autoComplete={autoComplete}
          value={String(form.values[name])}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            form.set(name, event.target.value as V[Name]) // selects hold text
            onChosen?.(event.target.value)
          }}
          onBlur={() => form.touch(name)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {errorText(name, error)}
        </p>
      )}
    </div>
  )
}

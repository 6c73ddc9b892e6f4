import { type ReactNode, useId } from 'react'
import { useErrorText } from './text.ts'
import type { FormState, Values } from './use-form.ts'

export function CheckField<V extends Values, Name extends keyof V & string>({
  form,
  name,
  children,
}: {
  form: FormState<V>
  name: Name
  children: ReactNode
}) {
  const id = useId()
  const errorText = useErrorText()
  const error = form.errors[name]
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={form.values[name] === true}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => form.set(name, event.target.checked as V[Name]) /* check boxes hold yes or no */}
          onBlur={() => form.touch(name)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {errorText(name, error)}
        </p>
      )}
    </div>
  )
}

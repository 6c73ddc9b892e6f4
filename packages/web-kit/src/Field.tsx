import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'>

export interface FieldProps extends NativeInput {
  readonly label: string
  /** What the person should know before typing. */
  readonly hint?: ReactNode
  /** What is wrong and what to do; shown under the input and read out with it. */
  readonly error?: string | undefined
  /** Stands at the input's end, e.g. a button that shows the password. */
  readonly addition?: ReactNode
}

/** A dialog gives the focus to what has this attribute when it opens; React, which leaves it out, asks for the focus as soon as the input is there, which may be before. */
const markWanted = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

/** A native input with its label, hint and error tied to it. */
export function Field({ label, hint, error, addition, ...input }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <input
          {...input}
          {...(input.autoFocus ? { ref: markWanted } : {})}
          id={id}
          aria-invalid={error ? true : undefined}
          {...(described ? { 'aria-describedby': described } : {})}
        />
        {addition}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

import { Field, type FieldProps } from '@andon/web-kit/Field'
import { useText } from '../../page/use-text.ts'
import { formText, useErrorText } from './text.ts'
import type { FormState, Values } from './use-form.ts'

type TextNames<V extends Values> = { [Name in keyof V]: V[Name] extends string ? Name : never }[keyof V] & string

interface Props<V extends Values>
  extends Omit<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'form'> {
  readonly form: FormState<V>
  readonly name: TextNames<V>
  readonly optional?: boolean
  /** Filters typed or pasted input before it is stored. */
  readonly clean?: (value: string) => string
  /** Called with typed, pasted or autofilled input. */
  readonly onValue?: ((value: string) => void) | undefined
}

/** A single-line text field, with its error once it is dirty or touched. */
export function TextField<V extends Values>({
  form,
  name,
  label,
  optional = false,
  clean = (value) => value,
  onValue,
  ...input
}: Props<V>) {
  const t = useText(formText)
  const errorText = useErrorText()
  const error = form.errors[name]
  return (
    <Field
      {...input}
      name={name}
      label={optional ? t('optionalLabel', { label }) : label}
      value={String(form.values[name])}
      required={!optional}
      error={error === undefined ? undefined : errorText(name, error)}
      onChange={(event) => {
        const value = clean(event.target.value)
        form.set(name, value as V[typeof name]) // names of text fields only
        onValue?.(value)
      }}
      onBlur={() => form.touch(name)}
    />
  )
}

import { Field, type FieldProps } from '@andon/ui/Field'
import { useText } from '../../page/use-text.ts'
import { formText, useErrorText } from './text.ts'
import type { FormState, Values } from './use-form.ts'

type TextNames<V extends Values> = { [Name in keyof V]: V[Name] extends string ? Name : never }[keyof V] & string

interface Props<V extends Values>
  extends Omit<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'form'> {
  readonly form: FormState<V>
  readonly name: TextNames<V>
  readonly optional?: boolean
  /** Filters what is typed or pasted, before it is kept. */
  readonly clean?: (value: string) => string
  /** ParamsArgument of what was typed, pasted or filled in by the browser. */
  readonly onValue?: ((value: string) => void) | undefined
}

/** One line of text in a form: its value, and its error once it is dirty or touched. */
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

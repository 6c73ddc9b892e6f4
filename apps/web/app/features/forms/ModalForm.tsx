import { Button } from '@andon/web-kit/Button'
import type { ReactNode } from 'react'
import { FormFailure } from './FormFailure.tsx'
import type { FormState, Values } from './use-form.ts'

interface Props<V extends Values> {
  readonly form: FormState<V>
  readonly submitLabel: string
  readonly onSubmit: () => Promise<void>
  /** Above the failure: a heading, what the form is for. */
  readonly intro?: ReactNode
  /** In place of the plain failure. */
  readonly failure?: ReactNode
  /** Below the button. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

/** A form in a modal: one column, with one wide button below the fields. */
export function ModalForm<V extends Values>({
  form,
  submitLabel,
  onSubmit,
  intro,
  failure = <FormFailure failure={form.failure} />,
  footer,
  children,
}: Props<V>) {
  return (
    <form
      className="grid gap-4 [&>[role=alert]:empty]:-mb-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {intro}
      {failure}
      {children}
      <Button type="submit" kind="primary" size="large" wide busy={form.pending}>
        {submitLabel}
      </Button>
      {footer}
    </form>
  )
}

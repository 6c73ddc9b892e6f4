import { Button } from '@andon/web-kit/Button'
import { type ReactNode, useRef } from 'react'
import { FormFailure } from '../forms/FormFailure.tsx'
import type { FormState, Values } from '../forms/use-form.ts'

interface Props<V extends Values> {
  readonly form: FormState<V>
  readonly submitLabel: string
  readonly send: (values: V) => Promise<void>
  readonly cancel?: { readonly label: string; readonly onClick: () => void }
  readonly children: ReactNode
}

/** A form on an account page. After a failed submit the first invalid field gets the focus. */
export function AccountForm<V extends Values>({ form, submitLabel, send, cancel, children }: Props<V>) {
  const element = useRef<HTMLFormElement>(null)
  const submit = async () => {
    await form.submit(send)
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      ref={element}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormFailure failure={form.failure} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={form.pending}>
          {submitLabel}
        </Button>
        {cancel && <Button onClick={cancel.onClick}>{cancel.label}</Button>}
      </div>
    </form>
  )
}

import { type SubmitEvent, useEffect, useRef } from 'react'

/** What a form gets: after a press that found faults, and once these are drawn, the keyboard stands where the first can be put right; typing calls that off. */
export function useFocusFirstError(send: () => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  useEffect(() => {
    const fault = wanted.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (!fault) return
    wanted.current = false
    fault.focus()
  }) // after every drawing: a refusal comes when it comes
  return {
    ref: form,
    noValidate: true,
    onChange: () => {
      wanted.current = false
    },
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      wanted.current = true
      void send()
    },
  }
}

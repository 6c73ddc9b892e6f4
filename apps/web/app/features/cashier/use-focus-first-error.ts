import { type SubmitEvent, useEffect, useRef } from 'react'

/** Props of a form. After a submit with errors, focuses the first invalid field once it is rendered, unless the player types meanwhile. */
export function useFocusFirstError(send: () => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  useEffect(() => {
    const invalid = wanted.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (!invalid) return
    wanted.current = false
    invalid.focus()
  }) // after every render, because a refusal may arrive late
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

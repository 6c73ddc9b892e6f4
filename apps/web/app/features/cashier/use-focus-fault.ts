import { useEffect, useRef } from 'react'

/** After a press that found faults, and once these are drawn, the keyboard stands where the first can be put right; typing calls that off. */
export function useFocusFault() {
  const form = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  useEffect(() => {
    const fault = wanted.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (!fault) return
    wanted.current = false
    fault.focus()
  }) // after every drawing: a refusal comes when it comes
  return {
    form,
    pressed: () => {
      wanted.current = true
    },
    typed: () => {
      wanted.current = false
    },
  }
}

import { useLayoutEffect } from 'react'

/** An element that becomes hidden loses the focus. Moves it to the open dialog or the page's content instead. */
export function useFocusOutsideHidden(): void {
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[hidden]')) return
    const around = [...document.querySelectorAll<HTMLElement>('main, dialog:modal')].at(-1)
    around?.focus({ preventScroll: true })
  }) // after every render, because any can hide the focused element
}

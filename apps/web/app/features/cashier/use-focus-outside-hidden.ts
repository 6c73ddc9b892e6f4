import { useLayoutEffect } from 'react'

/** What is hidden loses the focus to nobody: before that, it goes to what stands around, the open dialog or the page's content. */
export function useFocusOutsideHidden(): void {
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[hidden]')) return
    const around = [...document.querySelectorAll<HTMLElement>('main, dialog:modal')].at(-1)
    around?.focus({ preventScroll: true })
  }) // after every drawing: hiding is one of them
}

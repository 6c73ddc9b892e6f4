import { useEffect } from 'react'

/**
 * When the focused element is removed or disabled, moves the focus to the open dialog, else to the page's content. Otherwise the next Tab
 * would start at the top of the page.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    const restore = () => {
      if (!(last instanceof Element) || document.activeElement !== document.body) return
      if (last.isConnected && !last.matches(':disabled')) return
      last = null
      const target = [...document.querySelectorAll<HTMLElement>('main, dialog:modal')].at(-1)
      target?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(restore)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [])
}

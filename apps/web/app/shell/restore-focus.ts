import { useEffect } from 'react'

/**
 * When what has the focus is taken away (its page left, its button replaced or switched off), the focus goes to what stands around it: the open dialog, else
 * the page's content. Otherwise the next press of Tab would start from the top.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    const look = () => {
      if (!(last instanceof Element) || document.activeElement !== document.body) return
      if (last.isConnected && !last.matches(':disabled')) return
      last = null
      const place = [...document.querySelectorAll<HTMLElement>('main, dialog:modal')].at(-1)
      place?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [])
}

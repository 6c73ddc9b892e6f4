import { createContext, use, useEffect } from 'react'

/** Lets a page tell the shell to hide the footer. */
export const HideFooterContext = createContext<(hidden: boolean) => void>(() => undefined)

/** Hides the footer while the caller is mounted and `hidden` is true. */
export function useHideFooter(hidden: boolean): void {
  const ask = use(HideFooterContext)
  useEffect(() => {
    ask(hidden)
    return () => ask(false)
  }, [ask, hidden])
}

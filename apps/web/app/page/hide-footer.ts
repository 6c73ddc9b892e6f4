import { createContext, use, useEffect } from 'react'

/** Lets a page tell the shell to hide the footer. */
export const HideFooterContext = createContext<(hidden: boolean) => void>(() => undefined)

/** Hides the footer while the caller is mounted and `hidden` is true. */
export function useHideFooter(hidden: boolean): void {
  const hideFooter = use(HideFooterContext)
  useEffect(() => {
    hideFooter(hidden)
    return () => hideFooter(false)
  }, [hideFooter, hidden])
}

import { createContext, use, useEffect } from 'react'

/** By which a page asks the frame to leave the footer out. */
export const HideFooterContext = createContext<(hidden: boolean) => void>(() => undefined)

/** No footer as long as the caller is shown and `hidden` is true. */
export function useHideFooter(hidden: boolean): void {
  const ask = use(HideFooterContext)
  useEffect(() => {
    ask(hidden)
    return () => ask(false)
  }, [ask, hidden])
}

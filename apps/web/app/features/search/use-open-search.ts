import { useNavigate } from 'react-router'

/** The state of the history entry that a search has opened. */
export const openedHere = { searchOpened: true } as const

/** Opens the search over this page, within the tap if its code is here: phones open their keyboard only for a focus that changes then. */
export function useOpenSearch(): () => void {
  const navigate = useNavigate()
  return () => {
    const { pathname, search } = window.location
    const to = { pathname, search, hash: '#search' }
    void navigate(to, { preventScrollReset: true, flushSync: true, state: openedHere })
  }
}

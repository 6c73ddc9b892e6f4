import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating: what depends on the query or the browser is shown only once this is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

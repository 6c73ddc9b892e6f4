import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating. Render what depends on the query or the browser only when this is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: no-preference)'

/** Whether what changes by itself may be shown; false on the server, and for visitors who prefer reduced motion. */
export function useMotionWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  const preference = matchMedia(query)
  preference.addEventListener('change', changed)
  return () => preference.removeEventListener('change', changed)
}

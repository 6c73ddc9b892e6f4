import { isServed, watchServed } from '@andon/realtime-client/served'
import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../../page/services.tsx'

/** True if the server sends this topic's messages to the page now. */
export function useServed(path: string): boolean {
  const { topics } = useServices()
  const subscribe = useCallback((watcher: () => void) => watchServed(topics, watcher), [topics])
  return useSyncExternalStore(
    subscribe,
    () => isServed(topics, path),
    () => false,
  )
}

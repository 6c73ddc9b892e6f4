import { useSyncExternalStore } from 'react'
import { readStored, store } from './storage.ts'

const query = '(prefers-reduced-motion: no-preference)'

/** True if changes by themselves may be shown; false on the server, for visitors who prefer reduced motion, and in calm mode. */
export function useMotionWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => systemAllows() && !isCalm(),
    () => false,
  )
}

/** Calm mode of this browser, in which nothing changes by itself; null where the system's setting stops it anyway, and on the server. */
export function useCalm(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => (systemAllows() ? isCalm() : null),
    () => null,
  )
}

/** True if calm mode is on in this browser; it may be off where the system's setting for reduced motion is on. */
export const isCalm = () => readStored('calm') !== null

export function setCalm(calm: boolean): void {
  store('calm', calm ? 'yes' : null)
  for (const changed of listeners) changed()
}

const listeners = new Set<() => void>()
const systemAllows = () => matchMedia(query).matches

function subscribe(changed: () => void): () => void {
  const preference = matchMedia(query)
  preference.addEventListener('change', changed)
  listeners.add(changed)
  return () => {
    preference.removeEventListener('change', changed)
    listeners.delete(changed)
  }
}

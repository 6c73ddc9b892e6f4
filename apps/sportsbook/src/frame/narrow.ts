import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 599px), (min-width: 800px) and (max-width: 999px)')
const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the column in the middle is as narrow as a phone held upright, where names of teams are short. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)

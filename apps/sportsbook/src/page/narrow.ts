import { useSyncExternalStore } from 'react'

/** Returns a hook that is true while the browser's media query matches. */
export function watched(query: string): () => boolean {
  const list = matchMedia(query)
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  const matches = () => list.matches
  return () => useSyncExternalStore(subscribe, matches)
}

/** True while the column in the middle is as narrow as a phone held upright, where names of teams are short. */
export const useIsNarrow = watched('(max-width: 599px), (min-width: 800px) and (max-width: 999px)')

/** True while the slip is a drawer that a bar opens. */
export const useIsPhone = watched('(max-width: 799px)')

/** True while the column in the middle is at least 640 px wide: rows have room for three groups of prices. */
export const useIsWide = watched(
  '(min-width: 1245px), (min-width: 1000px) and (max-width: 1099px), (min-width: 672px) and (max-width: 799px)',
)

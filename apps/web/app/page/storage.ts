/** Keys in the browser's local storage. Storage can be forbidden or full; then each page load starts without it. */
export type StorageKey =
  | 'langCode'
  | 'firstLoad'
  | 'user'
  | 'loginReturnPath'
  | 'loginReturnTime'
  | 'game-reality-check'
  | 'availableLimit'
  | 'playedLimit'
  | 'limitsSeen'
  | 'calm'
  | 'recentSearches'
  | 'searchKey'

export function readStored(key: StorageKey): string | null {
  if (typeof document === 'undefined') return null // while a page is rendered on the server
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** `null` removes the entry. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // forbidden or full: see above
  }
}

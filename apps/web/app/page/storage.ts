import { browserStorage, pageStorage } from '@andon/web-kit/storage'

/** Keys in the browser's local storage. Storage can be forbidden or full; then a value lasts until the page closes. */
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

const storage = browserStorage('localStorage', pageStorage())

export function readStored(key: StorageKey): string | null {
  return typeof document === 'undefined' ? null : storage.read(key) // none while a page is rendered on the server
}

/** `null` removes the entry. */
export function store(key: StorageKey, value: string | null): void {
  if (value === null) storage.remove(key)
  else storage.write(key, value)
}

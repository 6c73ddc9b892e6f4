/** Values that outlive a page. */
export interface KeyValueStorage {
  read(key: string): string | null
  write(key: string, value: string): void
}
export interface ClearableStorage extends KeyValueStorage {
  remove(key: string): void
}

/** Until the page closes. */
export function pageStorage(): ClearableStorage {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/** Until the tab closes: in the page's history entry, which survives a reload and is not readable by other pages. Needs no permission, in a frame neither. */
export const historyStorage: ClearableStorage = {
  read: (key) => {
    const value = entries()[key]
    return typeof value === 'string' ? value : null
  },
  write: (key, value) => history.replaceState({ ...entries(), [key]: value }, ''),
  remove: (key) => {
    const { [key]: removed, ...kept } = entries()
    if (removed !== undefined) history.replaceState(kept, '')
  },
}

function entries(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {} // an object that a page has put there
}

/**
 * The local storage (for this device) or the session storage (for this tab) of the page's origin. Browsers may refuse it, as to embedded pages, or have no room: then `fallback` keeps the value,
 * and `onRefused` is called.
 */
export function browserStorage(
  area: 'localStorage' | 'sessionStorage',
  fallback: ClearableStorage,
  onRefused: () => void = () => {},
): ClearableStorage {
  const nameOf = (key: string) => `${area} ${key}`
  return {
    read: (key) => {
      const kept = fallback.read(nameOf(key))
      if (kept !== null) return kept
      try {
        return globalThis[area].getItem(key)
      } catch {
        onRefused() // reading the property itself throws where storage is forbidden
        return null
      }
    },
    write: (key, value) => {
      try {
        globalThis[area].setItem(key, value)
        fallback.remove(nameOf(key))
      } catch {
        fallback.write(nameOf(key), value) // forbidden or full
        onRefused()
      }
    },
    remove: (key) => {
      fallback.remove(nameOf(key))
      try {
        globalThis[area].removeItem(key)
      } catch {
        onRefused() // nothing is stored there
      }
    },
  }
}

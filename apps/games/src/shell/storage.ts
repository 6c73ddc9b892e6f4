/** Values that outlive a page. Neither implementation relies on web storage, because browsers may refuse it to embedded pages. */
export interface KeyValueStorage {
  read(key: string): string | null
  write(key: string, value: string): void
}

/** Until the tab closes: in the frame's history entry, which survives a reload and is not readable by other pages. */
export const tabStorage: KeyValueStorage = {
  read: (key) => {
    const state: unknown = history.state
    if (typeof state !== 'object' || state === null) return null
    const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1]
    return typeof value === 'string' ? value : null
  },
  write: (key, value) => history.replaceState({ ...history.state, [key]: value }, ''),
}

/**
 * Until the tab closes, also where the page around the game is loaded again, which gives the frame a new history entry: such as the bets of the last round. Pages of the games' origin can read it: it is no place for
 * tokens. Where the browser refuses it, as `tabStorage`.
 */
export const visitStorage: KeyValueStorage = {
  read: (key) => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return tabStorage.read(key) // no session storage
    }
  },
  write: (key, value) => {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      tabStorage.write(key, value) // session storage is refused or full
    }
  },
}

/** For this device, such as the choice of sound, in the local storage of the games' origin. Where the browser refuses it, until the tab closes; never in a cookie. */
export const deviceStorage: KeyValueStorage = {
  read: (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return tabStorage.read(key) // no local storage
    }
  },
  write: (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      tabStorage.write(key, value) // local storage is refused or full
    }
  },
}
